import SiteDiagnostics
import SiteFileSystem

/// A folder that has passed the checks below, so a build may write to it.
package struct OutputFolder: Hashable, Sendable {
    /// The absolute path with links resolved. The folder need not exist.
    package let location: String
    /// The path that the user gave.
    package let shownAs: String
    /// The path before links were resolved; `nil` if it contains no link.
    let link: String?
    /// True if files that no build made may be overwritten.
    package let force: Bool

    /// Checks a folder before anything is built.
    ///
    /// These folders are refused: the site's folder and its parents; the folders that the build reads (`Content`,
    /// `Themes`) and their subfolders; `/`; the home folder; and, unless `force` is true, a folder with files that no
    /// build made. Folders are compared by identity, so links, mounts and letter case make no difference.
    /// - Parameters:
    ///   - path: The path that the user gave, relative to the working directory.
    ///   - site: The site's folder, which must exist.
    ///   - inputs: The folders that the build reads. Missing ones are ignored.
    ///   - home: The user's home folder.
    /// - Throws: A diagnostic `output.…` for wrong usage, `io.…` for a system error.
    package init(
        _ path: String, site: String, inputs: [String], home: String?, force: Bool = false
    ) throws(Diagnostic) {
        var refusal: OutputRefusal?
        do throws(SystemError) {
            // A final slash would make the system follow the link.
            var name = path[...]
            while name.utf8.count > 1, name.last == "/" { name.removeLast() }
            let isLink = try FileStatus.find(String(name), following: false)?.kind == .link
            if isLink, try FileStatus.find(path) == nil { refusal = .linkLeadsNowhere }
            location = refusal == nil ? try resolvedPath(path) : String(name)
            link = try Self.link(String(name), to: location)
            if refusal == nil {
                refusal = try OutputRefusal(of: location, site: site, inputs: inputs, home: home, force: force)
            }
        } catch {
            throw .unwritable(path, error)
        }
        if let refusal { throw refusal.diagnostic(for: path) }
        self.shownAs = path
        self.force = force
    }

    /// The same folder after it was moved.
    init(_ folder: OutputFolder, movedTo location: String) {
        self.location = location
        shownAs = folder.shownAs
        force = folder.force
        link = nil
    }

    private static func link(_ path: String, to location: String) throws(SystemError) -> String? {
        guard let name = path.split(separator: "/").last, name != ".", name != ".." else { return nil }
        let link = joinedPath(try resolvedPath(parentPath(path)), String(name))
        return link == location ? nil : link
    }
}
