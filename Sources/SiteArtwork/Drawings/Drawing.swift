import SiteDiagnostics
import SiteXMLReading

/// An SVG file that does nothing but draw: whoever opens it runs nothing and asks no host.
///
/// Elements and attributes that are not known to draw are refused. So is a file that two readers could read in different ways: one
/// in an encoding other than UTF-8, a compressed file, and a file that is not well-formed XML.
package struct Drawing: Sendable {
    /// `nil` for a drawing that has no size of its own.
    package let size: PixelSize?

    /// Reads a file to its end.
    ///
    /// - Throws: the first thing that a drawing must not be or have.
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
                "its XML cannot be read: \(problem.message)", at: min(problem.offset, bytes.count),
                isNoDrawing: !reader.isDrawing)
        } catch {
            throw DrawingProblem("it cannot be read", at: 0, isNoDrawing: true)
        }
        size = reader.size
    }

    private static func encodingProblem(_ bytes: [UInt8]) -> DrawingProblem? {
        if bytes.starts(with: [0x1F, 0x8B]) { return DrawingProblem("it is compressed", at: 0, isNoDrawing: true) }
        // Characters of two or four bytes.
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
