/// The ways from the root of pages to their elements, each once: elements that no selector can tell apart share one place.
/// Pages of a kind are made by the same templates, so however many they are, this stays small.
struct ElementTree: Hashable, Sendable {
    struct Element: Hashable, Sendable {
        /// Place of the parent; `nil` for the root.
        let parent: Int?
        /// Names of the element, its classes and its `data-` attributes.
        let names: [StyleName]
        let look: UInt64
        /// Of the element's name; looked up once for all elements that share the place.
        let traits: ElementTraits

        init(parent: Int?, names: [StyleName], look: UInt64) {
            self.parent = parent
            self.names = names
            self.look = look
            traits = names.first.map { ElementTraits(of: $0) } ?? []
        }
    }

    private struct Key: Hashable, Sendable {
        let parent: Int
        let look: UInt64

        /// See ``StyleName/_rawHashValue(seed:)``.
        func _rawHashValue(seed: Int) -> Int { (look &+ UInt64(parent) << 32).scattered(seed: seed) }
    }

    private(set) var elements = Self.root
    /// A card's elements find room without it growing.
    private var places = [Key: Int](minimumCapacity: 16)

    /// Where a page's first element goes. `html`, `head` and `body` need no tags of their own, so they stand above it, whether a page has
    /// those tags or not.
    static let top = 1

    private static let root = [["html"], ["html", "head", "body"]].enumerated().map { place, names in
        Element(parent: place == 0 ? nil : 0, names: names.map { StyleName(.element, $0) }, look: 0)
    }

    /// The place of an element.
    ///
    /// - Parameters:
    ///   - look: a number for all of its names: elements that share it are taken for the same.
    ///   - names: asked for where such an element is new there.
    mutating func place(below parent: Int, look: UInt64, names: () -> [StyleName]) -> Int {
        let key = Key(parent: parent, look: look)
        if let place = places[key] { return place }
        let place = elements.count
        elements.append(Element(parent: parent, names: names(), look: look))
        places[key] = place
        return place
    }

    /// Keeps the room that the elements took.
    mutating func removeAll() {
        elements.removeSubrange(Self.root.count...)
        places.removeAll(keepingCapacity: true)
    }

    /// Takes less room from now on. No element is added to it any more.
    mutating func forgetPlaces() { places = [:] }

    mutating func formUnion(_ other: ElementTree) { graft(other, below: Self.top) }

    /// Puts what stands in another tree's body below an element.
    mutating func graft(_ other: ElementTree, below parent: Int) {
        var moved = [0, parent]
        for element in other.elements.dropFirst(moved.count) {
            moved.append(place(below: moved[element.parent ?? 0], look: element.look) { element.names })
        }
    }
}
