import Diagnostics

/// A hidden folder inside the output in which files are made complete before the first one is put in its place.
///
/// Inside, because only there renaming is certain to stay on one file system: the output may be a mount of its own.
struct StagingFolder: ~Copyable {
    static let name = ".sitegen-staging"

    let location: String

    /// Makes an empty staging folder; what a build that was killed has left there is removed.
    init(in folder: OutputFolder) throws(SystemError) {
        let location = folder.location + "/" + Self.name
        if try FileStatus.find(location) != nil { try removeTree(location) }
        for path in [location, location + "/new", location + "/old"] { try makeFolder(path) }
        self.location = location
    }

    /// Removes the folder and what is still in it; the next build would too.
    deinit { try? removeTree(location) }

    /// The manifest of the build.
    var manifest: String { location + "/manifest" }
    /// The manifest that counts while files are put in place.
    var journal: String { location + "/journal" }
    /// Where the complete file that is to be put in the n-th place waits.
    func new(_ index: Int) -> String { location + "/new/\(index)" }
    /// Where something that was taken away is kept until all went well.
    func old(_ name: String) -> String { location + "/old/" + name }

    /// Writes both manifests. The journal owns old and new, so that a killed build leaves nothing foreign behind.
    func stageManifests(of plan: PublicationPlan) throws(SystemError) {
        let both = Manifest(paths: plan.manifest.paths.union(plan.oldManifest?.paths ?? []))
        try both.write(to: journal)
        try plan.manifest.write(to: manifest)
    }
}
