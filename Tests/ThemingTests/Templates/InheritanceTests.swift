import Testing

@testable import SiteTheming

/// Parents and blocks, by the rules of the specification's optional part on inheritance.
@Suite struct InheritanceTests {
    @Test(arguments: [
        (["t": "{{<p}}{{/p}}", "p": "[{{$a}}default{{/a}}]"], "[default]"),
        (["t": "{{<p}}{{$a}}own{{/a}}{{/p}}", "p": "[{{$a}}default{{/a}}]"], "[own]"),
        // A block is replaced at every occurrence; other blocks stay.
        (["t": "{{<p}}{{$a}}own{{/a}}{{/p}}", "p": "{{$a}}1{{/a}}{{$b}}2{{/b}}{{$a}}3{{/a}}"], "own2own"),
        // Values with the same name are independent.
        (["t": "{{<p}}{{/p}}", "p": "{{$x}}block{{/x}}"], "block"),
        // A block sees the values of the place where it is inserted.
        (["t": "{{<p}}{{$a}}{{y}}{{/a}}{{/p}}", "p": "{{#map}}{{$a}}{{/a}}{{/map}}"], "inner"),
        // A template's own blocks win over those of its parent.
        (
            [
                "t": "{{<p}}{{$a}}t{{/a}}{{/p}}", "p": "{{<q}}{{$a}}p{{/a}}{{$b}}p{{/b}}{{/q}}",
                "q": "{{$a}}q{{/a}}{{$b}}q{{/b}}",
            ],
            "tp"
        ),
        (["t": "{{<p}}{{$a}}t{{/a}}{{/p}}", "p": "{{<q}}{{/q}}", "q": "({{$a}}q{{/a}})"], "(t)"),
        // Nested blocks.
        (
            ["t": "{{<p}}{{$inner}}t{{/inner}}{{/p}}", "p": "{{$outer}}<{{$inner}}p{{/inner}}>{{/outer}}"],
            "<t>"
        ),
        (["t": "{{<p}}{{$a}}[{{$a}}t{{/a}}]{{/a}}{{/p}}", "p": "{{$a}}p{{/a}}"], "[t]"),
        // Blocks also replace those in the parent's partials, but not in partials that are used elsewhere.
        (["t": "{{<p}}{{$a}}t{{/a}}{{/p}}{{>part}}", "p": "{{>part}}-", "part": "{{$a}}part{{/a}}"], "t-part"),
        (["t": "{{#list}}{{<p}}{{$a}}{{.}}{{/a}}{{/p}}{{/list}}", "p": "({{$a}}{{/a}})"], "(1)(2)"),
        // Text between blocks is not shown.
        (["t": "{{<p}}left out {{$a}}own{{/a}} too{{!or}}{{/p}}", "p": "{{$a}}{{/a}}"], "own"),
        (["t": "{{$a}}without parent{{/a}}"], "without parent"),
    ])
    func blocks(sources: [String: String], expected: String) {
        let (library, diagnostics) = TemplateLibrary.load(templates(sources))
        #expect(diagnostics.isEmpty)
        let context: TemplateValue = .map([
            "x": "value", "y": "outer", "map": .map(["y": "inner"]), "list": ["1", "2"],
        ])
        #expect(library.render("t", context)?.text == expected)
    }

    /// The lines of parents and partials are indented like their tag; lines of values are not.
    @Test(arguments: [
        (["t": "a\n  {{<p}}\n  {{/p}}\nb\n", "p": "one\ntwo\n"], "a\n  one\n  two\nb\n"),
        (["t": "a\n  {{>p}}\nb\n", "p": "one\n\n{{#flag}}\ntwo{{x}}\n{{/flag}}\n"], "a\n  one\n  \n  two1\n2\nb\n"),
        (["t": " {{>p}}\n", "p": "p\n {{>q}}\n", "q": "q\n"], " p\n  q\n"),
        (["t": "{{>p}}\n {{>p}}\n", "p": "{{x}}\n"], "1\n2\n 1\n2\n"),
    ])
    func indentation(sources: [String: String], expected: String) {
        let (library, diagnostics) = TemplateLibrary.load(templates(sources))
        #expect(diagnostics.isEmpty)
        #expect(library.render("t", .map(["flag": true, "x": "1\n2"]))?.text == expected)
    }
}
