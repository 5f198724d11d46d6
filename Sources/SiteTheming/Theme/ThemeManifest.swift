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
    /// The size of titles in cells, in points. Certificates of layouts say where a word of that size has no room.
    package var titleSize = 16.0
    /// The maximum width of the picture in a page header, in points, or `nil` for the window's width.
    package var headerArtwork: Int?
    /// The maximum width of a picture in a page's body, in points, or `nil` for the window's width.
    package var bodyArtwork: Int?
    package var surroundings = ThemeSurroundings()
    package var colors = ThemeColors()
    /// The font families of social cards by name, the preferred one first. They must be installed where the site is
    /// built.
    package var cardFont = "sans-serif"
    /// The font files in `assets` whose rules the build writes.
    package var fonts: [ThemeFont] = []
    /// The facts about cell designs, by name.
    package var cells: [String: CellFacts] = [:]
    /// The rules for the width of pictures in cards without a cell design. The last matching rule applies.
    package var cards: [CardArtwork] = []
    /// The source of `theme.yml`, for messages, or `nil` if the theme has none.
    package var source: SourceText?

    static let table = KeyTable(
        "theme",
        [
            KeyTable.Key("name", .anything, "Name of the theme."),
            KeyTable.Key("description", .anything, "One sentence about the theme."),
            KeyTable.Key("extends", .anything, "'Default' to take missing files from it, or 'none'."),
            KeyTable.Key(
                "layouts", .either([.map { layoutTable }, .some(.text)]),
                "Layouts of lists whose page names none."),
            KeyTable.Key("interSectionSpacing", .number, "Space between two sections of a page, in points."),
            KeyTable.Key("maxWidth", .number, "Largest width of a gallery, in points."),
            KeyTable.Key("pagePadding", .number, "Points that pages keep free at each side of a gallery."),
            KeyTable.Key(
                "titleSize", .number, "Size of titles in cells, in points. Words of this size must have room."),
            KeyTable.Key("headerArtwork", .number, "Largest width of the picture in a page header, in points."),
            KeyTable.Key("bodyArtwork", .number, "Largest width of pictures in texts, in points."),
            KeyTable.Key("cells", CellFacts.form, "Sizes of the pictures in designs of cells, by their names."),
            KeyTable.Key("cards", CardArtwork.form, "Widths of the pictures in cards without a design."),
            KeyTable.Key("colors", .map { ThemeColors.table }, "Colours for places without styles."),
            KeyTable.Key("cardFont", .anything, "Font families of social cards, the best first."),
            KeyTable.Key("fonts", .list(.either([.text, .map { ThemeFont.table }])), "Font files in 'assets'."),
        ] + ThemeSurroundings.keys)
    fileprivate static let layoutTable = KeyTable(
        "theme-defaultLayouts",
        ["home", "tags", "categories", "collections", "seasons", "people", "indexes"].map { list in
            KeyTable.Key(list, .anything, "Name of the layout of '\(list)'.")
        })

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
    for entry in known(entries, in: ThemeManifest.table, of: "theme.yml", in: source, &diagnostics) {
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
            let written = entry.value.entries ?? []
            for layout in known(written, in: ThemeManifest.layoutTable, of: "layouts", in: source, &diagnostics) {
                manifest.layouts[layout.key] = layout.value.text.map { .named($0, position: layout.value.position) }
            }
        case "interSectionSpacing":
            if let points = points(entry, in: source, &diagnostics) { manifest.interSectionSpacing = points }
        case "maxWidth":
            if let points = points(entry, in: source, &diagnostics) { manifest.maxWidth = Int(points) }
        case "pagePadding":
            if let points = points(entry, in: source, &diagnostics) { manifest.pagePadding = points }
        case "titleSize":
            if let points = points(entry, in: source, &diagnostics), points >= 1 { manifest.titleSize = points }
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
        case "fonts": manifest.fonts = ThemeFont.read(entry.value, in: source, &diagnostics)
        case "colors": manifest.colors.read(entry.value, in: source, &diagnostics)
        default: manifest.surroundings.read(entry, in: source, &diagnostics)
        }
    }
    return (manifest, diagnostics)
}
