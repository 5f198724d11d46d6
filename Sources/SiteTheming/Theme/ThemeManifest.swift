import SiteDiagnostics
import SiteEpisodes
import SiteMarkdown

/// What `theme.yml` says.
package struct ThemeManifest: Hashable, Sendable {
    package var name: String
    package var summary: String?
    /// Whether files that the theme does not have come from the built-in Default. `extends: none` says no.
    package var extendsDefault = true
    /// Layout of a list whose page names none, by what it lists: `home`, `tags`, `categories`, `collections`, `seasons`,
    /// `people`; and of the lists of all collections, seasons and people: `indexes`.
    package var layouts: [String: LayoutReference] = [:]

    /// Points between two sections of a page.
    package var interSectionSpacing = 0.0
    /// No gallery grows wider than this, in points; `nil` for as wide as there is room.
    package var maxWidth: Int?
    /// Points that pages keep free at each side of a gallery; pictures are as much narrower than the window.
    package var pagePadding = 0.0
    /// No page header shows its picture wider than this, in points; `nil` for as wide as the window.
    package var headerArtwork: Int?
    /// No body of a page shows a picture wider than this, in points; `nil` for as wide as the window.
    package var bodyArtwork: Int?
    package var surroundings = ThemeSurroundings()
    package var colors = ThemeColors()
    /// Families of type that pictures of pages are written in, by name, the best first; those of the machine that builds.
    package var cardFont = "sans-serif"
    /// What designs of cells say besides their styles, by name.
    package var cells: [String: CellFacts] = [:]
    /// How wide pictures are in cards of layouts that name no design; the last rule that holds is right.
    package var cards: [CardArtwork] = []
    /// `theme.yml` itself, for messages about it; `nil` for a theme without one.
    package var source: SourceText?

    static let keys =
        [
            "name", "description", "extends", "layouts", "interSectionSpacing", "maxWidth", "pagePadding",
            "headerArtwork", "bodyArtwork", "cells", "cards", "colors", "cardFont",
        ] + ThemeSurroundings.keys
    static let layoutKeys = ["home", "tags", "categories", "collections", "seasons", "people", "indexes"]

    init(name: String) { self.name = name }
}

/// Reads one `theme.yml`; unknown keys are warned about, as they are most often misspelt.
func themeManifest(_ source: SourceText, folderName: String) -> (ThemeManifest, [Diagnostic]) {
    var manifest = ThemeManifest(name: folderName)
    manifest.source = source
    let (value, problems) = YAML.parse(source)
    var diagnostics = problems
    guard let value, !value.isNull else { return (manifest, diagnostics) }
    guard let entries = value.entries else {
        diagnostics.append(
            Diagnostic(
                .error, id: "theme.not-a-map", "theme.yml holds no keys",
                hint: "write 'name: My theme' and the like", in: source, at: value.position))
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
                        .error, id: "theme.bad-extends", "a theme extends 'Default' or 'none', not '\(other)'",
                        hint: "leave the key out for Default", in: source, at: entry.value.position))
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

/// A number of points of a key, from 0 on.
func points(_ entry: Entry, in source: SourceText, _ diagnostics: inout [Diagnostic]) -> Double? {
    if let points = entry.value.number, (0...100_000).contains(points) { return points }
    diagnostics.append(
        Diagnostic(
            .error, id: "theme.bad-points", "'\(entry.key)' is a number of points from 0 on",
            hint: "write '\(entry.key): 48'", in: source, at: entry.value.position))
    return nil
}

func unknownKey(_ entry: Entry, among known: [String], of place: String, in source: SourceText) -> Diagnostic {
    let meant = suggestion(for: entry.key, among: known).map { " (did you mean '\($0)'?)" } ?? ""
    return Diagnostic(
        .warning, id: "theme.unknown-key", "unknown key '\(entry.key)'\(meant)",
        hint: "keys of \(place) are \(known.joined(separator: ", "))", in: source, at: entry.keyPosition)
}
