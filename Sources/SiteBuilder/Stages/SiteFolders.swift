import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

/// Where the parts of a site are.
///
/// Messages name a file by the path that opens it from where the user stands: the site's folder as it was given, then the
/// path in it. In the site's own folder that is `Content/episodes/042.md`.
struct SiteFolders: Sendable {
    /// What the site's folder turned out to hold.
    private enum Shape {
        /// A folder `Content`, and maybe `Themes`.
        case whole
        /// What `Content` would hold, `episodes` at least.
        case content
        /// Markdown files, each an episode.
        case episodes
    }

    /// Absolute path of the site's folder.
    let site: String
    private let shape: Shape
    private let shownSite: String

    /// - Parameter folder: as the user gave it. Holds `Content`, or is itself what `Content` or `episodes` would be.
    init(_ folder: String) throws(BuildFailure) {
        let problem: Diagnostic
        do throws(SystemError) {
            site = try resolvedPath(folder)
            shownSite = shownFolder(folder)
            if let found = try Self.shape(of: site) {
                shape = found
                return
            }
            problem = .noSite("there is no site in '\(folder)'")
        } catch .notFound {
            problem = .noSite("there is no folder '\(folder)'")
        } catch .notAFolder {
            problem = .noSite("'\(folder)' is not a folder")
        } catch {
            problem = .unreadable(folder, error)
        }
        throw BuildFailure([problem])
    }

    private static func shape(of site: String) throws(SystemError) -> Shape? {
        guard try FileStatus(of: site).kind == .folder else { throw .notAFolder }
        if try FileStatus.find(site + "/Content")?.kind == .folder { return .whole }
        if try FileStatus.find(site + "/episodes")?.kind == .folder { return .content }
        let names = try namesInFolder(site).map { String(decoding: $0, as: UTF8.self) }
        return names.contains(where: SiteContent.isMarkdown) ? .episodes : nil
    }

    /// Absolute path of the folder that authors write.
    var content: String { shape == .whole ? site + "/Content" : site }

    /// The content folder as messages name it; empty for the working directory.
    var shownContent: String { shape == .whole ? shown("Content") : shownSite }

    var themes: String { site + "/Themes" }

    /// What stands before a file's path to make it one of a content folder: `episodes/` when the folder is one of
    /// episodes alone.
    var prefix: String { shape == .episodes ? "episodes/" : "" }

    /// Folders at the top of the content folder that hold no content.
    var passedOver: Set<String> { shape == .whole ? [] : ["Output", "Themes"] }

    /// A place in the site's folder as messages name it.
    func shown(_ path: String) -> String { joinedPath(shownSite, path) }

    /// Folders that nothing may be written into. A site's own `Output` may be: no build reads it.
    func inputs(ofBuildInto output: String) -> [String] {
        let isOwn = shape != .whole && (try? resolvedPath(output)) == site + "/Output"
        return isOwn ? [themes] : [content, themes]
    }
}

/// A folder without what does not help to find it: `shows/grid` for `./shows/grid/`, nothing for `.`.
private func shownFolder(_ folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}

extension Diagnostic {
    fileprivate static func noSite(_ message: String) -> Diagnostic {
        Diagnostic(
            .error, id: "usage.no-site", message,
            hint: "name a folder that holds 'Content', 'episodes' or Markdown files: sitegen build my-show")
    }
}
