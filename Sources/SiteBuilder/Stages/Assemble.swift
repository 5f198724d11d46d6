import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem
import SiteMarkdown
import SitePublication
import SitePublishing
import SiteTheming

/// Collects the output files of the whole site: pages, feeds, stylesheets, the theme's assets and the authors' files.
///
/// - Parameter pictures: the pictures of the site, with the files of its copies.
func outputs(
    of rendered: RenderedSite, _ pictures: PreparedPictures, feeds: SiteFeeds, copies: [CopiedPages]
) -> (OutputSet?, [Diagnostic]) {
    let (site, planned) = (rendered.site, rendered.site.planned)
    let (catalog, theme, sources) = (site.catalog, planned.theme, planned.sources)
    var files = rendered.pages.compactMap(\.file)
    files += feeds.files + site.transcripts.files + rendered.shows.flatMap(\.files)
    let own = themeFiles(theme, planned.layouts.styles)
    var paths = Set(own.map(\.path))
    files += own + copies.flatMap(\.themeFiles).filter { paths.insert($0.path).inserted }
    files += copies.flatMap(\.files) + pictures.files + site.cards.files + site.icons.files
    for path in sources.assets.keys where !catalog.isWithheld(path) && !pictures.withheld.contains(path) {
        let source = OutputSource(path: sources.shownPath(ofAsset: path))
        let contents =
            site.transcripts.recoded[path].map { .bytes($0) } ?? pictures.originals?.contents[path]
            ?? .copy(of: sources.location(ofAsset: path))
        if let file = OutputFile(Address(file: path), contents, from: source) { files.append(file) }
    }
    let key = indexNowFile(for: catalog.site)
    files += [key].compactMap { $0.flatMap { OutputFile($0.address, .bytes($0.bytes), from: OutputSource($0.source)) } }
    files += hostFiles(
        for: catalog.site,
        pages: [rendered.pages, copies.flatMap(\.pages)].joined().lazy.compactMap(\.file?.contents.bytes),
        paths: files.map(\.path.text)
    ).compactMap { OutputFile($0.address, .bytes($0.bytes), from: OutputSource($0.source)) }
    do throws(BuildFailure) {
        let output = try OutputSet(files)
        let links = rendered.links + catalog.site.menuLinks(in: sources.settings)
        let problems = links.problems { OutputPath($0).flatMap(output.place) != nil }
        return (output, problems + output.hostProblems(of: catalog.site, settings: sources.settings))
    } catch {
        return (nil, error.diagnostics)
    }
}

/// The stylesheets and assets of a theme.
func themeFiles(_ theme: Theme, _ styles: SiteStyles) -> [OutputFile] {
    (styles.files + theme.assets.map { (address: $0.key, bytes: $0.value) }).compactMap {
        OutputFile($0.address, .bytes($0.bytes), from: OutputSource(theme))
    }
}

extension OutputSet {
    fileprivate func hostProblems(of site: SiteInfo, settings: SourceText?) -> [Diagnostic] {
        guard site.host != nil else { return [] }
        let files = files.map { (path: $0.path.text, size: $0.contents.size) }
        return HostReview(site, settings: settings, files: files) { path in
            OutputPath(path).flatMap { self[$0] }?.contents.anyBytes.map { String(decoding: $0, as: UTF8.self) }
        }.problems
    }
}

extension OutputFile.Contents {
    /// The size in bytes, also of a copy.
    fileprivate var size: Int {
        if case .copy(let path) = self { (try? FileStatus(of: path).size) ?? 0 } else { count ?? 0 }
    }

    /// The bytes, also of a copy.
    fileprivate var anyBytes: [UInt8]? { if case .copy(let path) = self { try? fileBytes(path) } else { bytes } }
}

extension OutputSource {
    init(_ theme: Theme) { self.init(name: "the theme '\(theme.manifest.name)'") }

    init(_ source: PublishedFile.Source) {
        switch source {
        case .file(let path): self.init(path: path)
        case .made(let name): self.init(name: name)
        }
    }
}

extension OutputFile {
    convenience init?(_ address: Address, _ contents: Contents, from source: OutputSource) {
        guard let path = OutputPath(address.outputPath) else { return nil }
        self.init(path, contents, from: source)
    }
}
