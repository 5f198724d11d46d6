/// Places that belong together, joined pair by pair.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func join(_ one: Int, _ other: Int) {
        let (left, right) = (root(of: one), root(of: other))
        parents[max(left, right)] = min(left, right)
    }

    private mutating func root(of place: Int) -> Int {
        var root = place
        while parents[root] != root {
            // Halving the way keeps the next one short.
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    /// Each set's places ascending, sets by their first place.
    var groups: [[Int]] {
        var sets = self
        var groups: [Int: [Int]] = [:]
        for place in parents.indices { groups[sets.root(of: place), default: []].append(place) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
