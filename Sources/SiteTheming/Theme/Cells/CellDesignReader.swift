import CompositionalLayout
import SiteDiagnostics
import SiteStylesheets

/// The cell designs of a theme, with their facts in `theme.yml`.
func cellDesigns(
    _ sources: [String: SourceText], _ manifest: ThemeManifest
) -> ([String: CellDesign], [Diagnostic]) {
    var designs: [String: CellDesign] = [:]
    var diagnostics: [Diagnostic] = []
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
        let (rules, problems) = CellDesignReader.read(source)
        diagnostics += problems
        designs[name] = CellDesign(
            name: name, rules: rules ?? [], artworkWidth: manifest.cells[name]?.artworkWidth ?? Length(width: 1),
            artworkHeight: manifest.cells[name]?.artworkHeight)
    }
    for (name, facts) in manifest.cells.sorted(by: { $0.key < $1.key }) where designs[name] == nil {
        guard let source = manifest.source else { continue }
        let meant = suggestion(for: name, among: designs.keys.sorted()).map { " (did you mean '\($0)'?)" } ?? ""
        diagnostics.append(
            Diagnostic(
                .warning, id: "theme.unknown-cell", "there is no cell design '\(name)'\(meant)",
                hint: "add cells/\(name).css, or remove '\(name)'", in: source, at: facts.position))
    }
    return (designs, diagnostics)
}

/// Splits a design's styles into rules, so that selectors of sections can be added.
struct CellDesignReader {
    private let source: SourceText
    private var marks: [(byte: UInt8, offset: Int)] = []
    private let comments: [Range<Int>]
    private var place = 0
    private var diagnostics: [Diagnostic] = []

    /// - Returns: the rules, or `nil` if there are errors.
    static func read(_ source: SourceText) -> (rules: [CellRule]?, diagnostics: [Diagnostic]) {
        if let problem = imbalance(in: source) ?? excess(in: source) ?? importance(in: source) {
            return (nil, [problem])
        }
        var reader = CellDesignReader(source)
        let rules = reader.rules(from: 0)
        return (reader.diagnostics.isEmpty ? rules : nil, reader.diagnostics)
    }

    private init(_ source: SourceText) {
        self.source = source
        var scanner = StyleScanner(source.bytes)
        let structure: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")]
        while let (byte, offset) = scanner.next() {
            if structure.contains(byte) { marks.append((byte, offset)) }
        }
        comments = scanner.comments
    }

    /// The rules up to the end of a block or of the file.
    private mutating func rules(from start: Int) -> [CellRule] {
        var rules: [CellRule] = []
        var start = start
        while place < marks.count {
            let (byte, offset) = marks[place]
            place += 1
            let prelude = text(start..<offset)
            switch byte {
            case UInt8(ascii: "}"):
                if !prelude.isEmpty { report("'\(prelude)' is outside of a rule", at: first(in: start..<offset)) }
                return rules
            case UInt8(ascii: ";"):
                report("'\(prelude)' is outside of a rule", at: first(in: start..<offset))
            default:
                if let rule = rule(prelude, at: first(in: start..<offset), opening: offset) { rules.append(rule) }
            }
            start = marks[place - 1].offset + 1
        }
        let rest = text(start..<source.bytes.count)
        if !rest.isEmpty { report("'\(rest)' is outside of a rule", at: first(in: start..<source.bytes.count)) }
        return rules
    }

    private mutating func rule(_ prelude: String, at offset: Int, opening: Int) -> CellRule? {
        if prelude.first == "@" {
            let name = prelude.dropFirst().prefix { $0.isLetter || $0 == "-" }
            if !["media", "supports", "container"].contains(name) {
                report(
                    "a cell design cannot have '@\(name)'", at: offset,
                    hint: "put it into a file in 'styles', which applies to all pages")
            }
            return .group(prelude: prelude, rules: rules(from: opening + 1))
        }
        let selectors = Self.selectors(prelude)
        if selectors.contains("") {
            report("this rule has no selector", at: offset, hint: "write a selector such as '.cell' before the brace")
        }
        return declarations(from: opening + 1).map { .style(selectors: selectors, declarations: $0) }
    }

    /// Reads up to the brace that closes the rule.
    private mutating func declarations(from start: Int) -> String? {
        var isFlat = true
        var depth = 1
        while place < marks.count {
            let (byte, offset) = marks[place]
            place += 1
            if byte == UInt8(ascii: "{") {
                if isFlat {
                    report("this rule is inside a different rule", at: offset, hint: "write one rule after the other")
                }
                isFlat = false
                depth += 1
            }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return isFlat ? text(start..<offset) : nil }
        }
        return nil
    }

    private mutating func report(
        _ message: String, at offset: Int, hint: String = "write only rules, such as '.cell { … }'"
    ) {
        diagnostics.append(
            Diagnostic(
                .error, id: "theme.cell-design", message, hint: hint, in: source, at: source.position(at: offset)))
    }

    // MARK: Text

    /// A part of the file on one line, without comments.
    private func text(_ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        var offset = range.lowerBound
        for comment in comments where comment.overlaps(range) {
            bytes += source.bytes[offset..<max(offset, comment.lowerBound)]
            bytes.append(UInt8(ascii: " "))
            offset = min(max(offset, comment.upperBound), range.upperBound)
        }
        bytes += source.bytes[offset..<range.upperBound]
        return Self.oneLine(bytes)
    }

    /// The text with single spaces, except in strings.
    private static func oneLine(_ bytes: [UInt8]) -> String {
        var isBlank = [Bool](repeating: false, count: bytes.count)
        var scanner = StyleScanner(bytes)
        while let (byte, offset) = scanner.next() { isBlank[offset] = blanks.contains(byte) }
        var line: [UInt8] = []
        var owesBlank = false
        for (byte, isBlank) in zip(bytes, isBlank) {
            if isBlank {
                owesBlank = !line.isEmpty
                continue
            }
            if owesBlank { line.append(UInt8(ascii: " ")) }
            owesBlank = false
            line.append(byte)
        }
        return String(decoding: line, as: UTF8.self)
    }

    private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0C, 0x0D]

    /// The offset of the first byte that is neither white space nor comment.
    private func first(in range: Range<Int>) -> Int {
        var offset = range.lowerBound
        while offset < range.upperBound {
            if let comment = comments.first(where: { $0.contains(offset) }) {
                offset = comment.upperBound
            } else if Self.blanks.contains(source.bytes[offset]) {
                offset += 1
            } else {
                return offset
            }
        }
        return range.lowerBound
    }

    /// Splits a list at its commas, except in parentheses, brackets and strings.
    static func selectors(_ list: String) -> [String] {
        let bytes = Array(list.utf8)
        var scanner = StyleScanner(bytes)
        var depth = 0
        var cuts: [Int] = []
        while let (byte, offset) = scanner.next() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0: cuts.append(offset)
            default: break
            }
        }
        let starts = [0] + cuts.map { $0 + 1 }
        return zip(starts, cuts + [bytes.count]).map {
            oneLine(Array(bytes[$0..<$1]))
        }
    }
}
