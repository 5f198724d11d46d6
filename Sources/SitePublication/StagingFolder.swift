import SiteDiagnostics
import SiteFileSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A hidden folder inside the output in which files are made complete before the first one is put in its place.
///
/// Inside, because only there renaming is certain to stay on one file system: the output may be a mount of its own.
struct StagingFolder: ~Copyable {
    static let name = ".sitegen-staging"

    private let own: OwnFolder
    private var isKept = false
    var location: String { own.location }

    /// Makes an empty staging folder.
    /// - Parameter folder: the location of an output folder, which has none.
    /// - Throws: `EEXIST` where something stands in its place that is not ours.
    init(in folder: String) throws(SystemError) {
        own = OwnFolder(folder + "/" + Self.name)
        try own.make()
        for name in ["/new", "/old"] { try makeFolder(own.location + name) }
    }

    /// The one that a killed build has left; `nil` when there is none.
    init?(leftIn folder: String) {
        own = OwnFolder(folder + "/" + Self.name)
        guard own.isThere else { return nil }
    }

    /// Removes the folder and what is still in it: the journal first, as half of the files are not to be put in place.
    deinit {
        if isKept { return }
        unlink(journal)
        own.remove()
    }

    /// Leaves the folder to the next run.
    consuming func keep() { isKept = true }

    /// The manifest of the build.
    var manifest: String { location + "/manifest" }
    /// The manifest that counts while files are put in place.
    var interimManifest: String { location + "/interim-manifest" }
    /// The steps from here to the end.
    var journal: String { location + "/journal" }
    /// Where the complete file that is to be put in the n-th place waits.
    func new(_ index: Int) -> String { Self.new(index, in: location) }
    static func new(_ index: Int, in location: String) -> String { location + "/new/\(index)" }
    /// Where something that was taken away is kept until all went well.
    func old(_ name: String) -> String { location + "/old/" + name }

    /// Writes manifests and journal when all files are staged: from now on the way leads forward only.
    func commit(_ plan: PublicationPlan) throws(SystemError) {
        // Owns old and new, so that nothing of either is foreign whatever happens.
        try Manifest(paths: Set(plan.manifest.paths).union(plan.oldManifest?.paths ?? [])).write(to: interimManifest)
        try plan.manifest.write(to: manifest)
        let draft = journal + "-draft"
        let file = try Descriptor.creating(draft)
        try file.write(Journal(plan).bytes[...])
        try file.finish()
        guard rename(draft, journal) == 0 else { throw .last }
    }
}
