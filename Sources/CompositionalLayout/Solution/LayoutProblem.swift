/// A fault that prevents a layout from being solved (layout-semantics 3.13). Problems are values, because only the
/// caller knows the file and the line.
public struct LayoutProblem: Hashable, Sendable, Error {
    public enum Kind: Hashable, Sendable {
        /// The provider returned nothing for a section that has items.
        case missingSection
        /// Insets leave no positive length along the axis: `available` minus `insets` points.
        case noRoom(Axis, available: Length, insets: Double)
        /// Not even the first entry fits: it needs `needed`, but only `available` exists along the group's axis.
        case cannotFit(Axis, needed: Length, available: Length)
        case emptySubitems
        case invalidCount(Int)
        case nonFinite
        /// A number, or a product of numbers, is larger than `Length.largest`.
        case tooLarge
        case duplicateKind(String)
        case nestedTooDeeply
        /// The tail for the last `remainder` items has a different number of cells.
        case tailMismatch(remainder: Int, cells: Int)
        /// A group has more cells, or a section needs more work, than any page needs.
        case tooComplex
        /// Justified rows, a waterfall or a mosaic are inside a group or a tail, in a section that scrolls, or in a group with insets,
        /// edges or badges.
        case misplacedRows
        /// The bounds of justified rows are too near to each other, or not positive.
        case invalidRowHeights(lowest: Double, highest: Double)
        /// The aspect ratio of an item in justified rows or a waterfall is unknown, and no other is given. The number starts at 1.
        case unknownAspectRatio(item: Int)
        /// An item in a mosaic has no number or word that a condition asks for, and there is no default. The item's number starts
        /// at 1.
        case unknownFact(item: Int, name: String)
    }

    public let kind: Kind
    /// The section's index; `nil` if the fault is in the layout's configuration or environment.
    public let section: Int?
    /// The group that has no room or cannot be filled; `nil` if the fault concerns the whole section.
    public let group: LayoutGroup?

    public init(_ kind: Kind, section: Int?, group: LayoutGroup? = nil) {
        self.kind = kind
        self.section = section
        self.group = group
    }

    /// A short stable name, as used in diagnostics.
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
        case .misplacedRows: "misplacedRows"
        case .invalidRowHeights: "invalidRowHeights"
        case .unknownAspectRatio: "unknownAspectRatio"
        case .unknownFact: "unknownFact"
        }
    }
}
