import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// The settings in `theme.yml`.
package struct ThemeManifest: Hashable, Sendable {
    package var name: String
    package var summary: String?
    /// Whether missing files come from the built-in Default. `extends: none` turns it off.
    package var extendsDefault = true
    /// The layouts of lists whose page names none, by kind: `home`, `tags`, `categories`, `collections`, `seasons`,
    /// `people`, and `indexes` for the lists of all collections, seasons and people.
    package var layouts: [String: LayoutReference] = [:]

    /// The space between two sections of a page, in points.
    package var interSectionSpacing = 0.0
    /// The maximum width of a gallery in points, or `nil` if there is no limit.
    package var maxWidth: Int?
    /// The padding at each side of a gallery, in points. Pictures are narrower than the window by this.
    package var pagePadding = 0.0
    /// The maximum width of the picture in a page header, in points, or `nil` for the window's width.
    package var headerArtwork: Int?
    /// The maximum width of a picture in a page's body, in points, or `nil` for the window's width.
    package var bodyArtwork: Int?
    package var surroundings = ThemeSurroundings()
    package var colors = ThemeColors()
    /// The font families of social cards by name, the preferred one first. They must be installed where the site is
    /// built.
    package var cardFont = "sans-serif"
    /// The facts about cell designs, by name.
    package var cells: [String: CellFacts] = [:]
    /// The rules for the width of pictures in cards without a cell design. The last matching rule applies.
    package var cards: [CardArtwork] = []
    /// The source of `theme.yml`, for messages, or `nil` if the theme has none.
    package var source: SourceText?

    static let keys =
        [
            "name", "description", "extends", "layouts", "interSectionSpacing", "maxWidth", "pagePadding",
            "headerArtwork", "bodyArtwork", "cells", "cards", "colors", "cardFont",
        ] + ThemeSurroundings.keys
    static let layoutKeys = ["home", "tags", "categories", "collections", "seasons", "people", "indexes"]

    init(name: String) { self.name = name }
}

/// Reads a `theme.yml`. Unknown keys give a warning, because they are usually misspelled.
func themeManifest(_ source: SourceText, folderName: String) -> (ThemeManifest, [Diagnostic]) {
    var manifest = ThemeManifest(name: folderName)
    manifest.source = source
    let (value, problems) = YAML.parse(source)
    var diagnostics = problems
    guard let value, !value.isNull else { return (manifest, diagnostics) }
    guard let entries = value.entries else {
        diagnostics.append(
            Diagnostic(
                .error, id: "theme.not-a-map", "theme.yml must be a map of keys",
                hint: "write keys such as 'name: My theme'", in: source, at: value.position))
        return (manifest, diagnostics)
    }
    for entry in entries {
        switch entry.key {
        case "name": manifest.name = entry.value.text ?? folderName
        case "description": manifest.summary = entry.value.text
        case "extends":
            let other = entry.value.text ?? "none"
            manifest.extendsDefault = other != "none"
            if other != "Default", other != "none" {
                diagnostics.append(
                    Diagnostic(
                        .error, id: "theme.bad-extends", "'extends' must be 'Default' or 'none', not '\(other)'",
                        hint: "remove the key to extend Default", in: source, at: entry.value.position))
            }
        case "layouts":
            for layout in entry.value.entries ?? [] {
                if ThemeManifest.layoutKeys.contains(layout.key) {
                    manifest.layouts[layout.key] = layout.value.text.map {
                        .named($0, position: layout.value.position)
                    }
                } else {
                    diagnostics.append(
                        unknownKey(layout, among: ThemeManifest.layoutKeys, of: "layouts", in: source))
                }
            }
        case "interSectionSpacing":
            if let points = points(entry, in: source, &diagnostics) { manifest.interSectionSpacing = points }
        case "maxWidth":
            if let points = points(entry, in: source, &diagnostics) { manifest.maxWidth = Int(points) }
        case "pagePadding":
            if let points = points(entry, in: source, &diagnostics) { manifest.pagePadding = points }
        case "headerArtwork":
            if let points = points(entry, in: source, &diagnostics), points >= 1 {
                manifest.headerArtwork = Int(points)
            }
        case "bodyArtwork":
            if let points = points(entry, in: source, &diagnostics), points >= 1 {
                manifest.bodyArtwork = Int(points)
            }
        case "cards":
            let (cards, problems) = CardArtwork.read(entry.value, in: source)
            manifest.cards = cards
            diagnostics += problems
        case "cells":
            let (cells, problems) = CellFacts.read(entry.value, in: source)
            manifest.cells = cells
            diagnostics += problems
        case "cardFont": manifest.cardFont = entry.value.text ?? manifest.cardFont
        case "colors": manifest.colors.read(entry.value, in: source, &diagnostics)
        case let key where ThemeSurroundings.keys.contains(key):
            manifest.surroundings.read(entry, in: source, &diagnostics)
        default:
            diagnostics.append(unknownKey(entry, among: ThemeManifest.keys, of: "theme.yml", in: source))
        }
    }
    return (manifest, diagnostics)
}

/// Reads a number of points from 0 on.
func points(_ entry: Entry, in source: SourceText, _ diagnostics: inout [Diagnostic]) -> Double? {
    if let points = entry.value.number, (0...100_000).contains(points) { return points }
    diagnostics.append(
        Diagnostic(
            .error, id: "theme.bad-points", "'\(entry.key)' must be a number of points from 0 on",
            hint: "write '\(entry.key): 48'", in: source, at: entry.value.position))
    return nil
}

func unknownKey(_ entry: Entry, among known: [String], of place: String, in source: SourceText) -> Diagnostic {
    let meant = suggestion(for: entry.key, among: known).map { " (did you mean '\($0)'?)" } ?? ""
    return Diagnostic(
        .warning, id: "theme.unknown-key", "unknown key '\(entry.key)'\(meant)",
        hint: "keys of \(place) are \(known.joined(separator: ", "))", in: source, at: entry.keyPosition)
}
