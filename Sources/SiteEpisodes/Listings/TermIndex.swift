/// All names of a kind in the order of the alphabet, by their first letters, and those that most episodes bear.
package struct TermIndex: Hashable, Sendable {
    /// Names with the same first letter.
    package struct Group: Hashable, Sendable {
        /// `A`, `É`'s letter `E`, `0–9`, or `#` for names that begin with a mark.
        package var title: String
        /// The group as part of an address: `a`, `0-9`, `other`.
        package var name: String
        package var listings: [Listing]
    }

    /// Fewer names than this are found without letters.
    private static let fewestWithLetters = 60
    /// No more names than this stand on one page together; of more, each letter has its own.
    package static let mostOnOnePage = 400
    /// How many of the most frequent names stand on the first page of many.
    private static let mostFrequent = 100

    package let kind: TermKind
    package let count: Int
    /// Letters in the order of the alphabet, then digits, then the rest.
    package let groups: [Group]
    /// Most episodes first.
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

    /// Where all names of the kind are listed.
    package static func address(of kind: TermKind) -> Address { Address([Slug(kind.rawValue)]) }

    /// Of the page of one letter, when there are too many names for one page. No name's page lies there: theirs are one
    /// folder deep.
    package func address(of group: Group) -> Address { Self.address(of: kind).appending("letters", group.name) }

    /// Each name is folded once: there may be very many.
    private static func sortedByName(_ listings: [Listing]) -> [Listing] {
        listings.map { (listing: $0, name: Array($0.name.folded.utf8)) }.sorted { left, right in
            left.name != right.name
                ? left.name.lexicographicallyPrecedes(right.name) : left.listing.slug < right.listing.slug
        }.map(\.listing)
    }
}

/// What a name begins with.
private enum Initial: Hashable, Comparable {
    case letter(String)
    case digit
    case other

    init(_ name: String) {
        // The letter below an accent.
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
