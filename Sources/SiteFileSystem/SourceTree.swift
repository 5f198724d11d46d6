import SiteDiagnostics
import SiteMarkup

/// The files in a source folder (content or theme): their paths, and their bytes on request.
package struct SourceTree: Sendable {
    /// The absolute path of the folder.
    package let folder: String
    /// The path of the folder as the user knows it: `Content`. Empty for the working directory.
    package let shownAs: String
    /// The paths relative to the folder, separated by `/` and sorted by bytes.
    package let paths: [String]
    /// The absolute paths of the folder, of all folders below it and of folders with linked files, for file watchers.
    package let folders: [String]
    /// Diagnostics about files that were left out, sorted.
    package let diagnostics: [Diagnostic]

    /// Reads the file names of a folder. A folder that does not exist has no files.
    ///
    /// Links are followed only to targets inside the site. Hidden files, editors' backup files and similar are skipped.
    /// - Parameters:
    ///   - folder: The folder to read.
    ///   - shownAs: The folder's path in diagnostics.
    ///   - site: The site's folder. Nothing outside it is read.
    ///   - passedOver: Names at the top level that are skipped.
    package init(_ folder: String, shownAs: String, site: String, passingOver passedOver: Set<String> = []) {
        var walk = SourceWalk(site: site, shownAs: shownAs, passedOver: passedOver)
        walk.start(at: folder)
        self.folder = folder
        self.shownAs = shownAs
        self.paths = walk.paths.sorted { $0.precedesInBytes($1) }
        self.folders = walk.folders
        self.diagnostics = walk.diagnostics.sorted()
    }

    /// The absolute path of a file of the tree.
    package func location(of path: String) -> String { folder + "/" + path }

    /// A file's path as diagnostics show it.
    package func shownPath(of path: String) -> String { joinedPath(shownAs, path) }

    /// The bytes of a file of the tree. Throws `io.unreadable`.
    package func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
        do throws(SystemError) {
            return try fileBytes(location(of: path))
        } catch {
            throw .unreadable(shownPath(of: path), error)
        }
    }

    /// The size of a file of the tree in bytes. Throws `io.unreadable`.
    package func size(of path: String) throws(Diagnostic) -> Int {
        do throws(SystemError) {
            return try FileStatus(of: location(of: path)).size
        } catch {
            throw .unreadable(shownPath(of: path), error)
        }
    }

    /// A file of the tree as a text with positions. Throws `io.unreadable`, and `source.too-large` if the file has more
    /// than `limit` bytes.
    package func text(of path: String, atMost limit: Int) throws(Diagnostic) -> SourceText {
        let size = try size(of: path)
        guard size <= limit else {
            throw Diagnostic(
                .error, id: "source.too-large",
                "the file has \(size) bytes, but texts of this kind may have at most \(limit / 1_000_000) MB",
                hint: "split it, or give it a file extension that is not for texts", path: shownPath(of: path),
                position: .start)
        }
        return SourceText(path: shownPath(of: path), bytes: try bytes(of: path))
    }
}
