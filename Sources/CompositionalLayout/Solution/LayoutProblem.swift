/// Something that keeps a layout from being laid out (layout-semantics 3.13). Problems are values: the caller knows the
/// file and the line.
public struct LayoutProblem: Hashable, Sendable, Error {
    public enum Kind: Hashable, Sendable {
        /// The provider returned nothing for a section that has items.
        case missingSection
        /// Insets leave no positive room along the axis: `available` points less `insets`.
        case noRoom(Axis, available: Length, insets: Double)
        /// Not even the first entry fits: it needs `needed` of `available` along the group's axis.
        case cannotFit(Axis, needed: Length, available: Length)
        case emptySubitems
        case invalidCount(Int)
        case nonFinite
        /// A number, or what comes of multiplying numbers, is beyond `Length.largest`.
        case tooLarge
        case duplicateKind(String)
        case nestedTooDeeply
        /// The group that is to lay out the last `remainder` items holds another number of them.
        case tailMismatch(remainder: Int, cells: Int)
        /// More cells in one group, or more work for one section, than any page needs.
        case tooComplex
    }

    public let kind: Kind
    /// `nil` when the layout's own configuration, or what it is solved in, is meant.
    public let section: Int?
    /// The group that has no room or cannot be filled; `nil` when the whole section is meant.
    public let group: LayoutGroup?

    public init(_ kind: Kind, section: Int?, group: LayoutGroup? = nil) {
        self.kind = kind
        self.section = section
        self.group = group
    }

    /// Short stable name, as used in diagnostics.
    public var name: String {
        switch kind {
        case .missingSection: "missingSection"
        case .noRoom: "noRoom"
        case .cannotFit: "cannotFit"
        case .emptySubitems: "emptySubitems"
        case .invalidCount: "invalidCount"
        case .nonFinite: "nonFinite"
        case .tooLarge: "tooLarge"
        case .duplicateKind: "duplicateKind"
        case .nestedTooDeeply: "nestedTooDeeply"
        case .tailMismatch: "tailMismatch"
        case .tooComplex: "tooComplex"
        }
    }
}
