import BrowserSupport
import TestSupport
import Testing

/// HTML by the Nu checker.
@Suite("The Nu HTML checker", .checker(.nu))
struct NuCheckerTests {
    @Test("finds no error on any page", arguments: ConformanceSite.allCases)
    func pages(site: ConformanceSite) async throws {
        let built = try await site.build()
        for error in try await NuChecker.errors(in: built.output) { Issue.record("\(site): \(error)") }
        print("\(site): \(try ConformancePage.all(in: built.output).count) pages through the Nu HTML checker")
    }

    /// An allowance never hides a real error.
    @Test("finds each fault of a wrong page")
    func faults() async throws {
        let faults = [
            ("<p id=a></p><p id=a></p>", "Duplicate ID “a”."),
            ("<p></p></div>", "Stray end tag “div”."),
            ("<ul><p></p></ul>", "Element “p” not allowed as child of element “ul” in this context."),
            ("<p><span></p>", "End tag “p” seen, but there were open elements."),
            (
                "<button><a href=x>y</a></button>",
                "The element “a” must not appear as a descendant of the “button” element."
            ),
            ("<img src=x>", "An “img” element must have an “alt” attribute, except under certain conditions."),
            (
                "<img src=x alt=x fetchpriorit=high>",
                "Attribute “fetchpriorit” not allowed on element “img” at this point."
            ),
            (
                "<a href=x fetchpriority=high>x</a>",
                "Attribute “fetchpriority” not allowed on element “a” at this point."
            ),
            ("<img src=x alt=x srcset='x 9w' loading=lazy sizes=\"auto, wide\">", "Bad value"),
            ("<img src=x alt=x srcset='x 9w' loading=lazy sizes=\"auto, calc(9px\">", "Bad value"),
            ("<p style='color: nocolour'>x</p>", "CSS: “color”: “nocolour” is not a “color” value."),
            ("<label for=a>x</label>", "The value of the “for” attribute of the “label” element must be the ID"),
        ]
        let folder = try TemporaryFolder()
        let head = "<!doctype html><html lang=en><meta charset=utf-8><title>Wrong</title><body><h1>Wrong</h1>\n"
        try folder.add(["right.html": head])
        for (number, fault) in faults.enumerated() { try folder.add(["\(number).html": head + fault.0]) }
        let errors = try await NuChecker.errors(in: folder.path)
        for (number, fault) in faults.enumerated() {
            let found = errors.filter { $0.url == "\(number).html" }
            #expect(found.contains { $0.message.hasPrefix(fault.1) }, "\(fault.0): \(found)")
        }
        #expect(!errors.contains { $0.url == "right.html" })
    }

    @Test("still reports every allowed message")
    func allowances() async throws {
        let folder = try TemporaryFolder()
        let page = """
            <!doctype html><html lang=en><meta charset=utf-8><title>Allowed</title>
            <style>@layer theme { p { color: red } }</style>
            <h1>Allowed</h1><img src=x alt=x fetchpriority=high>
            <img src=x alt=x srcset="x 9w" loading=lazy
              sizes="auto, (max-height: 479.99px) and (max-width: 9px) 74px, (max-width: 5px) 50vw, calc(50vw - 2.5vh - 4px)">
            """
        try folder.add(["page.html": page])
        let messages = try await NuChecker.messages(in: folder.path)
        for allowance in NuAllowance.all {
            #expect(messages.contains { $0.isAllowed(by: allowance) }, "nothing needs \(allowance.specification)")
        }
        #expect(try await NuChecker.errors(in: folder.path).isEmpty)
    }
}
