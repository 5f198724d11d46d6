extension OutputSet {
    /// Paths of the files that only one of two builds made, or that each made otherwise.
    ///
    /// Both are walked through side by side. What neither build has touched is the same piece of memory, and known as such at once.
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
