/// The head of an ID3v2 tag (id3.org, versions 2.2 to 2.4).
struct ID3Tag {
    var version: Int
    /// True if zeros were inserted after bytes that look like the start of an audio frame.
    var isUnsynchronised: Bool
    var hasExtendedHeader: Bool
    /// The byte range of the tag's frames in the file.
    var body: Range<Int>
    /// The end of the tag, including its footer.
    var end: Int

    init?(head: [UInt8], at offset: Int) {
        var cursor = ByteCursor(head)
        guard cursor.take(3).map(Array.init) == Array("ID3".utf8), let version = cursor.bigEndian(1), cursor.skip(1),
            let flags = cursor.bigEndian(1), let size = cursor.syncsafe(), (2...4).contains(version)
        else { return nil }
        self.version = version
        isUnsynchronised = flags & 0x80 != 0
        hasExtendedHeader = flags & 0x40 != 0
        body = offset + 10..<offset + 10 + size
        end = body.upperBound + (flags & 0x10 != 0 ? 10 : 0)
    }

    /// The frames with the wanted names. Other frames, for example pictures, are not read.
    func frames(named wanted: Set<String>, _ reader: inout BoundedReader) throws(MediaProblem) -> [ID3Frame] {
        guard version > 2 else { return [] }
        var frames: [ID3Frame] = []
        // Sizes in version 2.3 do not include the inserted zeros, so the whole tag is read at once.
        if isUnsynchronised && version == 3 {
            let bytes = try reader.bytes(at: body.lowerBound, count: body.count).synchronised
            return ID3Frame.list(bytes.dropFirst(try extendedLength(bytes)), version: 3).filter {
                wanted.contains($0.name)
            }
        }
        var offset = body.lowerBound
        if hasExtendedHeader { offset += try extendedLength(try reader.prefix(at: offset, count: 4)) }
        while offset + 10 <= body.upperBound, frames.count < MediaFacts.chapterLimit * 2 {
            guard let head = ID3Frame.Head(try reader.prefix(at: offset, count: 10), version: version) else { break }
            let start = offset + 10
            guard head.size <= body.upperBound - start else { throw .damaged(.tag) }
            if wanted.contains(head.name) {
                frames.append(ID3Frame(head, try reader.bytes(at: start, count: head.size)[...]))
            }
            offset = start + head.size
        }
        return frames
    }

    private func extendedLength(_ bytes: [UInt8]) throws(MediaProblem) -> Int {
        guard hasExtendedHeader else { return 0 }
        var cursor = ByteCursor(bytes)
        // In version 2.4 the size includes itself; in 2.3 it does not.
        guard let size = version == 4 ? cursor.syncsafe() : cursor.bigEndian(4).map({ $0 + 4 }), size <= body.count
        else { throw .damaged(.tag) }
        return size
    }
}

extension ByteCursor {
    /// Reads four bytes of seven bits each.
    mutating func syncsafe() -> Int? {
        guard let bytes = take(4), bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        return bytes.reduce(0) { $0 << 7 | Int($1) }
    }
}

extension [UInt8] {
    /// The bytes without the zeros that were inserted after `FF`.
    var synchronised: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        for (index, byte) in enumerated() where byte != 0 || index == 0 || self[index - 1] != 0xFF {
            result.append(byte)
        }
        return result
    }
}
