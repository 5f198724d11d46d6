/// All files of a build, each path claimed once: what may be published or previewed.
package struct OutputSet: Sendable {
    /// In the order of their paths.
    package private(set) var files: [OutputFile]

    /// - Throws: the clashes among the files' claims.
    package init(_ files: [OutputFile]) throws(BuildFailure) {
        self.files = PathBytes(files.lazy.map(\.path.text)).sortedPlaces.map { files[$0] }
        let clashes = Claims.clashes(of: files)
        guard clashes.isEmpty else { throw BuildFailure(clashes) }
    }

    /// Exchanges files for others of the same paths.
    package mutating func replace(_ others: [OutputFile]) {
        for file in others { if let place = place(of: file.path) { files[place] = file } }
    }
}
