import SiteDiagnostics
import SiteMarkdown
import Testing

/// References to forbidden characters, wherever Markdown reads references.
@Suite struct CharacterReferenceTests {
    @Test(arguments: [
        "&#1;", "&#8;", "&#x0B;", "&#12;", "&#x1A;", "&#x1F;", "&#127;", "&#x81;", "&#157;", "&#xFFFE;", "&#xFFFF;",
        "&#65534;", "&#xFDD0;", "&#x1FFFE;", "&#x10FFFF;", "&#XFFFE;", "&#0;", "&#xD800;",
    ])
    func standForNoCharacter(reference: String) {
        let gone = "\u{FFFD}"
        for (markdown, html) in [
            ("a \(reference) b", "<p>a \(gone) b</p>\n"),
            ("a\(reference)*b\(reference)*", "<p>a\(gone)<em>b\(gone)</em></p>\n"),
            ("## a \(reference)", "<h2 id=\"a-\">a \(gone)</h2>\n"),
            ("[a](b \"c\(reference)\")", "<p><a href=\"b\" title=\"c\(gone)\">a</a></p>\n"),
            ("[a](b\(reference)c)", "<p><a href=\"b%EF%BF%BDc\">a</a></p>\n"),
            (
                "[a\(reference)]\n\n[a\(reference)]: b '\(reference)'",
                "<p><a href=\"b\" title=\"\(gone)\">a\(gone)</a></p>\n"
            ),
            (
                "![a\(reference)](b 'c\(reference)')",
                "<figure><img src=\"b\" alt=\"a\(gone)\" loading=\"lazy\" decoding=\"async\"><figcaption>c\(gone)</figcaption></figure>\n"
            ),
            ("```x\(reference)\ny\n```", "<pre tabindex=\"0\"><code class=\"language-x\(gone)\">y\n</code></pre>\n"),
            (
                "- [ ] a\(reference)",
                "<ul>\n<li class=\"task\"><label><input type=\"checkbox\" disabled> a\(gone)</label></li>\n</ul>\n"
            ),
            ("~~a\(reference)~~", "<p><del>a\(gone)</del></p>\n"),
            ("> a\(reference)", "<blockquote>\n<p>a\(gone)</p>\n</blockquote>\n"),
            ("<script> a \(reference)", "<p>&lt;script&gt; a \(gone)</p>\n"),
            // Code and raw HTML show the source text.
            ("`\(reference)`", "<p><code>&amp;\(reference.dropFirst())</code></p>\n"),
            ("    \(reference)", "<pre tabindex=\"0\"><code>&amp;\(reference.dropFirst())\n</code></pre>\n"),
            ("<i a='\(reference)'>", "<p>&lt;i a='&amp;\(reference.dropFirst())'&gt;</p>\n"),
            ("\\\(reference)", "<p>&amp;\(reference.dropFirst())</p>\n"),
        ] {
            #expect(rendered(markdown) == html, "\(markdown)")
        }
        let table = rendered("| a\(reference) |\n|---|\n| b\(reference) |")
        #expect(table.contains("<th>a\(gone)</th>") && table.contains("<td>b\(gone)</td>"))
        let note = rendered("a[^1]\n\n[^1]: b\(reference)")
        #expect(note.contains("b\(gone)"))
        let body = render("# a\(reference)\n\nb\(reference)")
        #expect(body.title == "a\(gone)" && body.summary == "b\(gone)")
    }

    /// HTML's own table, and references with their literal meaning.
    @Test(arguments: [
        ("&#128;", "€"), ("&#x85;", "…"), ("&#146;", "’"), ("&#150;", "–"), ("&#x9f;", "Ÿ"), ("&#9;", "\t"),
        ("&#160;", "\u{A0}"),
        ("&#xFFFD;", "\u{FFFD}"), ("&#x1F680;", "🚀"), ("&nbsp;", "\u{A0}"), ("&#8212;", "—"), ("&#xFFFC;", "\u{FFFC}"),
    ])
    func standForCharacters(reference: String, character: String) {
        #expect(rendered("a\(reference)b") == "<p>a\(character)b</p>\n")
        #expect(render("a\(reference)b").diagnostics.isEmpty)
        #expect(rendered("![a\(reference)b](c)").contains("alt=\"a\(character)b\""))
    }

    @Test func replaceTheMarksAfterTheHundredth() {
        let marks = String(repeating: "&#x301;&#x323;", count: 60)
        let body = render("## a\(marks)\n\nb\(marks)c\n")
        let shown = String(repeating: "\u{301}\u{323}", count: 50) + "\u{FFFD}"
        #expect(
            body.html.contains(Array("<p>b\(shown)c</p>".utf8)) && body.html.contains(Array(">a\(shown)</h2>".utf8)))
        #expect(body.diagnostics.map(\.id) == ["markdown.no-character"])
    }

    @Test func areReportedOnceAFile() {
        let body = render("One\n\na &#xFFFE; and &#8;\n\n## b &#127;\n\n[c](d 'e &#31;') `&#1;`\n")
        #expect(
            body.diagnostics.map { DiagnosticFormatter().text($0) } == [
                """
                a.md:3:1: warning: this reference is not a valid character: it is shown as \u{FFFD} (and 2 more in this file) [markdown.no-character]
                    a &#xFFFE; and &#8;
                    ^
                    hint: remove it, or put it in backticks to show the reference itself

                """
            ])
    }

    /// A control character in the file itself becomes a space, and columns stay the same.
    @Test(
        arguments: [
            0x01, 0x08, 0x0B, 0x0C, 0x1B, 0x7F, 0x80, 0x85, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF,
        ] as [UInt32])
    func writtenAsTheyAre(number: UInt32) throws {
        let character = String(try #require(Unicode.Scalar(number)))
        let document = Document(SourceText(path: "a.md", text: "---\ntitle: a\(character)b\n---\nc\(character)*d*\n"))
        let blanks = String(repeating: " ", count: character.utf8.count)
        #expect(document.frontMatter?["title"]?.text == "a\(blanks)b")
        #expect(String(decoding: RenderedMarkdown(document).html, as: UTF8.self) == "<p>c\(blanks)<em>d</em></p>\n")
        #expect(document.diagnostics.map(\.id) == ["source.control-character"])
    }
}
