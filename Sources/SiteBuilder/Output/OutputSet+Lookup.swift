extension OutputSet {
    /// The file at a path; `nil` when there is none.
    public subscript(path: OutputPath) -> OutputFile? { place(of: path).map { files[$0] } }

    /// Where the file of a path stands among the files.
    func place(of path: OutputPath) -> Int? {
        var range = files.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if files[middle].path < path {
                range = middle + 1..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound < files.count && files[range.lowerBound].path == path ? range.lowerBound : nil
    }
}
