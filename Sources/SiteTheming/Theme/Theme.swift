import SiteDiagnostics
import SiteEpisodes
import SiteFileSystem

/// A loaded theme.
package struct Theme: Sendable {
    package let manifest: ThemeManifest
    package let templates: TemplateLibrary
    /// The theme's words in all of its languages.
    package let vocabulary: Vocabulary
    /// All styles, in their cascade layers.
    package let stylesheet: [UInt8]
    /// The style files by name, for diagnostics about colours.
    package let styleSources: [String: SourceText]
    /// The template files by name, for diagnostics about pages.
    package let templateSources: [String: SourceText]
    /// The files to publish unchanged, by their addresses in ``assetFolder``.
    package let assets: [Address: [UInt8]]
    /// The folder of the published assets, such as `theme/c03f9c2b7a1d`. Its name is a digest of all assets, so that
    /// browsers can keep them, and a page never runs scripts of a different version.
    package let assetFolder: String
    /// The layout files by name.
    package let layoutSources: [String: SourceText]
    /// The cell designs by name.
    package let cells: [String: CellDesign]
    /// The paths of all files, as messages show them, by the first component of the path in the theme, such as `words`.
    package let paths: [String: [String]]
    /// The layout of social cards in `social-card.yml`, or `nil` if the theme has none.
    package let socialCard: LayoutFile?
    /// The file of this layout.
    package let socialCardSource: SourceText?

    /// The font that browsers should ask for before they have read the styles, or `nil` if the theme has no fonts.
    package var preloadedFont: Address? { manifest.fonts.first.map { Address(file: "\(assetFolder)/\($0.file)") } }

    /// Loads the theme that a site names.
    ///
    /// - Parameters:
    ///   - name: the name of a folder in `Themes`.
    ///   - place: the position of the name, or `nil` for the default.
    ///   - own: the existing folders with this name: the site's, then the built-in one.
    ///   - fallback: the built-in Default, for files that the theme does not have.
    ///   - available: the names of all themes, for suggestions.
    ///
    /// - Returns: the theme, or `nil` if there is none with this name, and the problems of all its files.
    package static func load(
        _ name: String, writtenAt place: (source: SourceText, position: SourcePosition)? = nil,
        own: [ThemeFolder], fallback: ThemeFolder?, available: some Collection<String>
    ) -> (theme: Theme?, diagnostics: [Diagnostic]) {
        guard !own.isEmpty else { return (nil, [notFound(name, writtenAt: place, available: available)]) }
        var manifest = ThemeManifest(name: name)
        var diagnostics: [Diagnostic] = []
        if let source = ThemeFiles(folders: own).source("theme.yml") {
            (manifest, diagnostics) = themeManifest(source, folderName: name)
        }
        let isWhole = !manifest.extendsDefault
        let files = ThemeFiles(folders: own + (isWhole ? [] : fallback.map { [$0] } ?? []))
        let templateSources = files.sources(in: "templates", suffix: ".mustache")
        let (templates, templateProblems) = TemplateLibrary.load(templateSources)
        let styles = files.sources(in: "styles", suffix: ".css")
        let assets = files.sources(in: "assets")
        let fonts = FontFaces(manifest.fonts, assets: assets, in: manifest.source)
        let (stylesheet, styleProblems) = themeStylesheet(styles, fonts: fonts.css)
        let vocabulary = Vocabulary(files.folders, &diagnostics)
        let (cells, cellProblems) = cellDesigns(files.sources(in: "cells", suffix: ".css"), manifest)
        diagnostics += cellProblems + templateProblems + fonts.diagnostics + styleProblems
        diagnostics += unknownSlots(in: templateSources, words: vocabulary.keys)
        diagnostics += missingTemplates(from: files, in: own[0], isWhole: isWhole)
        let cardSource = files.source("social-card.yml")
        let (socialCard, cardProblems) = cardSource.map { LayoutFile.read($0, name: "social-card") } ?? (nil, [])
        diagnostics += cardProblems
        let assetFolder = "theme/" + digest(of: assets).addressPart
        let published = assets.map { (Address(file: "\(assetFolder)/\($0.key)"), $0.value.bytes) }
        let theme = Theme(
            manifest: manifest, templates: templates, vocabulary: vocabulary, stylesheet: stylesheet,
            styleSources: styles, templateSources: templateSources, assets: Dictionary(published) { first, _ in first },
            assetFolder: assetFolder,
            layoutSources: files.sources(in: "layouts", suffix: ".yml"), cells: cells,
            paths: files.paths, socialCard: socialCard, socialCardSource: cardSource)
        return (theme, diagnostics)
    }

    private static func digest(of assets: [String: SourceText]) -> ContentDigest {
        let parts = assets.sorted { $0.key < $1.key }.map { name, file in
            let digest = ContentDigest(file.bytes)
            return "\(name.utf8.count) \(name) \(digest.high) \(digest.low)"
        }
        return ContentDigest(parts.joined(separator: "\n"))
    }

    private static func notFound(
        _ name: String, writtenAt place: (source: SourceText, position: SourcePosition)?,
        available: some Collection<String>
    ) -> Diagnostic {
        let meant = suggestion(for: name, among: available).map { " (did you mean '\($0)'?)" } ?? ""
        let known = available.sorted().joined(separator: ", ")
        var diagnostic = Diagnostic(
            .error, id: "theme.not-found", "there is no theme '\(name)'\(meant)",
            hint: known.isEmpty
                ? "copy Themes/Default into the site, because no themes were found" : "known themes: \(known)")
        if let place {
            diagnostic.path = place.source.path
            diagnostic.position = place.position
            diagnostic.excerpt = place.source.excerpt(at: place.position)
        }
        return diagnostic
    }

    /// Errors for missing templates that the renderer needs.
    private static func missingTemplates(from files: ThemeFiles, in folder: ThemeFolder, isWhole: Bool) -> [Diagnostic]
    {
        let present = files.sources(in: "templates", suffix: ".mustache")
        return TemplateName.allCases.filter { present[$0.rawValue] == nil }.map { name in
            Diagnostic(
                .error, id: "theme.missing-template", "the theme has no template '\(name.rawValue)'",
                hint: isWhole
                    ? "add templates/\(name.rawValue).mustache, or remove 'extends: none' to use that of Default"
                    : "add templates/\(name.rawValue).mustache; the built-in Default was not found",
                path: folder.path)
        }
    }
}
