import SiteDiagnostics
import SiteMarkup

/// The files below a folder that the author or designer writes: which there are, and their bytes when asked.
package struct SourceTree: Sendable {
    /// Absolute path of the folder.
    package let folder: String
    /// The folder as the user knows it: `Content`. Empty for the working directory.
    package let shownAs: String
    /// Paths relative to the folder, parts separated by `/`, in the order of their bytes.
    package let paths: [String]
    /// Absolute paths of the folder, those below it and those that linked files lie in, for whoever watches them.
    package let folders: [String]
    /// What was left out and why, sorted.
    package let diagnostics: [Diagnostic]

    /// Looks through a folder. A folder that does not exist has no files.
    ///
    /// Links are followed to places inside the site only; hidden files, editors' copies and the like are passed over.
    /// - Parameters:
    ///   - folder: the folder to look through.
    ///   - shownAs: how diagnostics name it.
    ///   - site: the folder of the site, outside of which nothing is read.
    ///   - passedOver: names at the top of the folder that are not looked at.
    package init(_ folder: String, shownAs: String, site: String, passingOver passedOver: Set<String> = []) {
        var walk = SourceWalk(site: site, shownAs: shownAs, passedOver: passedOver)
        walk.start(at: folder)
        self.folder = folder
        self.shownAs = shownAs
        self.paths = walk.paths.sorted { $0.precedesInBytes($1) }
        self.folders = walk.folders
        self.diagnostics = walk.diagnostics.sorted()
    }

    /// Where a file of the tree is.
    package func location(of path: String) -> String { folder + "/" + path }

    /// A file's path as diagnostics show it.
    package func shownPath(of path: String) -> String { joinedPath(shownAs, path) }

    /// The bytes of a file of the tree; throws `io.unreadable`.
    package func bytes(of path: String) throws(Diagnostic) -> [UInt8] {
        do throws(SystemError) {
            return try fileBytes(location(of: path))
        } catch {
            throw .unreadable(shownPath(of: path), error)
        }
    }

    /// Bytes that a file of the tree has; throws `io.unreadable`.
    package func size(of path: String) throws(Diagnostic) -> Int {
        do throws(SystemError) {
            return try FileStatus(of: location(of: path)).size
        } catch {
            throw .unreadable(shownPath(of: path), error)
        }
    }

    /// A file of the tree as a text with positions; throws `io.unreadable`, and `source.too-large` for one of more bytes than `limit`.
    package func text(of path: String, atMost limit: Int) throws(Diagnostic) -> SourceText {
        let size = try size(of: path)
        guard size <= limit else {
            throw Diagnostic(
                .error, id: "source.too-large",
                "the file has \(size) bytes; texts of this kind are read up to \(limit / 1_000_000) MB",
                hint: "split it, or name it without an ending that says it is a text", path: shownPath(of: path),
                position: .start)
        }
        return SourceText(path: shownPath(of: path), bytes: try bytes(of: path))
    }
}
