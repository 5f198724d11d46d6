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
        let results = Slots<Result>(count)
        await withTaskGroup(of: Void.self) { group in
            func addPiece() {
                guard let start = starts.next() else { return }
                let end = Swift.min(start + size, count)
                group.addTask {
                    for index in start..<end { results.fill(index, with: await transform(self[index])) }
                }
            }
            for _ in 0..<jobs { addPiece() }
            for await _ in group { addPiece() }
        }
        return results.take()
    }
}

/// Places for as many values, which tasks fill side by side: none is copied, and none is held twice.
///
/// Unchecked: each place is filled once, by one task, and emptied when all tasks have ended.
private final class Slots<Value: Sendable>: @unchecked Sendable {
    private let start: UnsafeMutablePointer<Value>
    private let count: Int

    init(_ count: Int) {
        start = .allocate(capacity: count)
        self.count = count
    }

    func fill(_ index: Int, with value: Value) { (start + index).initialize(to: value) }

    /// All values: to be asked for once, when every place is filled.
    func take() -> [Value] {
        [Value](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = buffer.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(start: start, count: count))
        }
    }

    deinit { start.deallocate() }
}
