import Episodes
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The first site of an output folder while it is made: pages lie where they are published from as soon as they are rendered. So the
/// system writes some while others are rendered, and none is written or held a second time.
///
/// It is the shadow of the output (``ShadowFolder``), and has the lock of both. Nothing is touched before ``begun()``; from then on
/// it is to be published or discarded.
public final class DraftFolder: Sendable {
    private struct State: ~Copyable {
        var shadow: ShadowFolder?
        var lock: FolderLock?
        /// Folders that were made for it, outermost first.
        var made: [String] = []
        var isInPlace = false
    }

    private let folder: OutputFolder
    private let location: String
    private let state = Mutex(State())

    public init(of folder: OutputFolder) {
        self.folder = folder
        location = ShadowFolder.location(beside: folder.location)
    }

    /// The draft, ready to take pages in: to be asked for when nothing speaks against the build any more.
    ///
    /// - Returns: `nil` where there is a site already, whose pages most often stay as they are, and where folders cannot be exchanged.
    /// - Throws: when another build is writing there.
    func begun() throws(BuildFailure) -> DraftFolder? {
        guard (try? Manifest(in: folder.location)) == .some(nil), let made = try? makeFolders(folder.location) else {
            return nil
        }
        do throws(BuildFailure) {
            let lock = try FolderLock.take(folder)
            try folder.endInterruptedPublication(lock)
            guard let shadow = try? ShadowFolder(of: folder, isKept: false) else { throw BuildFailure([]) }
            var begun = State()
            begun.shadow = consume shadow
            begun.lock = consume lock
            begun.made = made
            set(begun)
            return self
        } catch {
            removeEmptyFolders(made.reversed())
            if error.diagnostics.isEmpty { return nil }
            throw error
        }
    }

    private func set(_ new: consuming sending State) {
        var new: State? = consume new
        state.withLock { state in if let new = new.take() { state = new } }
    }

    var isBegun: Bool { state.withLock { $0.shadow != nil } }

    /// Whether the files that were taken in are published as they are, since the whole folder has taken its place.
    var isInPlace: Bool { state.withLock { $0.isInPlace } }

    func noteInPlace() { state.withLock { $0.isInPlace = true } }

    /// Makes the folders of pages that are still to come. Tasks that make folders in the same one wait for each other, so one does it
    /// for all of them while others have something else to do; where it fails, whoever writes a page tries again.
    func prepare(for pages: [Address]) async {
        var made: Set<Substring> = []
        for page in pages where !Task.isCancelled {
            guard let path = OutputPath(page.outputPath), let folder = folderAbove(path.text[...]),
                made.insert(folder).inserted
            else { continue }
            try? makeMissingFolders(location + "/" + folder)
        }
    }

    /// Takes a file in; `nil` where that cannot be done.
    func write(_ bytes: [UInt8], _ digest: ContentDigest, at path: OutputPath) -> DraftedFile? {
        let place = location + "/" + path.text
        guard let output = try? created(place) else { return nil }
        do throws(SystemError) {
            try output.write(bytes[...])
            let mark = FileMark(try output.status)
            try output.finish()
            return DraftedFile(folder: location, path: path, mark: mark, digest: digest)
        } catch {
            unlink(place)
            return nil
        }
    }

    /// Whoever has the shadow publishes it, or lets it go with all that is in it; `nil` when somebody has it.
    func takeShadow() -> ShadowFolder? { state.withLock { $0.shadow.take() } }

    /// Leaves everything as it was before, unless it is published.
    public func discard() {
        state.withLock { state in
            if let shadow = state.shadow.take() { _ = consume shadow }
            // They hold the site, if it was published.
            removeEmptyFolders(state.made.reversed())
            state = State()
        }
    }
}

/// A file of the build that lies in a draft, until it is published.
public struct DraftedFile: Hashable, Sendable {
    fileprivate let folder: String
    fileprivate let path: OutputPath
    /// Of where it lies.
    let mark: FileMark
    let digest: ContentDigest

    public var count: Int { mark.size }

    /// Put together when it is asked for: there are hundreds of thousands.
    private var location: String { folder + "/" + path.text }

    var bytes: [UInt8] { get throws(SystemError) { try fileBytes(location) } }

    /// Puts it in another place on the same file system.
    func move(to place: String) throws(SystemError) {
        let location = location
        if place != location, rename(location, place) != 0 { throw .last }
    }
}
