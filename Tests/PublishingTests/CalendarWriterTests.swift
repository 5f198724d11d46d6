import Testing

@testable import SitePublishing

/// The content lines of RFC 5545, read back by the rules of its section 3.1.
@Suite("Lines of a calendar") struct CalendarWriterTests {
    @Test(
        "are folded after 75 bytes, never inside a character",
        arguments: [
            "short", String(repeating: "x", count: 67), String(repeating: "x", count: 68),
            String(repeating: "word ", count: 60), String(repeating: "نیم", count: 40),
            String(repeating: "👩‍💻", count: 30), String(repeating: "é", count: 200),
        ])
    func folding(value: String) {
        var writer = CalendarWriter()
        writer.line("SUMMARY", value)
        let unfolded = writer.bytes.replacing(Array("\r\n ".utf8), with: [])
        #expect(unfolded == Array("SUMMARY:\(value)\r\n".utf8))
        let lines = writer.bytes.split(separator: UInt8(ascii: "\n"))
        #expect((lines.count == 1) == (value.utf8.count <= 67))
        for line in lines {
            #expect(line.last == UInt8(ascii: "\r") && line.count - 1 <= 75)
            #expect(String(validating: line, as: UTF8.self) != nil)
        }
    }

    @Test(
        "escape what separates, and hold no control characters",
        arguments: [
            ("a, b; c", "a\\, b\\; c"), ("a\\n", "a\\\\n"), ("one\r\ntwo\n", "one\\ntwo\\n"),
            ("a\u{1B}[31m\u{0}b\u{7F}", "a\u{FFFD}[31m\u{FFFD}b\u{FFFD}"), ("BEGIN:VEVENT", "BEGIN:VEVENT"),
            ("a\tb", "a\tb"),
        ])
    func escaping(text: String, written: String) {
        var writer = CalendarWriter()
        writer.line("SUMMARY", text: text)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == "SUMMARY:\(written)\r\n")
    }
}
