import SiteDiagnostics
import SiteFileSystem
import SitePictures
import SitePublication
import SitePublishing
import SiteTheming

/// A site: a folder with `Content` and, if it has its own, `Themes`.
///
/// ```swift
/// import CompositionalLayout
/// import SiteBuilder
///
/// func buildMyShow() async throws {
///     let wall: SectionProvider = { environment in
///         let columns = environment.container.effectiveContentSize.width < 600 ? 1 : 3
///         let size = LayoutSize(width: .fractionalWidth(1), height: .estimated(240))
///         return LayoutSection(
///             group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: columns))
///     }
///     let result = try await Site(folder: "my-show", layouts: ["wall": wall]).build(into: "Output")
///     print("\(result.counts.pages) pages, \(result.publication.written) files written")
/// }
/// ```
public struct Site: Sendable {
    /// The site's folder. A folder that contains `episodes` or Markdown files is its own `Content`.
    public var folder: String
    /// Layouts in Swift, by the name that section plans use. They override the theme's layouts of the same name.
    public var layouts: [String: SectionProvider]
    public var options: BuildOptions

    /// - Parameters:
    ///   - folder: absolute, or relative to the working directory.
    ///   - layouts: layouts in Swift, by name.
    ///   - options: how the site is built, without a choice as the command builds it.
    public init(
        folder: String, layouts: [String: SectionProvider] = [:], options: BuildOptions = BuildOptions()
    ) {
        self.folder = folder
        self.layouts = layouts
        self.options = options
    }

    /// The checked output folder of a site.
    ///
    /// - Parameters:
    ///   - folder: the site's folder.
    ///   - path: the user's path, relative to the working directory; `nil` for `Output` in the site's folder.
    ///   - home: the user's home folder, which is refused.
    ///   - force: whether to accept a folder with files that sitegen did not make.
    package static func outputFolder(
        _ path: String?, of folder: String, home: String?, force: Bool = false
    ) throws(BuildFailure) -> OutputFolder {
        let folders = try SiteFolders(folder)
        let path = path ?? folders.shown("Output")
        do throws(Diagnostic) {
            return try OutputFolder(
                path, site: folders.site, inputs: folders.inputs(ofBuildInto: path), home: home, force: force)
        } catch {
            throw BuildFailure([error])
        }
    }

    /// The absolute paths of the site's folder and of the folders to watch for changes.
    package func folders() throws(BuildFailure) -> (site: String, watched: [String]) {
        let folders = try SiteFolders(folder)
        return (folders.site, [folders.content, folders.themes])
    }

    /// Makes all files of the site in memory.
    ///
    /// - Throws: all problems, if one of them is an error.
    package func build() async throws(BuildFailure) -> BuiltSite { try await make().built }
}
