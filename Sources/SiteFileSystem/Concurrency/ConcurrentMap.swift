extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Transforms the elements concurrently and returns the results in order. At most `jobs` tasks run at a time.
    ///
    /// - Parameter jobs: Values below 1 count as 1.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        let results = ResultSlots<Result>(count: count)
        await runInPieces(count, jobs: jobs) { places in
            for place in places { results.put(await transform(self[startIndex + place]), at: place) }
        }
        return results.taken()
    }

    /// Like `concurrentMap`, without results that are `nil`.
    package func concurrentCompactMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result?
    ) async -> [Result] {
        await concurrentMap(jobs: jobs, transform).compactMap(\.self)
    }
}

/// Runs work for each index. It is not generic, so that it is compiled only once.
private func runInPieces(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Range<Int>) async -> Void
) async {
    let jobs = max(1, jobs)
    // A piece is much smaller than a task's fair share, so that one slow piece does not delay the rest.
    let size = max(1, count / (jobs * 32))
    var starts = stride(from: 0, to: count, by: size).makeIterator()
    await withTaskGroup(of: Void.self) { group in
        func addPiece() {
            guard let start = starts.next() else { return }
            group.addTask { await work(start..<min(start + size, count)) }
        }
        for _ in 0..<jobs { addPiece() }
        while await group.next() != nil { addPiece() }
    }
}
