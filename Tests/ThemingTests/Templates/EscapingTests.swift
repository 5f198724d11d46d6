import Testing

@testable import SiteTheming

@Suite struct EscapingTests {
    @Test(arguments: [
        ("plain", "plain"),
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("\" onload=\"x", "&quot; onload=&quot;x"),
        ("it's & it's", "it&#39;s &amp; it&#39;s"),
        // A combining accent joins the two into one character, but the quotation mark would still end the attribute.
        ("\"\u{301} onload=x", "&quot;\u{301} onload=x"),
        ("a\u{1}b\u{0}c\u{7F}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
        ("tab\tand\nline", "tab\tand\nline"),
        ("تازه‌ها", "تازه‌ها"),
    ])
    func textIsEscapedByBytes(text: String, expected: String) {
        #expect(HTML(escaping: text).text == expected)
    }

    /// The type decides about escaping, whatever the number of braces.
    @Test(arguments: [
        ("{{x}}", TemplateValue.text("<b>"), "&lt;b&gt;"),
        ("{{{x}}}", .text("<b>"), "&lt;b&gt;"),
        ("{{&x}}", .text("<b>"), "&lt;b&gt;"),
        ("{{x}}", .html(HTML(trusted: "<b>")), "<b>"),
        ("{{{x}}}", .html(HTML(trusted: "<b>")), "<b>"),
        ("<i title='{{x}}'>", .text("' onload='"), "<i title='&#39; onload=&#39;'>"),
        ("{{#x}}yes{{/x}}{{^x}}no{{/x}}", .null, "no"),
        ("{{#x}}yes{{/x}}{{^x}}no{{/x}}", .text(""), "no"),
        ("{{#x}}yes{{/x}}{{^x}}no{{/x}}", .text("t"), "yes"),
        ("{{#x}}yes{{/x}}{{^x}}no{{/x}}", .boolean(false), "no"),
        ("{{#x}}yes{{/x}}{{^x}}no{{/x}}", .list([]), "no"),
        ("{{#x}}[{{.}}]{{/x}}", .list([.text("a"), .text("&")]), "[a][&amp;]"),
        ("{{#x}}{{y}}{{/x}}", .map(["y": .text("<")]), "&lt;"),
        ("{{x}}", .list([.text("a")]), ""),
    ])
    func typesDecideAboutEscaping(template: String, value: TemplateValue, expected: String) throws {
        let source = templates(["t": template])
        let (library, diagnostics) = TemplateLibrary.load(source)
        #expect(diagnostics.isEmpty)
        #expect(library.render("t", .map(["x": value]))?.text == expected)
    }

    /// A value that a card lacks must not be looked up on the surrounding page.
    @Test func nothingHidesTheOuterValue() throws {
        let (library, _) = TemplateLibrary.load(templates(["t": "{{#card}}{{title}}{{#more}}!{{/more}}{{/card}}"]))
        let context: TemplateValue = [.title: "page", .more: "page", .card: [.title: "card", .more: .null]]
        #expect(library.render("t", context)?.text == "card")
    }

    @Test func partialsAndBlocksEscapeToo() throws {
        let (library, diagnostics) = TemplateLibrary.load(
            templates([
                "base": "<{{$main}}{{/main}}>{{>part}}", "part": "({{x}})",
                "t": "{{<base}}{{$main}}{{x}}{{/main}}{{/base}}",
            ]))
        #expect(diagnostics.isEmpty)
        #expect(library.render("t", .map(["x": "&"]))?.text == "<&amp;>(&amp;)")
    }
}
