import SiteDiagnostics
import SiteEpisodes

/// The rules for the fonts of a theme: a face for each file, faces of local fonts that take as much room, and a property for each
/// family, such as `--font-source-serif`, with the families in order.
///
/// Line heights are equal, because both faces have the metrics of the file. Widths are equal on average. See "CSS Fonts 5" for
/// `size-adjust` and "CSS Fonts 4" for the overrides.
struct FontFaces {
    private(set) var diagnostics: [Diagnostic] = []
    private var rules = ""
    private var families: [(name: String, kind: FontKind)] = []

    /// - Parameters:
    ///   - fonts: the fonts in `theme.yml`, the source of the positions.
    ///   - assets: the files by their path in `assets`.
    init(_ fonts: [ThemeFont], assets: [String: SourceText], in source: SourceText?) {
        for font in fonts {
            do throws(FontProblem) {
                guard let bytes = assets[font.file]?.bytes else { throw .missing }
                write(font, try FontFile(bytes))
            } catch {
                guard let source else { continue }
                diagnostics.append(error.diagnostic(of: font, among: assets.keys, in: source))
            }
        }
    }

    /// The rules, in the layer of the theme; empty without fonts.
    var css: [UInt8] {
        guard !rules.isEmpty else { return [] }
        let properties = families.map { family in
            "--font-\(Slug(family.name).text): \(quoted(family.name)), \(quoted(fallback(family.name))), \(family.kind.rawValue);\n"
        }
        return Array("@layer theme {\n\(rules):root {\n\(properties.joined())}\n}\n".utf8)
    }

    private mutating func write(_ font: ThemeFont, _ file: borrowing FontFile) {
        let name = font.family ?? file.family ?? font.file
        let kind = font.fallback ?? file.kind
        let weights = font.weights ?? file.weights
        let isItalic = font.style.map { $0 == .italic } ?? file.isItalic
        if !families.contains(where: { $0.name == name }) { families.append((name, kind)) }
        // The stylesheet is beside the assets.
        let link = Address(file: font.file).link(from: .home)
        writeFace(
            name, weights, isItalic, file, scale: 1,
            "src: url(\(quoted(link)));\nfont-display: \(font.display.rawValue);\n")
        for part in weights.parts {
            let isBold = part.lowerBound >= Self.bold
            let width = file.width(weight: min(max(isBold ? 700 : 400, part.lowerBound), part.upperBound))
            // Of faces for the same weight, the last one that the machine has counts.
            for local in LocalFonts.all(kind).reversed() {
                let style = local.style(isBold: isBold, isItalic: isItalic)
                let names = style.names.map { "local(\(quoted($0)))" }.joined(separator: ", ")
                writeFace(
                    fallback(name), part, isItalic, file, scale: width.map { $0 / style.width } ?? 1, "src: \(names);\n"
                )
            }
        }
    }

    /// - Parameter scale: `size-adjust`, which scales the overrides too.
    private mutating func writeFace(
        _ name: String, _ weights: ClosedRange<Int>, _ isItalic: Bool, _ file: borrowing FontFile, scale: Double,
        _ others: String
    ) {
        let weight = weights.count == 1 ? "\(weights.lowerBound)" : "\(weights.lowerBound) \(weights.upperBound)"
        rules += """
            @font-face {
            font-family: \(quoted(name));
            font-weight: \(weight);
            font-style: \(isItalic ? "italic" : "normal");
            \(others)\(scale == 1 ? "" : "size-adjust: \(percent(scale));\n")\
            ascent-override: \(percent(file.ascent / scale));
            descent-override: \(percent(file.descent / scale));
            line-gap-override: \(percent(file.lineGap / scale));
            }

            """
    }

    /// From this weight on, browsers choose the bold font of a family with two.
    fileprivate static let bold = 550

    private func fallback(_ name: String) -> String { name + " fallback" }

    private func percent(_ share: Double) -> String { "\((share * 1_000_000).rounded() / 10_000)%" }

    /// A string of CSS.
    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\" || scalar.value < 0x20
                ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }
}

extension ClosedRange<Int> {
    /// The weights below bold and from bold on.
    fileprivate var parts: [ClosedRange<Int>] {
        guard lowerBound < FontFaces.bold, upperBound >= FontFaces.bold else { return [self] }
        return [lowerBound...FontFaces.bold - 1, FontFaces.bold...upperBound]
    }
}

extension FontProblem {
    fileprivate func diagnostic(
        of font: ThemeFont, among files: some Sequence<String>, in source: SourceText
    ) -> Diagnostic {
        let file = "assets/\(font.file)"
        let (message, hint) =
            switch self {
            case .missing:
                (
                    "the theme has no file '\(file)'\(suggestion(for: font.file, among: files).map { " (did you mean 'assets/\($0)'?)" } ?? "")",
                    "put the font into the theme's folder 'assets'"
                )
            case .tooLarge:
                ("'\(file)' has more than \(Limits.fontBytes) bytes", "remove the scripts that the site does not use")
            case .damaged:
                ("'\(file)' is no font that can be read", "use a WOFF2, WOFF, TTF or OTF file that browsers show")
            case .noLibrary:
                ("'\(file)' cannot be read without FreeType", "install FreeType (Debian: libfreetype6)")
            }
        return Diagnostic(
            .error, id: "theme.unreadable-font", message, hint: hint, in: source, at: font.position)
    }
}
