/// The head of an ID3v2 tag (id3.org, versions 2.2 to 2.4).
struct ID3Tag {
    var version: Int
    /// Whether zeros were put behind bytes that look like the start of a frame of audio.
    var isUnsynchronised: Bool
    var hasExtendedHeader: Bool
    /// Where the frames of the tag are in the file.
    var body: Range<Int>
    /// Where the tag ends, a footer included.
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

    /// Frames of the tag whose names are wanted; pictures and the like are passed over unread.
    func frames(named wanted: Set<String>, _ reader: inout BoundedReader) throws(MediaProblem) -> [ID3Frame] {
        guard version > 2 else { return [] }
        var frames: [ID3Frame] = []
        // Sizes of version 2.3 count without the zeros that were put in, so the tag is read as a whole.
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
        // Version 2.4 counts the size itself, 2.3 does not.
        guard let size = version == 4 ? cursor.syncsafe() : cursor.bigEndian(4).map({ $0 + 4 }), size <= body.count
        else { throw .damaged(.tag) }
        return size
    }
}

extension ByteCursor {
    /// Four bytes of seven bits each.
    mutating func syncsafe() -> Int? {
        guard let bytes = take(4), bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
        return bytes.reduce(0) { $0 << 7 | Int($1) }
    }
}

extension [UInt8] {
    /// Without the zeros behind `FF`.
    var synchronised: [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        for (index, byte) in enumerated() where byte != 0 || index == 0 || self[index - 1] != 0xFF {
            result.append(byte)
        }
        return result
    }
}
