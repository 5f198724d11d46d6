/// All names of a kind in alphabetical order, grouped by first letter, and the most frequent names.
package struct TermIndex: Hashable, Sendable {
    /// The names with the same first letter.
    package struct Group: Hashable, Sendable {
        /// The group's title: `A`, `E` also for `É`, `0–9`, or `#` for names that begin with a symbol.
        package var title: String
        /// The group in addresses: `a`, `0-9`, `other`.
        package var name: String
        package var listings: [Listing]
    }

    /// Below this number of names, there are no letter groups.
    private static let fewestWithLetters = 60
    /// The maximum number of names on one page. Above it, each letter has its own page.
    package static let mostOnOnePage = 400
    /// The number of frequent names on the first page if letters have their own pages.
    private static let mostFrequent = 100

    package let kind: TermKind
    package let count: Int
    /// The letters in alphabetical order, then digits, then symbols.
    package let groups: [Group]
    /// The names with most episodes, most first.
    package let frequent: [Listing]

    package var hasLetters: Bool { count >= Self.fewestWithLetters }
    package var isOnePage: Bool { count <= Self.mostOnOnePage }

    package init(_ kind: TermKind, of catalog: Catalog) {
        let listings = Self.sortedByName(catalog.listings(kind))
        self.kind = kind
        count = listings.count
        var groups: [Initial: [Listing]] = [:]
        for listing in listings { groups[Initial(listing.name), default: []].append(listing) }
        self.groups = groups.sorted { $0.key < $1.key }.map { initial, listings in
            Group(title: initial.title, name: initial.name, listings: listings)
        }
        let ranked = listings.enumerated().sorted {
            ($1.element.episodeCount, $0.offset) < ($0.element.episodeCount, $1.offset)
        }
        frequent = ranked.prefix(Self.mostFrequent).map(\.element)
    }

    /// The address of the page with all names of a kind.
    package static func address(of kind: TermKind) -> Address { Address([Slug(kind.rawValue)]) }

    /// The address of the page of one letter. It cannot equal the address of a name, which is one folder deep.
    package func address(of group: Group) -> Address { Self.address(of: kind).appending("letters", group.name) }

    /// Sorts names. Each is folded once, because there may be very many.
    private static func sortedByName(_ listings: [Listing]) -> [Listing] {
        listings.map { (listing: $0, name: Array($0.name.folded.utf8)) }.sorted { left, right in
            left.name != right.name
                ? left.name.lexicographicallyPrecedes(right.name) : left.listing.slug < right.listing.slug
        }.map(\.listing)
    }
}

/// The first character of a name, as a sort key.
private enum Initial: Hashable, Comparable {
    case letter(String)
    case digit
    case other

    init(_ name: String) {
        // The letter without its accent.
        let first = name.trimmingBlanks.folded.decomposed.unicodeScalars.first
        switch first?.properties.generalCategory {
        case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter:
            self = .letter(first.map { String($0) } ?? "")
        case .decimalNumber, .letterNumber, .otherNumber: self = .digit
        default: self = .other
        }
    }

    var title: String {
        switch self {
        case .letter(let letter): letter.uppercased()
        case .digit: "0–9"
        case .other: "#"
        }
    }

    var name: String {
        switch self {
        case .letter(let letter): letter
        case .digit: "0-9"
        case .other: "other"
        }
    }

    static func < (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.letter(let left), .letter(let right)): left.precedesInBytes(right)
        case (.letter, _): true
        case (_, .letter): false
        case (.digit, .other): true
        default: false
        }
    }
}
