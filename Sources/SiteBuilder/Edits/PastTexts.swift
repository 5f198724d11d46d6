import Diagnostics
import Episodes

/// The texts that the last build read, while everything else that a build goes by is as it was then. They lie in a file, and only those
/// are read that are other ones now.
public final class PastTexts: Sendable {
    private struct Place {
        let digest: ContentDigest
        let offset: Int
        let count: Int
    }

    private let file: Descriptor
    /// By path in the content folder.
    private let places: [String: Place]

    /// What those were that are other ones now; `nil` when files have come or gone.
    func changed(from documents: [String: SourceText]) -> [String: SourceText]? {
        guard places.count == documents.count else { return nil }
        var changed: [String: SourceText] = [:]
        for (path, now) in documents {
            guard let place = places[path] else { return nil }
            if place.count == now.count, place.digest == ContentDigest(now.bytes) { continue }
            let past = Descriptor.bytes(of: file.number, at: place.offset, count: place.count)
            guard ContentDigest(past) == place.digest else { return nil }
            changed[path] = SourceText(path: now.path, bytes: past)
        }
        return changed
    }

    /// What ``write(_:of:to:)`` has written of the same outputs; else `nil`.
    init?(_ location: String, of outputs: ContentDigest) {
        guard let file = try? Descriptor.reading(location), let size = try? file.status.size,
            let index = Self.index(in: file, size: size), var reader = TextReader(index, of: outputs)
        else { return nil }
        var places: [String: Place] = [:]
        while !reader.isAtEnd {
            guard let path = reader.text(), let digest = reader.digest(), let offset = reader.number(),
                let count = reader.number(), offset >= 0, count >= 0, count <= size - offset
            else { return nil }
            places[path] = Place(digest: digest, offset: offset, count: count)
        }
        self.places = places
        self.file = file
    }

    /// Its digest and its place stand at the end.
    private static func index(in file: borrowing Descriptor, size: Int) -> [UInt8]? {
        guard size >= tailSize else { return nil }
        var tail = TextReader(Descriptor.bytes(of: file.number, at: size - tailSize, count: tailSize))
        guard let digest = tail.digest(), let offset = tail.number(),
            (0...(size - tailSize)).contains(offset)
        else { return nil }
        let index = Descriptor.bytes(of: file.number, at: offset, count: size - tailSize - offset)
        return ContentDigest(index) == digest ? index : nil
    }

    private static let tailSize = 24

    /// - Parameter outputs: of the build that read the texts: ``BuildOutputs/digest``.
    static func write(
        _ documents: [String: SourceText], of outputs: ContentDigest, to location: String
    ) throws(SystemError) {
        try writeWhole(to: location) { (file) throws(SystemError) in
            var index = DigestedBytes()
            index.add(outputs)
            var piece: [UInt8] = []
            var offset = 0
            for (path, source) in documents {
                let text = source.bytes
                index.add(path)
                index.add(ContentDigest(text))
                index.add(offset)
                index.add(text.count)
                offset += text.count
                piece += text
                guard piece.count >= 1 << 20 else { continue }
                try file.write(piece[...])
                piece.removeAll(keepingCapacity: true)
            }
            var tail = DigestedBytes()
            tail.add(index.digest)
            tail.add(offset)
            try file.write((piece + index.bytes + tail.bytes)[...])
        }
    }
}

/// Reads what ``DigestedBytes`` has put together.
private struct TextReader {
    private var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// `nil` when they are of other outputs.
    init?(_ index: [UInt8], of outputs: ContentDigest) {
        self.init(index)
        guard digest() == outputs else { return nil }
    }

    mutating func number() -> Int? {
        guard rest.count >= 8 else { return nil }
        defer { rest = rest.dropFirst(8) }
        return Int(truncatingIfNeeded: rest.prefix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }

    mutating func digest() -> ContentDigest? {
        guard let high = number(), let low = number() else { return nil }
        return ContentDigest(high: UInt64(bitPattern: Int64(high)), low: UInt64(bitPattern: Int64(low)))
    }

    mutating func text() -> String? {
        guard let count = number(), (0...rest.count).contains(count) else { return nil }
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }
}
