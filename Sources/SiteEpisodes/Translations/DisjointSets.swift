/// Disjoint sets of indices, merged pair by pair.
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
            // Path halving keeps later searches short.
            parents[root] = parents[parents[root]]
            root = parents[root]
        }
        return root
    }

    /// The sets with more than one element. Elements and sets are sorted by index.
    var joined: [[Int]] {
        var sets = self
        var groups: [Int: [Int]] = [:]
        // The smallest index of a set is its root.
        for place in parents.indices where parents[place] != place {
            let root = sets.root(of: place)
            groups[root, default: [root]].append(place)
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
