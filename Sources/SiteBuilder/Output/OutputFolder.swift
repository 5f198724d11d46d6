import Diagnostics

/// A folder that a build may write to: it has passed the checks below.
public struct OutputFolder: Hashable, Sendable {
    /// Absolute, with links resolved. The folder need not exist yet.
    public let location: String
    /// The folder as the user gave it.
    public let shownAs: String
    /// Whether files in it that are not ours may be overwritten.
    public let force: Bool
    /// A site of more folders keeps a second set of them for the next build, as making and removing it takes long.
    var mostFoldersNotKept = 1000

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
    public init(
        _ path: String, site: String, inputs: [String], home: String?, force: Bool = false
    ) throws(Diagnostic) {
        let refusal: OutputRefusal?
        do throws(SystemError) {
            location = try resolvedPath(path)
            refusal = try OutputRefusal(of: location, site: site, inputs: inputs, home: home, force: force)
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
    }
}
