/// The candidate that is closest to a misspelt word ("did you mean"); `nil` if none is close enough.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
    let word = Array(word.lowercased().utf8)
    let limit = word.count <= 3 ? 1 : word.count <= 6 ? 2 : 3
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
        let other = Array(candidate.lowercased().utf8)
        // The difference in length alone excludes most candidates.
        guard abs(other.count - word.count) <= limit else { continue }
        let distance = editDistance(word, other, limit)
        guard distance <= limit, distance < max(word.count, 1) else { continue }
        if best.map({ (distance, candidate) < $0 }) ?? true { best = (distance, candidate) }
    }
    return best?.candidate
}

/// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours cost 1 each.
///
/// A distance above the limit may be less than the real one.
private func editDistance(_ left: [UInt8], _ right: [UInt8], _ limit: Int) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
        var current = [row + 1]
        for (column, rightByte) in right.enumerated() {
            var cost = min(
                previous[column + 1] + 1, current[column] + 1,
                previous[column] + (leftByte == rightByte ? 0 : 1))
            if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
                cost = min(cost, beforePrevious[column - 1] + 1)
            }
            current.append(cost)
        }
        // Each later row costs at least as much as one of the last two, whose words differ too much already.
        let least = min(current.min() ?? 0, previous.min() ?? 0)
        if least > limit { return least }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
}
