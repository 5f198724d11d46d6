extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// The transformed elements, in the order of the elements, made by at most `jobs` tasks at a time.
    ///
    /// - Parameter jobs: values below 1 count as 1.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        let results = ResultPlaces<Result>(count: count)
        await runInPieces(count, jobs: jobs) { places in
            for place in places { results.put(await transform(self[startIndex + place]), at: place) }
        }
        return results.taken()
    }

    /// The same without those that are `nil`.
    package func concurrentCompactMap<Result: Sendable>(
        jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result?
    ) async -> [Result] {
        await concurrentMap(jobs: jobs, transform).compactMap(\.self)
    }
}

/// Does what is to be done at each of some places. It knows nothing of elements, so that it is compiled once for all kinds.
private func runInPieces(
    _ count: Int, jobs: Int, _ work: @escaping @Sendable (Range<Int>) async -> Void
) async {
    let jobs = max(1, jobs)
    // Pieces many times smaller than a fair share, so that one slow piece does not hold up the rest.
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
