extension Array where Element: Sendable {
    /// The transformed elements, in the order of the elements, made by at most `jobs` tasks at a time.
    ///
    /// - Parameter jobs: values below 1 count as 1.
    func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        let jobs = Swift.max(1, jobs)
        // Pieces several times smaller than a fair share, so that one slow piece does not hold up the rest.
        let size = Swift.max(1, count / (jobs * 8))
        var starts = stride(from: 0, to: count, by: size).makeIterator()
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            func addPiece() {
                guard let start = starts.next() else { return }
                let piece = self[start..<Swift.min(start + size, count)]
                group.addTask {
                    var results: [Result] = []
                    results.reserveCapacity(piece.count)
                    for element in piece { results.append(await transform(element)) }
                    return (start, results)
                }
            }
            for _ in 0..<jobs { addPiece() }
            var pieces: [(Int, [Result])] = []
            for await piece in group {
                pieces.append(piece)
                addPiece()
            }
            return pieces.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }
}
