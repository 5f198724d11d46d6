extension OutputSet {
    /// The file at a path; `nil` if it does not exist.
    package subscript(path: OutputPath) -> OutputFile? { place(of: path).map { files[$0] } }

    /// The index of a path's file.
    package func place(of path: OutputPath) -> Int? {
        let place = files.partitionPoint { $0.path < path }
        return place < files.count && files[place].path == path ? place : nil
    }
}
