import SiteDiagnostics
import SiteEpisodes

/// A theme, loaded: everything the look of a site is made of.
package struct Theme: Sendable {
    package let manifest: ThemeManifest
    package let templates: TemplateLibrary
    /// What the theme itself says, in all of its languages.
    package let vocabulary: Vocabulary
    /// All styles in their layers.
    package let stylesheet: [UInt8]
    /// The files that the styles come from, by name, for what is said about colours.
    package let styleSources: [String: SourceText]
    /// The files that the templates come from, by name, for what is said about pages.
    package let templateSources: [String: SourceText]
    /// Files to publish as they are, with their addresses below `/theme/`.
    package let assets: [Address: [UInt8]]
    /// Layout files by name, for the reader of layouts.
    package let layoutSources: [String: SourceText]
    /// Designs of cells by name.
    package let cells: [String: CellDesign]
    /// Paths of all files that it is made of, as the user knows them, by the first part of the path in the theme: `words`.
    package let paths: [String: [String]]
    /// `social-card.yml`, the layout of pictures of pages; `nil` for a theme that has none.
    package let socialCard: LayoutFile?
    /// Where it is written.
    package let socialCardSource: SourceText?

    /// Loads the theme that a site names.
    ///
    /// - Parameters:
    ///   - name: A folder name in `Themes`.
    ///   - place: Where the name is written; `nil` for the default.
    ///   - own: The folders of that name: the site's, then the built-in one, as far as they exist.
    ///   - fallback: The built-in Default, for the files that the theme itself does not have.
    ///   - available: Names of all themes there are, to suggest one.
    /// - Returns: no theme when there is none of that name; all problems of all its files.
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
        let (stylesheet, styleProblems) = themeStylesheet(styles)
        let vocabulary = Vocabulary(files.folders, &diagnostics)
        let (cells, cellProblems) = cellDesigns(files.sources(in: "cells", suffix: ".css"), manifest)
        diagnostics += cellProblems
        diagnostics += templateProblems + styleProblems
        diagnostics += missingTemplates(from: files, in: own[0], isWhole: isWhole)
        let cardSource = files.source("social-card.yml")
        let (socialCard, cardProblems) = cardSource.map { LayoutFile.read($0, name: "social-card") } ?? (nil, [])
        diagnostics += cardProblems
        let assets = files.sources(in: "assets").map { (Address(file: "theme/" + $0.key), $0.value.bytes) }
        let theme = Theme(
            manifest: manifest, templates: templates, vocabulary: vocabulary, stylesheet: stylesheet,
            styleSources: styles, templateSources: templateSources, assets: Dictionary(assets) { first, _ in first },
            layoutSources: files.sources(in: "layouts", suffix: ".yml"), cells: cells,
            paths: files.paths, socialCard: socialCard, socialCardSource: cardSource)
        return (theme, diagnostics)
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
                ? "no themes were found at all: copy Themes/Default into the site" : "known themes: \(known)")
        if let place {
            diagnostic.path = place.source.path
            diagnostic.position = place.position
            diagnostic.excerpt = place.source.excerpt(at: place.position)
        }
        return diagnostic
    }

    /// Templates that the renderer asks for by name.
    private static func missingTemplates(from files: ThemeFiles, in folder: ThemeFolder, isWhole: Bool) -> [Diagnostic]
    {
        let present = files.sources(in: "templates", suffix: ".mustache")
        return TemplateName.allCases.filter { present[$0.rawValue] == nil }.map { name in
            Diagnostic(
                .error, id: "theme.missing-template", "the theme has no template '\(name.rawValue)'",
                hint: isWhole
                    ? "add templates/\(name.rawValue).mustache, or leave out 'extends: none' to take it from Default"
                    : "add templates/\(name.rawValue).mustache; the built-in Default was not found",
                path: folder.path)
        }
    }
}
