#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The second set of a large site's folders, which the next build brings up to date and lets take the place of the output; files
/// are the output's own by another name. It lies beside the output, on whose file system it must be, in a folder that Git
/// ignores: `.Output.sitegen-twin/site`.
struct TwinFolder: Hashable, Sendable {
    private let wrapper: OwnFolder
    private let location: String

    init(of folder: OutputFolder) {
        wrapper = OwnFolder(hiddenPath(beside: folder.location, "twin"))
        location = wrapper.location + "/site"
    }

    /// Takes a folder in as the twin.
    /// - Returns: whether that could be done.
    func take(_ folder: String) -> Bool {
        guard (try? wrapper.make()) != nil else { return false }
        // A site that was built meanwhile by something else, or a link, is in the way.
        if FileStatus.exists(location) { try? removeTree(location) }
        return rename(folder, location) == 0
    }

    /// Gives the twin another name, under which it is the twin no longer.
    /// - Returns: whether there is one, and it is a folder.
    func move(to folder: String) -> Bool {
        guard wrapper.isThere, (try? FileStatus(of: location, following: false))?.kind == .folder else { return false }
        return rename(location, folder) == 0
    }

    func remove() { wrapper.remove() }
}
