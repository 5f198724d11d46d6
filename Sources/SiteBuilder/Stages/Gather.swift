import Diagnostics
import Episodes
import Publication
import Publishing
import Theming

/// All files of the site: pages, styles, the theme's assets, and what authors put beside their texts.
func gather(
    _ rendered: RenderedSite, styles: SiteStyles, announced: [OutputFile], transcripts: Transcripts,
    copies: [CopiedSite], catalog: Catalog, theme: Theme, pictures: PreparedPictures, made: [OutputFile],
    sources: Sources
) -> (OutputSet?, [Diagnostic]) {
    var files = rendered.pages.map(\.file)
    files += announced.map(Optional.some)
    files += transcripts.files
    files += styles.files.map { OutputFile($0.address, .bytes($0.bytes), from: OutputSource(theme)) }
    for (address, bytes) in theme.assets { files.append(OutputFile(address, .bytes(bytes), from: OutputSource(theme))) }
    files += copies.flatMap(\.files).map(Optional.some)
    files += pictures.files + made
    for path in sources.assets.keys where !catalog.isWithheld(path) && !pictures.withheld.contains(path) {
        let source = OutputSource(path: sources.shownPath(ofAsset: path))
        let contents =
            transcripts.recoded[path].map { .bytes($0) } ?? pictures.originals?.contents[path]
            ?? .copy(of: sources.location(ofAsset: path))
        files.append(OutputFile(Address(file: path), contents, from: source))
    }
    let forHost = hostFiles(
        for: catalog.site,
        pages: [rendered.pages, copies.flatMap(\.pages)].joined().lazy.compactMap(\.file?.contents.bytes),
        paths: files.compactMap { $0?.path.text })
    files += forHost.map { OutputFile($0.address, .bytes($0.bytes), from: OutputSource($0.source)) }
    do throws(BuildFailure) {
        let output = try OutputSet(files.compactMap(\.self))
        let links = rendered.links + catalog.site.menuLinks(in: sources.settings)
        return (output, links.problems { OutputPath($0).flatMap(output.place) != nil })
    } catch {
        return (nil, error.diagnostics)
    }
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
