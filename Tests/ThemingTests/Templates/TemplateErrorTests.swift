import SiteDiagnostics
import Testing

@testable import SiteTheming

@Suite struct TemplateErrorTests {
    @Test(arguments: [
        (
            "a\n{{#x}}b\n", "2:1: template.syntax", "'x' is never closed"
        ),
        (
            "{{#x}}\n  {{/y}}", "2:3: template.syntax", "'{{/y}}' does not close 'x', open since line 1"
        ),
        (
            "é{{/x}}", "1:3: template.syntax", "'{{/x}}' closes nothing"
        ),
        (
            "\r\na {{x", "2:3: template.syntax", "this tag does not end"
        ),
        (
            "a\n{{sp ace}}", "2:1: template.syntax",
            "a name consists of letters, digits, '.', '_' and '-', and ends at the end of the tag"
        ),
        (
            "{{<base}}{{x}}{{/base}}", "1:10: template.syntax",
            "only blocks ({{$name}}…{{/name}}) are allowed directly in {{<parent}}"
        ),
        (
            "{{<base}}{{$x}}{{y}}{{/x}}{{#z}}{{/z}}{{/base}}", "1:27: template.syntax",
            "only blocks ({{$name}}…{{/name}}) are allowed directly in {{<parent}}"
        ),
        (
            "{{a..b}}", "1:1: template.syntax",
            "a name consists of letters, digits, '.', '_' and '-', and ends at the end of the tag"
        ),
        (
            "{{<base}}{{$x.y}}{{/x.y}}{{/base}}", "1:10: template.syntax", "the name of a block cannot have a dot"
        ),
        (
            "{{=<%=}}", "1:1: template.syntax", "write new delimiters as {{=<% %>=}}"
        ),
        (
            "a\n{{%CONTENT_TYPE:TEXT}}", "2:1: template.syntax",
            "pragmas, such as 'CONTENT_TYPE:TEXT', are not supported"
        ),
        (
            "{{>bsae}}", "1:1: template.missing-partial", "there is no template 'bsae' (did you mean 'base'?)"
        ),
        (
            "{{=<% %>=}}\n<%>nowhere%>", "2:1: template.missing-partial", "there is no template 'nowhere'"
        ),
        (
            "{{>*name}}", "1:1: template.dynamic-partial",
            "partials that a value chooses, such as '*name', are not supported"
        ),
        (
            "{{>t}}", "1:1: template.cycle", "templates include each other without end: t → t"
        ),
    ])
    func oneProblem(template: String, place: String, message: String) throws {
        let (library, diagnostics) = TemplateLibrary.load(templates(["t": template, "base": "{{$x}}{{/x}}"]))
        #expect(diagnostics.map(\.place) == ["Themes/Plain/templates/t.mustache:\(place)"])
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.allSatisfy { $0.hint != nil && $0.isError })
        #expect(library.names.contains("base"))
    }

    @Test func allProblemsOfAllTemplates() {
        let (_, diagnostics) = TemplateLibrary.load(
            templates(["a": "{{>x}}{{>y}}{{#z}}", "b": "{{>c}}", "c": "{{#l}}{{>b}}{{/l}}"]))
        #expect(
            diagnostics.sorted().map(\.place) == [
                "Themes/Plain/templates/a.mustache:1:1: template.missing-partial",
                "Themes/Plain/templates/a.mustache:1:7: template.missing-partial",
                "Themes/Plain/templates/a.mustache:1:13: template.syntax",
                "Themes/Plain/templates/c.mustache:1:7: template.cycle",
            ])
    }
}
