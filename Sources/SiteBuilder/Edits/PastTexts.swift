import Diagnostics
import Episodes

/// The texts that the last build read, while everything else that a build goes by is as it was then.
public struct PastTexts: Sendable {
    /// By path in the content folder.
    private let texts: [String: ArraySlice<UInt8>]

    /// What those were that are other ones now; `nil` when files have come or gone.
    func changed(from documents: [String: SourceText]) -> [String: SourceText]? {
        guard texts.count == documents.count else { return nil }
        var changed: [String: SourceText] = [:]
        for (path, now) in documents {
            guard let past = texts[path] else { return nil }
            if !past.elementsEqual(now.bytes) { changed[path] = SourceText(path: now.path, bytes: Array(past)) }
        }
        return changed
    }
}

extension PastTexts {
    /// What ``bytes(_:of:)`` has told of the same outputs; else `nil`.
    init?(_ bytes: [UInt8], of outputs: ContentDigest) {
        let head = Self.head(outputs)
        guard bytes.starts(with: head) else { return nil }
        var texts: [String: ArraySlice<UInt8>] = [:]
        var rest = bytes[head.count...]
        func next() -> ArraySlice<UInt8>? {
            guard rest.count >= 8 else { return nil }
            let count = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(8)
            guard (0...rest.count).contains(count) else { return nil }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
        while !rest.isEmpty {
            guard let path = next(), let text = next() else { return nil }
            texts[String(decoding: path, as: UTF8.self)] = text
        }
        self.texts = texts
    }

    /// - Parameter outputs: of the build that read the texts: ``BuildOutputs/digest``.
    static func bytes(_ documents: [String: SourceText], of outputs: ContentDigest) -> [UInt8] {
        var bytes = head(outputs)
        bytes.reserveCapacity(documents.reduce(bytes.count) { $0 + $1.key.utf8.count + $1.value.bytes.count + 16 })
        func add(_ text: some Collection<UInt8>) {
            withUnsafeBytes(of: UInt64(text.count).littleEndian) { bytes.append(contentsOf: $0) }
            bytes.append(contentsOf: text)
        }
        for (path, source) in documents {
            add(path.utf8)
            add(source.bytes)
        }
        return bytes
    }

    private static func head(_ outputs: ContentDigest) -> [UInt8] { Array((outputs.name + "\n").utf8) }
}
