extension Array {
    /// Where the first element stands that does not belong before, in an array that has all of those in front; the end when all do.
    func partitionPoint(_ belongsBefore: (Element) -> Bool) -> Int {
        var range = indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if belongsBefore(self[middle]) {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }
}
