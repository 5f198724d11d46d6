extension OutputSet {
    /// The file at a path; `nil` when there is none.
    public subscript(path: OutputPath) -> OutputFile? {
        var range = files.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if files[middle].path < path {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        guard range.lowerBound < files.count, files[range.lowerBound].path == path else { return nil }
        return files[range.lowerBound]
    }
}
