import SiteDiagnostics
import SiteFileSystem

/// A folder that a build may write to: it has passed the checks below.
package struct OutputFolder: Hashable, Sendable {
    /// Absolute, with links resolved. The folder need not exist yet.
    package let location: String
    /// The folder as the user gave it.
    package let shownAs: String
    /// Where the folder seems to lie, when links have led elsewhere.
    let link: String?
    /// Whether files in it that are not ours may be overwritten.
    package let force: Bool

    /// Checks a folder before anything is built.
    ///
    /// Refused are the site's folder and those above it, the folders that the build reads (`Content`, `Themes`) and
    /// those inside them, `/`, the home folder, and a folder with files in it that no build of ours has written unless
    /// `force` is given. Places are compared by identity, so links, mounts and letter case hide nothing.
    /// - Parameters:
    ///   - path: as the user gave it, relative to the working directory.
    ///   - site: the site's folder; it exists.
    ///   - inputs: folders the build reads; those that do not exist are passed over.
    ///   - home: the user's home folder.
    /// - Throws: a diagnostic `output.…` for wrong usage, `io.…` when the system refuses.
    package init(
        _ path: String, site: String, inputs: [String], home: String?, force: Bool = false
    ) throws(Diagnostic) {
        var refusal: OutputRefusal?
        do throws(SystemError) {
            // A slash at the end would have links followed that are meant themselves.
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
