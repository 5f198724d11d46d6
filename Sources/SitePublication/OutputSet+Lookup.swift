extension OutputSet {
    /// The file at a path; `nil` when there is none.
    package subscript(path: OutputPath) -> OutputFile? { place(of: path).map { files[$0] } }

    /// Where the file of a path stands among the files.
    package func place(of path: OutputPath) -> Int? {
        let place = files.partitionPoint { $0.path < path }
        return place < files.count && files[place].path == path ? place : nil
    }
}
