import SeededRandom
import SiteCode
import Testing

/// Runs are in order and inside the code, whatever the code is, and take time in proportion to it.
@Suite struct HostileCodeTests {
    private func check(_ code: [UInt8], _ language: CodeLanguage) {
        var end = 0
        for run in language.runs(in: code) {
            guard run.range.lowerBound >= end, run.range.upperBound <= code.count, !run.range.isEmpty else {
                Issue.record("\(language.name): \(run.range) in \(String(decoding: code.prefix(80), as: UTF8.self))")
                return
            }
            end = run.range.upperBound
        }
    }

    /// Marks that open something, cut off in the middle.
    private static let marks = [
        "\"", "'", "`", "\\", "\"\"\"", "'''", "/*", "*/", "//", "#", "<!--", "<", ">", "</script>", "<script>",
        "<style ", "${",
        "$(", "#{", "\\(", "{", "}", "[", "]", "(", ")", "<<A", "\nA\n", "<<<", "[[", "--[[", "{-", "(*", "=begin", ":",
        "=", "- ",
        "| \n", "---\n", "```", "a", "B", "1e+", "0x", ".", "@", "$", "%", "&amp", "é", "\u{1F600}", "\n", " ", "\t",
        "\r\n", "\0",
        "r#\"", "@\"", "\\\n", "if", "/", "/[", "regex=/", "::", "<?", "<![CDATA[",
    ]

    @Test func anything() {
        var random = SplitMix64(seed: 36)
        for language in CodeLanguage.all {
            for _ in 0..<60 {
                let parts = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                    Self.marks.randomElement(using: &random) ?? ""
                }
                check(Array(parts.joined().utf8), language)
                check((0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }, language)
            }
        }
    }

    /// A scanner that reads the rest of the code for each mark would need many seconds for each language.
    @Test(.serialized, arguments: marks.indices) func repeated(index: Int) {
        let mark = Self.marks[index]
        let code = Array(String(repeating: mark, count: 128_000 / mark.utf8.count).utf8)
        let start = ContinuousClock.now
        for (place, language) in CodeLanguage.all.enumerated() where place % 8 == index % 8 { check(code, language) }
        #expect(ContinuousClock.now - start < .seconds(8), "\(mark)")
    }
}
