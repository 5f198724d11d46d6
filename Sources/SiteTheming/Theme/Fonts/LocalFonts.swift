/// The kind of a font, by the generic family in CSS.
package enum FontKind: String, CaseIterable, Sendable {
    case serif
    case sansSerif = "sans-serif"
    case monospace
}

/// Fonts of systems that have equal widths. One of them shows the text until the web font arrives.
struct LocalFonts {
    /// The full names of the upright fonts of normal weight.
    let families: [String]
    /// The beginning of the first family's names in PostScript, by which macOS and iOS know it.
    var postScript: String?
    /// The mean widths of a character of prose (``FontFile/width(weight:)``): upright, bold, italic, bold italic.
    let widths: [Double]

    /// Windows, macOS, iOS and Linux have one of the first; Android has one of the second.
    static func all(_ kind: FontKind) -> [LocalFonts] {
        switch kind {
        case .sansSerif: [arial, roboto]
        case .serif: [times, notoSerif]
        case .monospace: [courier]
        }
    }

    private static let arial = LocalFonts(
        families: ["Arial", "Liberation Sans", "Arimo"], postScript: "Arial",
        widths: [0.43946, 0.47532, 0.43946, 0.47532])
    private static let roboto = LocalFonts(
        families: ["Roboto"], widths: [0.44093, 0.44716, 0.42861, 0.43469])
    private static let times = LocalFonts(
        families: ["Times New Roman", "Liberation Serif", "Tinos"], postScript: "TimesNewRomanPS",
        widths: [0.39827, 0.42393, 0.39989, 0.40982])
    private static let notoSerif = LocalFonts(
        families: ["Noto Serif"], widths: [0.47679, 0.50599, 0.46274, 0.51045])
    private static let courier = LocalFonts(
        families: ["Courier New", "Liberation Mono", "Cousine", "Droid Sans Mono"], postScript: "CourierNewPS",
        widths: [0.6001, 0.6001, 0.6001, 0.6001])

    /// The names for `local()`, and the mean width, of one style.
    func style(isBold: Bool, isItalic: Bool) -> (names: [String], width: Double) {
        let parts = [isBold ? "Bold" : nil, isItalic ? "Italic" : nil].compactMap(\.self)
        let style = parts.isEmpty ? "" : "-" + parts.joined()
        let names =
            families.map { ([$0] + parts).joined(separator: " ") } + (postScript.map { [$0 + style + "MT"] } ?? [])
        return (names, widths[(isBold ? 1 : 0) + (isItalic ? 2 : 0)])
    }
}
