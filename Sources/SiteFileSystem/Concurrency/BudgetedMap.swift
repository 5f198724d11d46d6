extension Array where Element: Sendable {
    /// Transforms the elements concurrently and returns the results in order. At most `jobs` tasks run at a time, and
    /// the sum of their costs stays within a budget. An element that exceeds the budget runs alone.
    package func concurrentMap<Result: Sendable>(
        jobs: Int, budget: Int, cost: (Element) -> Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (index: Int, cost: Int, result: Result).self) { group in
            var results = [Result?](repeating: nil, count: count)
            var running = (count: 0, cost: 0)
            func finish() async {
                guard let done = await group.next() else { return }
                results[done.index] = done.result
                running = (running.count - 1, running.cost - done.cost)
            }
            for (index, element) in enumerated() {
                let cost = cost(element)
                while running.count > 0, running.count >= jobs || running.cost + cost > budget { await finish() }
                running = (running.count + 1, running.cost + cost)
                group.addTask { (index, cost, await transform(element)) }
            }
            while running.count > 0 { await finish() }
            return results.compactMap(\.self)
        }
    }
}
