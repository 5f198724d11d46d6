import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublishing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The ledger of published episodes after a build. It is written together with the site.
package struct LedgerFile: Hashable, Sendable {
    /// The path in messages, such as `Content/episodes.lock`.
    package let shownAs: String
    /// The number of episodes that were published for the first time.
    package let addedCount: Int
    let location: String
    /// The ledger before the build, or `nil` if there was none.
    private let old: [UInt8]?
    private let new: [UInt8]

    init(_ update: LedgerUpdate, old: SourceText?, in folders: SiteFolders) {
        shownAs = joinedPath(folders.shownContent, SiteContent.ledgerName)
        location = folders.content + "/" + SiteContent.ledgerName
        self.old = old?.bytes
        new = update.bytes
        addedCount = update.addedCount
    }

    /// Whether the ledger differs from the file.
    package var isChanged: Bool { new != old }

    /// Whether the ledger does not exist yet.
    package var isNew: Bool { old == nil }

    /// Replaces the ledger atomically.
    ///
    /// - Returns: A hint if the ledger cannot be written, for example in a read-only folder. The site is published
    ///   anyway.
    package func write() -> Diagnostic? {
        guard isChanged else { return nil }
        do throws(SystemError) {
            let copy = location + ".new~"
            // Removes the temporary file of a killed build.
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

    /// The hint about a changed ledger that is not written.
    package func notWritten(_ reason: String) -> Diagnostic {
        let what =
            switch addedCount {
            case 0: "the changes"
            case 1: "1 new episode"
            default: "\(addedCount) new episodes"
            }
        return Diagnostic(
            .hint, id: "ledger.not-written", "the ledger does not contain \(what): \(reason)",
            hint: "run 'sitegen build' where you edit the site, and commit the file", path: shownAs)
    }
}
