import SiteDiagnostics
import SiteXMLReading

/// A safe SVG file: it runs no code and loads nothing.
///
/// Elements and attributes that are not known to be safe are refused. So are files that programs could read in
/// different ways: other encodings than UTF-8, compressed files, and invalid XML.
package struct Drawing: Sendable {
    /// The size in points, or `nil` if the drawing has no size.
    package let size: PixelSize?

    /// Reads the whole file.
    ///
    /// - Throws: the first problem.
    package init(_ bytes: [UInt8]) throws(DrawingProblem) {
        guard bytes.count <= Limits.drawingBytes else {
            throw DrawingProblem("it is larger than \(Limits.drawingBytes / 1_000_000) MB", at: 0)
        }
        if let problem = Self.encodingProblem(bytes) { throw problem }
        var reader = DrawingReader(entityReferences: bytes.count { $0 == UInt8(ascii: "&") })
        do {
            try XMLReader(depth: Limits.drawingDepth).read(bytes) { event, offset in try reader.take(event, at: offset)
            }
            try reader.finish()
        } catch let problem as DrawingProblem {
            throw problem
        } catch let problem as XMLProblem {
            throw DrawingProblem(
                "its XML is invalid: \(problem.message)", at: min(problem.offset, bytes.count),
                isNoDrawing: !reader.isDrawing)
        } catch {
            throw DrawingProblem("it cannot be read", at: 0, isNoDrawing: true)
        }
        size = reader.size
    }

    private static func encodingProblem(_ bytes: [UInt8]) -> DrawingProblem? {
        if bytes.starts(with: [0x1F, 0x8B]) { return DrawingProblem("it is compressed", at: 0, isNoDrawing: true) }
        // Byte order marks of UTF-16 and UTF-32.
        let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE], [0, 0, 0xFE, 0xFF]]
        if marks.contains(where: { bytes.starts(with: $0) }) || bytes.prefix(4).contains(0) {
            return DrawingProblem("it is in UTF-16 or UTF-32, not in UTF-8", at: 0, isNoDrawing: true)
        }
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        return DrawingProblem("it is not in UTF-8", at: firstInvalid(bytes), isNoDrawing: true)
    }

    /// The offset of the first byte that is not UTF-8.
    private static func firstInvalid(_ bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
}
