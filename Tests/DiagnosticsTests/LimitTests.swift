import Foundation
import SiteDiagnostics
import SiteMarkup
import Testing

/// The documentation states the real limits, and diagnostics stay within theirs.
@Suite struct LimitTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    @Test func areDocumented() throws {
        let source = try String(
            contentsOf: Self.root.appending(path: "Sources/SiteDiagnostics/Limits.swift"), encoding: .utf8)
        let rows = try String(contentsOf: Self.root.appending(path: "Content/manual/limits.md"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
        var comment = ""
        var count = 0
        for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            if line.hasPrefix("///") {
                comment += line.dropFirst(3)
            } else if let limit = line.firstMatch(of: /package static let (\w+) = ([0-9_]+)$/) {
                let first = comment.split(separator: /\.(?= [A-Z]|$)/).first?.trimmingCharacters(in: .whitespaces) ?? ""
                let number = limit.2.replacing("_", with: "")
                let shown = Int(number).map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) } ?? ""
                #expect(
                    rows.contains { $0.hasPrefix("| \(first) | \(shown) | ") },
                    "Content/manual/limits.md has no row '| \(first) | \(shown) |' for \(limit.1)")
                count += 1
                comment = ""
            } else {
                comment = ""
            }
        }
        #expect(count >= 13 && rows.count == count)
        #expect(Limits.letterMarks == marksOfLetter)
    }

    private static let lines: [(line: String, column: Int, text: String, start: Int, isCut: Bool)] = [
        ("short", 3, "short", 0, false),
        ("", 1, "", 0, false),
        ("short", 99, "short", 0, false),
        ("a" * 300, 1, "a" * 300, 0, false),
        ("a" * 301, 1, "a" * 300, 0, true),
        ("a" * 300 + "b", 301, "a" * 300 + "b", 0, false),
        ("c" + "a" * 300 + "b", 302, "a" * 300 + "b", 1, false),
        ("a" * 1_000_000, 500_000, "a" * 600, 499_699, true),
        ("a" * 1_000_000, 1_000_001, "a" * 300, 999_700, false),
        ("ü" * 1_000, 1_001, "ü" * 300, 700, true),
        // A character is never shown in part.
        ("ü" * 1_000, 1_002, "ü" * 299, 702, true),
        ("x" + "ü" * 1_000, 1_001, "ü" * 299, 701, true),
    ]

    @Test(arguments: lines.indices) func excerpt(row: Int) throws {
        let (line, column, text, start, isCut) = Self.lines[row]
        for end in ["", "\n", "\r\nmore"] {
            let source = SourceText(path: "a.md", text: "first\n" + line + end)
            let excerpt = try #require(source.excerpt(at: .init(line: 2, column: column)))
            #expect(excerpt.text == text && excerpt.start == start && excerpt.isCut == isCut)
        }
        #expect(SourceText(path: "a.md", text: line).excerpt(at: .init(line: 2, column: 1)) == nil)
    }

    @Test func caretStandsBelowThePlaceOfALongLine() {
        let source = SourceText(path: "a.md", text: "a" * 5_000 + "here" + "b" * 5_000)
        let diagnostic = Diagnostic(.error, id: "a.b", "wrong", in: source, at: .init(line: 1, column: 5_001))
        #expect(
            DiagnosticFormatter().text(diagnostic) == """
                a.md:1:5001: error: wrong [a.b]
                    …\("a" * 72)here\("b" * 68)…
                    \(" " * 73)^

                """)
    }

    @Test(arguments: [
        ("short", "short"), ("a" * 1_000, "a" * 1_000), ("a" * 1_001, "a" * 750 + "…" + "a" * 250),
        (
            "the address '" + "x" * 1_000_000 + "' is left out",
            "the address '" + "x" * 737 + "…" + "x" * 237 + "' is left out"
        ),
        ("ü" * 1_000, "ü" * 375 + "…" + "ü" * 125), ("x" + "ü" * 1_000, "x" + "ü" * 374 + "…" + "ü" * 125),
        ("€" * 1_000, "€" * 250 + "…" + "€" * 83),
    ])
    func messagesAreBounded(message: String, shown: String) {
        let diagnostic = Diagnostic(.error, id: "a.b", message, hint: message)
        #expect(diagnostic.message == shown && diagnostic.hint == shown)
    }

    @Test func countsAreBounded() {
        var diagnostics: [Diagnostic] = []
        for number in 0..<5_000 { diagnostics.add(Diagnostic(.warning, id: "a.b", "\(number)", path: "a.md")) }
        #expect(diagnostics.count == Limits.diagnostics + 1)
        #expect(diagnostics.last?.id == "source.more" && diagnostics.last?.path == "a.md")
        // An error stops the build, however many warnings exist.
        for number in 0..<5_000 { diagnostics.add(Diagnostic(.error, id: "c.d", "\(number)", path: "a.md")) }
        #expect(diagnostics.count == Limits.diagnostics + 2)
        #expect(diagnostics.last?.message == "0" && diagnostics.containsErrors)
    }

    /// Many diagnostics of one kind do not hide those of another kind.
    @Test(
        arguments: [
            (.warning, "a.b", "unknown key 'title1' (did you mean 'title'?)"), (.warning, "a.c", "unknown key 'x'"),
            (.hint, "a.b", "unknown key 'x'"), (.error, "a.b", "unknown key 'x'"),
            (.warning, "a.b", "'a' wants a date, this is 'x'"), (.warning, "a.b", "'a' wants a list, this is 'x'"),
            (.warning, "a.b", "unknown word 'x'"), (.warning, "a.b", "unknown key 'x' 'y'"),
            (.warning, "a.b", "an unknown key 'x'"), (.warning, "a.b", "the episode's 'x' is unknown"),
        ] as [(Diagnostic.Severity, String, String)])
    func anotherKindIsNamed(severity: Diagnostic.Severity, id: String, message: String) {
        var diagnostics: [Diagnostic] = []
        func add(_ severity: Diagnostic.Severity, _ id: String, _ message: String) {
            diagnostics.add(Diagnostic(severity, id: id, message, path: "a.md"))
        }
        for number in 0..<3_000 { add(.warning, "a.b", "unknown key 'it's \(number) or \(number)'") }
        add(severity, id, message)
        for number in 0..<3_000 {
            add(.warning, "a.b", "unknown key '\(number)'")
            add(severity, id, message)
        }
        #expect(diagnostics.filter { $0.message == message && $0.id == id && $0.severity == severity }.count == 1)
        #expect(diagnostics.count == Limits.diagnostics + 2)
        // The report for people shows it too.
        #expect(diagnostics.grouped().contains { $0.diagnostic.message == message && $0.diagnostic.id == id })
    }

    /// The log of a build bounds what stages found, file by file.
    @Test func filesAreBoundedByThemselves() {
        func found(_ count: Int, _ path: String?, _ severity: Diagnostic.Severity = .warning) -> [Diagnostic] {
            (0..<count).map {
                Diagnostic(
                    severity, id: "a.b", "unknown '\($0)'", path: path,
                    position: SourcePosition(line: $0 + 1, column: 1))
            }
        }
        let limit = Limits.diagnostics
        let cases: [(found: [Diagnostic], path: String?, count: Int)] = [
            (found(5_000, "a.md").reversed() + found(900, "b.md"), "a.md", limit + 1),
            (found(5_000, "a.md").shuffled() + found(900, "b.md"), "b.md", 900),
            (found(limit, "a.md") + found(limit, "b.md"), "a.md", limit), (found(limit + 1, "a.md"), "a.md", limit + 1),
            (found(5_000, nil), nil, 5_000), (found(5_000, "a.md") + found(1, "a.md", .error), "a.md", limit + 1),
            (found(5_000, "a.md", .error), "a.md", limit + 1), ([], "a.md", 0),
        ]
        for (found, path, count) in cases {
            let bounded = found.boundedByFile.filter { $0.path == path }
            #expect(bounded.count == count, "\(path ?? "none") \(count)")
            #expect(
                bounded.count { $0.id == "source.more" }
                    == (path != nil && found.count { $0.path == path } > limit ? 1 : 0))
            #expect(bounded.containsErrors == found.contains { $0.path == path && $0.isError })
            // Bounding twice changes nothing, and the first lines stay.
            #expect(Set(bounded.boundedByFile) == Set(bounded))
            let lines = bounded.filter { $0.id == "a.b" && !$0.isError }.compactMap(\.position?.line).sorted()
            #expect(lines == Array(1...max(1, lines.count)).prefix(lines.count).map(\.self))
        }
    }

    @Test func kindsAreBoundedTogether() {
        var diagnostics: [Diagnostic] = []
        for number in 0..<10_000 {
            let word = String(number).map { String(UnicodeScalar(UInt8($0.wholeNumberValue ?? 0) + 97)) }.joined()
            diagnostics.add(Diagnostic(.warning, id: "a.b", "a message \(word)", path: "a.md"))
        }
        #expect(diagnostics.count == 2 * Limits.diagnostics)
        diagnostics.add(Diagnostic(.error, id: "a.b", "an error", path: "a.md"))
        #expect(diagnostics.containsErrors && diagnostics.count == 2 * Limits.diagnostics + 1)
    }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
