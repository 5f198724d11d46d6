import Foundation
import SiteMarkup
import Testing

@testable import SitePublishing

@Suite struct WriterTests {
    /// An input and the text that a reader gets: U+FFFD replaces forbidden characters.
    @Test(arguments: [
        ("a & b < c > d \"e\" 'f'", "a & b < c > d \"e\" 'f'"),
        ("]]>", "]]>"), ("<script>alert(1)</script>", "<script>alert(1)</script>"), ("&amp;", "&amp;"),
        ("tab\tline\nreturn\r", "tab\tline\nreturn\r"),
        ("\u{0}x\u{1F}\u{7F}\u{85}y\u{FFFE}z", "\u{FFFD}x\u{FFFD}\u{FFFD}\u{FFFD}y\u{FFFD}z"),
        ("é 🚀 \u{FFFD} \u{A0} \u{202E}", "é 🚀 \u{FFFD} \u{A0} \u{202E}"), ("", ""), ("\u{EF}\u{BF}", "\u{EF}\u{BF}"),
    ])
    func xmlKeepsTexts(text: String, read: String) throws {
        var writer = XMLWriter()
        writer.element("a", ["b": text, "none": nil], text: text)
        let document = String(decoding: writer.bytes, as: UTF8.self)
        let element = try #require(elements(of: document).first)
        #expect(element.text.unicodeScalars.elementsEqual(read.unicodeScalars))
        #expect(element.attributes.keys.sorted() == ["b"])
        #expect(element.attributes["b"]?.unicodeScalars.elementsEqual(read.unicodeScalars) == true)
    }

    @Test func xmlIsIndented() {
        var writer = XMLWriter()
        writer.element("a", ["x": "1"]) { writer in
            writer.element("b", ["y": "2"])
            writer.element("c", text: nil)
            writer.element("d") { $0.element("e", text: "<") }
        }
        let expected = """
            <?xml version="1.0" encoding="UTF-8"?>
            <a x="1">
              <b y="2"/>
              <d>
                <e>&lt;</e>
              </d>
            </a>

            """
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        "plain", "\"quoted\" \\ back", "</script><!--", "\u{0}\u{1}\u{1F}\n\r\t", "é 🚀 \u{2028} \u{FFFF}", "",
    ])
    func jsonKeepsTexts(written: String) throws {
        let text = PlainText(written).string
        let document = JSONWriter.document { json in
            json.member("a", text)
            json.member("b") { json in
                json.list { json in
                    json.append(text)
                    json.append(-3)
                    json.append(literal: "true")
                }
            }
        }
        let read = try JSONSerialization.jsonObject(with: Data(document)) as? [String: Any]
        #expect((read?["a"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
        #expect((read?["b"] as? [Any])?.count == 3)
    }

    @Test func jsonIsIndented() {
        let document = JSONWriter.document { json in
            json.member("b", 1)
            json.member("a", nil as String?)
            json.member("c") { $0.list { _ in } }
            json.member("d") { json in json.object { $0.member("e", all: ["\u{1}"]) { $0.append($1) } } }
            json.member("f") { json in json.flatList { for number in [1, 2] { $0.append(number) } } }
            for time in [83_000, 83_750, 5] { json.member("g", seconds: time) }
        }
        let expected = """
            {
              "b": 1,
              "c": [],
              "d": {
                "e": [
                  "\u{FFFD}"
                ]
              },
              "f": [1, 2],
              "g": 83,
              "g": 83.75,
              "g": 0.005
            }

            """
        #expect(String(decoding: document, as: UTF8.self) == expected)
    }

    @Test(arguments: ["plain", "</script><!--", "\u{0}\u{1F}\n\t\"\\", "é 🚀 \u{2028} & {[:,", ""])
    func scriptsKeepTexts(written: String) throws {
        let text = PlainText(written).string
        var json = JSONWriter(.script)
        json.object { json in
            json.member("text", text)
            json.member("none", nil as String?)
            json.member("no number", nil as Int?)
            json.member("texts", all: [text, text]) { $0.append($1) }
            json.member("empty", all: [Int]()) { json, _ in json.append("never") }
            json.member("left out", any: [Int]()) { json, _ in json.append("never") }
            json.member("object") { json in
                json.object { json in
                    json.member("word", word: "one")
                    json.member("flag", true)
                    json.member("object") { $0.object { _ in } }
                    json.member("number", -3)
                }
            }
        }
        let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        #expect(Set(read?.keys.map(\.self) ?? []) == ["text", "texts", "empty", "object"])
        #expect((read?["text"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
        #expect(read?["texts"] as? [String] == [text, text] && (read?["empty"] as? [String])?.isEmpty == true)
        let object = try #require(read?["object"] as? [String: Any])
        #expect(object["word"] as? String == "one" && object["flag"] as? Bool == true && object["number"] as? Int == -3)
        for byte in "<>&\n".utf8 { #expect(!json.bytes.contains(byte)) }
    }
}
