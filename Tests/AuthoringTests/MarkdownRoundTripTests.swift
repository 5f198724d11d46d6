import SeededRandom
import SiteDiagnostics
import SiteMarkdown
import TestSupport
import Testing

@testable import SiteAuthoring

/// HTML that is converted to Markdown and rendered by cmark-gfm has the same words. `html5lib` reads both.
@Suite(.pythonReaders) struct MarkdownRoundTripTests {
    private static func rendered(_ html: String) -> String {
        let source = SourceText(path: "a.md", text: MarkdownBody(html).text)
        return String(decoding: RenderedMarkdown(source, bytes: 0..<source.bytes.count).html, as: UTF8.self)
    }

    @Test func wordsStay() async throws {
        var random = SplitMix64(seed: 18)
        let pieces = (0..<4000).map { _ in Self.blocks(using: &random, depth: 0) }
        let before: [String] = try await Judge.texts.answers(pieces)
        let after: [String] = try await Judge.texts.answers(pieces.map(Self.rendered))
        var failures = 0
        for (index, html) in pieces.enumerated() where before[index] != after[index] {
            failures += 1
            if failures <= 5 {
                Issue.record("\(html)\n-> \(MarkdownBody(html).text)\n-> \(after[index])\nnot \(before[index])")
            }
        }
        #expect(failures == 0)
    }

    @Test func codeStays() async throws {
        var random = SplitMix64(seed: 19)
        let pieces = (0..<300).map { _ in
            let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in random.pick(Self.atoms) }.joined()
            return "<pre><code class=\"language-swift\">a\n\(text)\n  b</code></pre>"
        }
        let before: [[[String]]] = try await Judge.codes.answers(pieces)
        let after: [[[String]]] = try await Judge.codes.answers(pieces.map(Self.rendered))
        for (before, after) in zip(before, after) {
            #expect(before.count == 1 && after.count == 1 && after.first?.last == before.first?.last)
            #expect(after.first?.first?.trimmingWhitespace == before.first?.first?.trimmingWhitespace)
        }
    }

    /// Texts with a meaning in Markdown, alone or beside others.
    private static let atoms = [
        "a", "b", "Wort", "é", "日本", "😀", "“q”", "c_d", "_", "__", "*", "**", "_x_", "*y*", "`", "``", "```", "~", "~~",
        "~~~",
        "[", "]", "[x]", "[ ]", "[^1]", "^1", "(y)", "(", ")", "!", "![", "\\", "\\*", "|", "| a | b |", "&amp;",
        "&amp;copy;",
        "&amp;#35;", "copy;", "a&amp;b", "&lt;b&gt;", "&lt;", "&gt;", "&lt;!--", "#", "##", "1.", "2)", "-", "--",
        "---", "+",
        "=", "===", ":-:", ":--", "http://a.example/x_y*z?a=1&amp;b=2", "https://a.example/~u", "www.b.example/q_r",
        "me_you@x.example", "ftp://a.example", "$x$", ":smile:", "'", "\"", ".", ",", ":", ";", "&nbsp;", "&hellip;",
        "0:10",
    ]

    private static func text(using random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            random.pick(["", "", " ", " ", "\n"]) + random.pick(atoms)
        }.joined() + random.pick(["", "", " "])
    }

    private static func inline(using random: inout SplitMix64, depth: Int) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            guard depth < 3, !random.once(in: 3) else { return text(using: &random) }
            let name = random.pick(["b", "strong", "i", "em", "del", "code", "a", "span", "br", "img", "u"])
            switch name {
            case "br": return "<br>"
            case "img": return "<img src=\"p.png\">"
            case "code": return "<code>\(text(using: &random))</code>"
            case "a":
                let address = random.pick([
                    "https://a.example/b", "/x(y)", "a b", "https://a.example/?a=1&amp;copy;=2", "#f", "x`y",
                ])
                return "<a href=\"\(address)\">\(linkText(using: &random))</a>"
            default: return "<\(name)>\(inline(using: &random, depth: depth + 1))</\(name)>"
            }
        }.joined()
    }

    /// A link must not contain a link.
    private static func linkText(using random: inout SplitMix64) -> String {
        random.once(in: 2) ? text(using: &random) : "\(text(using: &random))<b>\(text(using: &random))</b>"
    }

    private static func blocks(using random: inout SplitMix64, depth: Int) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let name = random.pick(["p", "p", "p", "h2", "h4", "ul", "ol", "blockquote", "div", "table", "hr", ""])
            let isDeep = depth >= 2
            switch name {
            case "hr": return "<hr>"
            case "table":
                let cells = (0..<4).map { _ in inline(using: &random, depth: 2) }
                return
                    "<table><tr><th>\(cells[0])</th><th>\(cells[1])</th></tr><tr><td>\(cells[2])</td><td>\(cells[3])</td></tr></table>"
            case "ul", "ol":
                let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    "<li>\(isDeep || random.once(in: 2) ? inline(using: &random, depth: 1) : blocks(using: &random, depth: depth + 1))</li>"
                }
                return "<\(name)>\(items.joined())</\(name)>"
            case "blockquote", "div":
                return
                    "<\(name)>\(isDeep ? inline(using: &random, depth: 1) : blocks(using: &random, depth: depth + 1))</\(name)>"
            case "": return inline(using: &random, depth: 0)
            default: return "<\(name)>\(inline(using: &random, depth: 0))</\(name)>"
            }
        }.joined()
    }
}
