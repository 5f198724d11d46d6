extension RandomAccessCollection where Self: Sendable, SubSequence: Sendable, Index == Int {
    /// The transformed elements, in the order of the elements, made by at most `jobs` tasks at a time.
    ///
    /// - Parameter jobs: values below 1 count as 1.
    func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        let jobs = Swift.max(1, jobs)
        let results = ResultPlaces<Result>(count: count)
        // Pieces many times smaller than a fair share, so that one slow piece does not hold up the rest.
        let size = Swift.max(1, count / (jobs * 32))
        var starts = stride(from: startIndex, to: endIndex, by: size).makeIterator()
        await withTaskGroup(of: Void.self) { group in
            func addPiece() {
                guard let start = starts.next() else { return }
                let piece = self[start..<Swift.min(start + size, endIndex)]
                let first = start - startIndex
                group.addTask {
                    var place = first
                    for element in piece {
                        results.put(await transform(element), at: place)
                        place += 1
                    }
                }
            }
            for _ in 0..<jobs { addPiece() }
            while await group.next() != nil { addPiece() }
        }
        return results.taken()
    }

    /// The same without those that are `nil`.
    func concurrentCompactMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result?
    ) async -> [Result] {
        await concurrentMap(jobs: jobs, transform).compactMap(\.self)
    }
}
