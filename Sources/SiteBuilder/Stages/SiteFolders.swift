import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SitePublication

/// The paths of a site's parts.
///
/// Messages show a path that opens the file from the working directory: the site's folder as the user gave it, then the
/// path in it. In the site's own folder this is `Content/episodes/042.md`.
struct SiteFolders: Sendable {
    /// The kind of the site's folder.
    private enum Shape {
        /// The folder contains `Content` and perhaps `Themes`.
        case whole
        /// The folder is a content folder: it contains at least `episodes`.
        case content
        /// The folder contains Markdown files. Each is an episode.
        case episodes
    }

    /// The absolute path of the site's folder.
    let site: String
    private let shape: Shape
    private let shownSite: String

    /// - Parameter folder: the user's path of a folder that contains `Content`, or of a content or episodes folder.
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

    /// The absolute path of the content folder.
    var content: String { shape == .whole ? site + "/Content" : site }

    /// The content folder in messages, empty for the working directory.
    var shownContent: String { shape == .whole ? shown("Content") : shownSite }

    var themes: String { site + "/Themes" }

    /// The prefix that makes a file's path a path in a content folder: `episodes/` if the folder holds only episodes,
    /// otherwise empty.
    var prefix: String { shape == .episodes ? "episodes/" : "" }

    /// Folders at the top of the content folder that are not content.
    var passedOver: Set<String> { shape == .whole ? [] : ["Output", "Themes"] }

    /// The path in messages of a place in the site's folder.
    func shown(_ path: String) -> String { joinedPath(shownSite, path) }

    /// Folders that a build must not write to. The site's own `Output` is allowed, because builds do not read it.
    func inputs(ofBuildInto output: String) -> [String] {
        let isOwn = shape != .whole && (try? resolvedPath(output)) == site + "/Output"
        return isOwn ? [themes] : [content, themes]
    }
}

/// The normalised path of a folder: `shows/grid` for `./shows/grid/`, empty for `.`.
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
