/// The place of the cells of a last group that is not full, with the free space of their line. In a row that scrolls across,
/// a line runs from top to bottom, and leading means the top.
public enum LastGroupAlignment: String, Hashable, Sendable, CaseIterable {
    case leading, center, trailing

    /// The part of the free space that comes before the cells.
    var shareBefore: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
