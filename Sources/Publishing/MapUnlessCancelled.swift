extension Sequence {
    /// Ends with fewer results when the task is cancelled: nobody is going to look at them.
    func mapUnlessCancelled<Result>(_ transform: (Element) -> Result) -> [Result] {
        var results: [Result] = []
        results.reserveCapacity(underestimatedCount)
        for element in self {
            if Task.isCancelled { break }
            results.append(transform(element))
        }
        return results
    }
}
