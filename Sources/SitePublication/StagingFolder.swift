import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A hidden folder inside the output, in which all files are written before the first one is put in place.
///
/// It is inside the output because only there renaming never crosses file systems: the output may be a mount.
struct StagingFolder: ~Copyable {
    static let name = ".sitegen-staging"

    private let own: OwnFolder
    private var isKept = false
    var location: String { own.location }

    /// Makes an empty staging folder.
    /// - Parameter folder: The location of an output folder without a staging folder.
    /// - Throws: `EEXIST` if something exists there that is not ours.
    init(in folder: String) throws(SystemError) {
        own = OwnFolder(folder + "/" + Self.name)
        try own.make()
        for name in ["/new", "/old"] { try makeFolder(own.location + name) }
    }

    /// Opens the staging folder of a killed build; `nil` if none exists.
    init?(leftIn folder: String) {
        own = OwnFolder(folder + "/" + Self.name)
        guard own.isThere else { return nil }
    }

    /// Removes the folder and its contents. The journal goes first, because an incomplete set of files must not be put
    /// in place.
    deinit {
        if isKept { return }
        unlink(journal)
        own.remove()
    }

    /// Leaves the folder for the next run.
    consuming func keep() { isKept = true }

    /// The path of the build's manifest.
    var manifest: String { location + "/manifest" }
    /// The path of the manifest that is valid while files are put in place.
    var interimManifest: String { location + "/interim-manifest" }
    /// The path of the journal with the remaining steps.
    var journal: String { location + "/journal" }
    /// The path of the complete file for the place with this index.
    func new(_ index: Int) -> String { Self.new(index, in: location) }
    static func new(_ index: Int, in location: String) -> String { location + "/new/\(index)" }
    /// The path at which a removed file is kept until the publication has succeeded.
    func old(_ name: String) -> String { location + "/old/" + name }

    /// Writes manifests and journal after all files are staged. From now on an interrupted publication is completed,
    /// not undone.
    func commit(_ plan: PublicationPlan) throws(SystemError) {
        // It owns old and new files, so that no file of either build counts as foreign.
        try Manifest(paths: Set(plan.manifest.paths).union(plan.oldManifest?.paths ?? [])).write(to: interimManifest)
        try plan.manifest.write(to: manifest)
        let draft = journal + "-draft"
        let file = try Descriptor.creating(draft)
        try file.write(Journal(plan).bytes[...])
        try file.finish()
        guard rename(draft, journal) == 0 else { throw .last }
    }
}
