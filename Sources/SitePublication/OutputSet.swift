/// All files of a build with unique paths, ready to be published or previewed.
package struct OutputSet: Sendable {
    /// The files, sorted by path.
    package private(set) var files: [OutputFile]

    /// - Throws: The errors about conflicting claims of the files.
    package init(_ files: [OutputFile]) throws(BuildFailure) {
        self.files = PathBytes(files.lazy.map(\.path.text)).sortedPlaces.map { files[$0] }
        let clashes = Claims.clashes(of: files)
        guard clashes.isEmpty else { throw BuildFailure(clashes) }
    }

    /// Replaces files by files with the same paths.
    package mutating func replace(_ others: [OutputFile]) {
        for file in others { if let place = place(of: file.path) { files[place] = file } }
    }
}
