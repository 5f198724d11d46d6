import Foundation
import Testing

@testable import SitePublishing

/// The browser test of the script reads the same table. Both must split and fold words alike, or nothing is found.
@Suite struct SearchTermsTests {
    struct Row: Decodable, CustomTestStringConvertible {
        var text: String
        var terms: [String]
        var testDescription: String { text }
    }

    static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Tables/terms.json")
        return (try? JSONDecoder().decode([Row].self, from: Data(contentsOf: file))) ?? []
    }()

    @Test func thereIsATable() { #expect(Self.rows.count > 20) }

    @Test(arguments: rows) func terms(row: Row) {
        // Unicode's equality of strings would not notice missing composition.
        #expect(SearchTerms.all(in: row.text).map { Array($0.utf16) } == row.terms.map { Array($0.utf16) })
    }

    /// Text without accents uses a fast path, whose result must not change because of an accent far away.
    @Test func readsPlainTextTheSameWay() {
        let texts = [
            "", "a", "C++ and C# or a++b, x#y #tag ++ +", "Mixed CASE_snake-kebab 1st 2nd", "end C++", "end C#", "a+++",
            "c##",
            String(repeating: "Long", count: 15) + "++ next", String(repeating: "x", count: 39) + "++", "a\u{0}b\tc\n",
            "it's o'clock @[`{~", "9+1 7#",
        ]
        for text in texts {
            #expect(SearchTerms.all(in: text) + ["e"] == SearchTerms.all(in: text + " É"), "\(text)")
        }
    }
}
