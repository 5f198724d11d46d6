extension OutputSet {
    /// The paths of files that only one of two builds made, or that differ between them.
    ///
    /// Both sorted lists are compared in one pass. Files that neither build has changed are the same object, which is
    /// checked first.
    package func paths(differentFrom other: OutputSet) -> Set<OutputPath> {
        var different: Set<OutputPath> = []
        var rest = other.files[...]
        for file in files {
            while let first = rest.first, first.path < file.path { different.insert(rest.removeFirst().path) }
            if let first = rest.first, first.path == file.path {
                rest.removeFirst()
                if first.contents == file.contents { continue }
            }
            different.insert(file.path)
        }
        return different.union(rest.map(\.path))
    }
}
