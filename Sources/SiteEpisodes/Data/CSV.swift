import SiteDiagnostics
import SiteMarkdown

/// Reads tables of comma-separated values (RFC 4180).
///
/// The first line names the columns. The separator is the comma, or the semicolon or tab if the first line has no
/// comma, as spreadsheets write in some countries.
enum CSV {
    /// The table as a list of maps. Errors: `csv.invalid`.
    static func parse(_ source: SourceText) -> (value: Value?, diagnostics: [Diagnostic]) {
        do throws(Diagnostic) {
            var reader = CSVReader(source)
            return (Value(.list(try reader.records()), at: .start), [])
        } catch {
            return (nil, [error])
        }
    }
}

private struct CSVReader {
    private let source: SourceText
    private let bytes: [UInt8]
    private let separator: UInt8
    private var index: Int
    private var cells = 0

    init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[index...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        separator = ",;\t".utf8.first { first.contains($0) } ?? UInt8(ascii: ",")
    }

    mutating func records() throws(Diagnostic) -> [Value] {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw problem("this table is not UTF-8", hint: "save it as 'CSV UTF-8'", at: 0)
        }
        var names: [String]?
        var records: [Value] = []
        while index < bytes.count {
            let start = index
            let fields = try record()
            if fields.count == 1, fields[0].isEmpty { continue }
            cells += fields.count
            if cells > Limits.tableCells {
                throw problem(
                    "this table has more than \(Limits.tableCells) cells", hint: "leave out columns or lines", at: start
                )
            }
            guard let columns = names else {
                names = fields
                continue
            }
            if fields.count > columns.count {
                throw problem(
                    "this line has \(fields.count) values for \(columns.count) columns",
                    hint: "put quotes around values that contain the separator", at: start)
            }
            let position = source.position(at: start)
            let entries = zip(columns, fields).map { name, text in
                Entry(
                    key: name, keyPosition: position, value: Value(.scalar(Scalar(text, isQuoted: true)), at: position))
            }
            records.append(Value(.map(entries), at: position))
        }
        return records
    }

    private mutating func record() throws(Diagnostic) -> [String] {
        var fields: [String] = []
        while true {
            fields.append(try field())
            guard index < bytes.count else { return fields }
            let end = bytes[index]
            index += 1
            if end == separator { continue }
            if end == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
            return fields
        }
    }

    /// A field, up to its separator or line end. In quotes, two quotes are one.
    private mutating func field() throws(Diagnostic) -> String {
        let start = index
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        var text: [UInt8] = []
        index += 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
                    guard index == bytes.count || isEnd(bytes[index]) else {
                        throw problem(
                            "text follows a closing quote", hint: "write a quote inside quotes twice", at: index)
                    }
                    return String(decoding: text, as: UTF8.self)
                }
            }
            text.append(bytes[index])
            index += 1
        }
        throw problem("this quote is never closed", hint: "write a quote inside quotes twice", at: start)
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private func problem(_ message: String, hint: String, at offset: Int) -> Diagnostic {
        Diagnostic(.error, id: "csv.invalid", message, hint: hint, in: source, at: source.position(at: offset))
    }
}
