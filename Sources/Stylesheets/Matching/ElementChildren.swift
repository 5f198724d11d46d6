/// The children of each element of a tree.
struct ElementChildren {
    private var children: [[Int]]

    init(_ tree: ElementTree) {
        children = tree.elements.map { _ in [] }
        for (place, element) in tree.elements.enumerated() {
            if let parent = element.parent { children[parent].append(place) }
        }
    }

    subscript(parent: Int) -> [Int] { children[parent] }
}
