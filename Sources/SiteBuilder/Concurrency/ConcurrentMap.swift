extension RandomAccessCollection where Self: Sendable, SubSequence: Sendable, Index == Int {
    /// The transformed elements, in the order of the elements, made by at most `jobs` tasks at a time.
    ///
    /// - Parameter jobs: values below 1 count as 1.
    func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        await inPieces(jobs: jobs) { piece in
            var results: [Result] = []
            results.reserveCapacity(piece.count)
            for element in piece { results.append(await transform(element)) }
            return results
        }
    }

    /// The same without those that are `nil`.
    func concurrentCompactMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result?
    ) async -> [Result] {
        await inPieces(jobs: jobs) { piece in
            var results: [Result] = []
            for element in piece { if let result = await transform(element) { results.append(result) } }
            return results
        }
    }

    private func inPieces<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (SubSequence) async -> [Result]
    ) async -> [Result] {
        let jobs = Swift.max(1, jobs)
        // Pieces several times smaller than a fair share, so that one slow piece does not hold up the rest.
        let size = Swift.max(1, count / (jobs * 8))
        var starts = stride(from: startIndex, to: endIndex, by: size).makeIterator()
        return await withTaskGroup(of: (Int, [Result]).self) { group in
            func addPiece() {
                guard let start = starts.next() else { return }
                let piece = self[start..<Swift.min(start + size, endIndex)]
                group.addTask { (start, await transform(piece)) }
            }
            for _ in 0..<jobs { addPiece() }
            var pieces: [(Int, [Result])] = []
            for await piece in group {
                pieces.append(piece)
                addPiece()
            }
            pieces.sort { $0.0 < $1.0 }
            var results: [Result] = []
            results.reserveCapacity(pieces.reduce(0) { $0 + $1.1.count })
            for piece in pieces { results += piece.1 }
            return results
        }
    }
}
