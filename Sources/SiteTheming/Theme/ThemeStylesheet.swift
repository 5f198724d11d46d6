import SiteDiagnostics
import SiteStylesheets

/// Joins a theme's styles to one stylesheet. `reset.css` is in `@layer reset`, and all others, sorted by name, are in
/// `@layer theme`. So themes need no layers of their own, and none overrides `@layer layout`. The rules of cell designs
/// come between, with the layouts that use them.
///
/// - Parameter fonts: the rules for the theme's fonts, before its own styles.
func themeStylesheet(_ sources: [String: SourceText], fonts: [UInt8] = []) -> (css: [UInt8], diagnostics: [Diagnostic])
{
    var css = Array("@layer reset, theme, cells, layout;\n".utf8) + fonts
    var diagnostics: [Diagnostic] = []
    for name in sources.keys.filter({ $0 == "reset" }) + sources.keys.filter({ $0 != "reset" }).sorted() {
        guard let source = sources[name] else { continue }
        if let problem = imbalance(in: source) ?? excess(in: source) ?? importance(in: source) {
            diagnostics.append(problem)
            continue
        }
        css += "@layer \(name == "reset" ? "reset" : "theme") {\n".utf8
        css += source.bytes
        css += "}\n".utf8
    }
    return (css, diagnostics)
}

/// An extra brace would end the layer early, and a missing one would include the styles after it.
func imbalance(in source: SourceText) -> Diagnostic? {
    var open: [Int] = []
    var scanner = StyleScanner(source.bytes)
    while let (byte, offset) = scanner.next() {
        if byte == UInt8(ascii: "{") { open.append(offset) }
        guard byte == UInt8(ascii: "}"), open.popLast() == nil else { continue }
        return stylesProblem("this brace closes nothing", hint: "remove it", at: offset, in: source)
    }
    if let offset = scanner.unended {
        return stylesProblem("this comment or string does not end", hint: "close it", at: offset, in: source)
    }
    guard let offset = open.last else { return nil }
    return stylesProblem("this block is never closed", hint: "add a '}'", at: offset, in: source)
}

private func stylesProblem(_ message: String, hint: String, at offset: Int, in source: SourceText) -> Diagnostic {
    Diagnostic(.error, id: "theme.unbalanced-styles", message, hint: hint, in: source, at: source.position(at: offset))
}

/// Deep nesting of brackets and many parts of a selector. Browsers stop at deep nesting.
func excess(in source: SourceText) -> Diagnostic? {
    var depth = 0
    // The number of parts of a possible selector, counted at spaces and combinators.
    var parts = 0
    var isBetween = true
    var scanner = StyleScanner(source.bytes)
    while let (byte, offset) = scanner.next() {
        if "{([".utf8.contains(byte) { depth += 1 }
        if "})]".utf8.contains(byte) { depth -= 1 }
        if depth > Limits.depth {
            return Diagnostic(
                .error, id: "theme.too-deep", "brackets are nested more than \(Limits.depth) deep",
                hint: "look for brackets that are never closed", in: source, at: source.position(at: offset))
        }
        if byte == UInt8(ascii: "{"), parts > Limits.depth {
            return Diagnostic(
                .error, id: "theme.too-deep", "this selector has more than \(Limits.depth) parts",
                hint: "give the element a class, and use only this class", in: source, at: source.position(at: offset))
        }
        if "{};,".utf8.contains(byte) { parts = 0 }
        let isGap = byte <= 0x20 || ">+~{};,".utf8.contains(byte)
        if isBetween, !isGap { parts += 1 }
        isBetween = isGap
    }
    return nil
}

/// `!important` reverses the order of layers, so a theme could move cells. CSS uses the exclamation mark only for this,
/// and the word after it can contain escapes and comments, so the mark alone is checked.
func importance(in source: SourceText) -> Diagnostic? {
    var scanner = StyleScanner(source.bytes)
    while let (byte, offset) = scanner.next() {
        guard byte == UInt8(ascii: "!") else { continue }
        return Diagnostic(
            .error, id: "theme.important", "'!important' would override the layout",
            hint: "remove it; only the layout has priority over a theme's styles", in: source,
            at: source.position(at: offset))
    }
    return nil
}
