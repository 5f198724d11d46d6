import Testing

@testable import SiteTheming

/// Maps with fixed names behave like maps with any names.
@Suite struct RecordTests {
    @Test(arguments: [
        ("{{title}} {{page.title}} {{page.kind}}", "outer inner list"),
        // A name that a record lacks is looked up in the enclosing context; one that it has is not.
        ("{{#page}}{{title}} {{url}}{{/page}}", "inner here"),
        ("{{#page}}{{lead}}{{^lead}}none{{/lead}}{{/page}}", "none"),
        // A name that no record has is a word or nothing.
        ("{{words.ownWord}}{{ownWord}}{{page.ownWord}}", "word"),
        ("{{#items}}{{number}}{{title}};{{/items}}", "1outer;2two;"),
        ("{{#page}}yes{{/page}}{{^page}}no{{/page}}", "yes"),
    ])
    func names(template: String, expected: String) {
        let (library, diagnostics) = TemplateLibrary.load(templates(["t": template]))
        #expect(diagnostics.isEmpty)
        let context: TemplateValue = [
            .title: "outer", .url: "here", .lead: "outer", .words: .map(["ownWord": "word"]),
            .page: [.title: "inner", .kind: "list", .lead: .null],
            .items: [[.number: "1"], [.number: "2", .title: "two"]],
        ]
        #expect(library.render("t", context)?.text == expected)
    }

    @Test func theLaterOfTwoCounts() {
        var record: TemplateRecord = [.title: "a", .url: "b", .title: "c"]
        #expect(record[.title] == "c")
        record[.url] = "d"
        #expect(record[.url] == "d")
        #expect(record.merging([.title: .null])[.title] == .null)
        #expect(record[.lead] == nil)
    }

    /// Names share bits of a machine word, and each is still found.
    @Test func everyNameIsFound() {
        let record = TemplateRecord(TemplateKey.allCases.map { ($0, .text(String(describing: $0))) })
        for (name, key) in TemplateKey.named { #expect(record[key] == .text(name)) }
        #expect(TemplateKey.allCases.count > 64)
        for key in TemplateKey.allCases {
            let single: TemplateRecord = [key: "x"]
            #expect(TemplateKey.allCases.filter { single[$0] != nil } == [key])
        }
    }
}
