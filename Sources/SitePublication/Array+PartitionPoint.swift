extension Array {
    /// The index of the first element for which `belongsBefore` is false; the end if none is. All elements for which it
    /// is true must come first.
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
