import Diagnostics

/// Where the parts of a site are.
struct SiteFolders: Sendable {
    /// Absolute path of the site's folder.
    let site: String
    /// Absolute path of the folder that authors write.
    let content: String
    /// The content folder as messages name it.
    let shownContent: String
    /// What stands before a file's path to make it one of a content folder: `episodes/` when the folder is one of
    /// episodes alone.
    let prefix: String

    var themes: String { site + "/Themes" }

    /// - Parameter folder: as the user gave it. Holds `Content`, or is itself what `Content` or `episodes` would be.
    init(_ folder: String) throws(BuildFailure) {
        do throws(SystemError) {
            site = try resolvedPath(folder)
            let shown = folder == "." || folder.isEmpty ? "" : folder + "/"
            guard try FileStatus.find(site)?.kind == .folder else { throw SystemError.missing }
            if try FileStatus.find(site + "/Content")?.kind == .folder {
                (content, shownContent, prefix) = (site + "/Content", shown + "Content", "")
            } else if try FileStatus.find(site + "/episodes")?.kind == .folder {
                (content, shownContent, prefix) = (site, folder, "")
            } else if try namesInFolder(site).contains(where: { $0.suffix(3).elementsEqual(".md".utf8) }) {
                (content, shownContent, prefix) = (site, folder, "episodes/")
            } else {
                throw SystemError.missing
            }
        } catch {
            throw BuildFailure([
                Diagnostic(
                    .error, id: "usage.no-site", "there is no site in '\(folder)'",
                    hint: "a site is a folder with a folder 'Content' in it, and that one has a folder 'episodes'")
            ])
        }
    }
}

extension SystemError {
    fileprivate static let missing = SystemError(code: 2)
}
