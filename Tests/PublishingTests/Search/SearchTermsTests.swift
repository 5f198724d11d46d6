import Foundation
import Testing

@testable import Publishing

/// The same table is read by the test of the script in a browser: both must cut and fold alike, or nothing is found.
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
        // Unicode's equality of strings would overlook what was not composed.
        #expect(SearchTerms.all(in: row.text).map { Array($0.utf16) } == row.terms.map { Array($0.utf16) })
    }
}
