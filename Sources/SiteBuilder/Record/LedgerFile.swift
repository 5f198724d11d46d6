import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublishing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The ledger of published episodes as a build leaves it: written when the site is, and not before.
package struct LedgerFile: Hashable, Sendable {
    /// As messages name it: `Content/episodes.lock`.
    package let shownAs: String
    /// Episodes that were published for the first time.
    package let addedCount: Int
    let location: String
    /// As it was read; `nil` when there was none.
    private let old: [UInt8]?
    private let new: [UInt8]

    init(_ update: LedgerUpdate, old: SourceText?, in folders: SiteFolders) {
        shownAs = joinedPath(folders.shownContent, SiteContent.ledgerName)
        location = folders.content + "/" + SiteContent.ledgerName
        self.old = old?.bytes
        new = update.bytes
        addedCount = update.addedCount
    }

    /// Whether there is anything to write.
    package var isChanged: Bool { new != old }

    /// Whether no build has written one yet.
    package var isNew: Bool { old == nil }

    /// Puts the new ledger in the place of the old one, whole.
    ///
    /// - Returns: A hint when that cannot be, as where the content may only be read: the site is published all the same.
    package func write() -> Diagnostic? {
        guard isChanged else { return nil }
        do throws(SystemError) {
            let copy = location + ".new~"
            // That of a build that was killed.
            unlink(copy)
            let present = try FileStatus.find(location) == nil ? nil : try fileBytes(location)
            guard present == old else { return notWritten("it was changed while the site was built") }
            let file = try Descriptor.creating(copy)
            do throws(SystemError) {
                try file.write(new[...])
                try file.finish()
                guard rename(copy, location) == 0 else { throw .last }
            } catch {
                unlink(copy)
                throw error
            }
            return nil
        } catch {
            return notWritten(error.reason)
        }
    }

    /// What to say where a ledger is not written although it would change.
    package func notWritten(_ reason: String) -> Diagnostic {
        let what =
            switch addedCount {
            case 0: "what has changed"
            case 1: "1 new episode"
            default: "\(addedCount) new episodes"
            }
        return Diagnostic(
            .hint, id: "ledger.not-written", "the ledger does not know \(what) yet: \(reason)",
            hint: "run 'sitegen build' where you write, and commit the file", path: shownAs)
    }
}
