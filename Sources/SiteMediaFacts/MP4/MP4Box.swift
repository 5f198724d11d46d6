/// A box of the ISO base media file format (ISO/IEC 14496-12). QuickTime calls it an atom.
struct MP4Box {
    var type: String
    /// The byte range of the content in the file, without the header.
    var body: Range<Int>
    /// True if the box claims to be longer than its container.
    var isCut: Bool
}

extension BoundedReader {
    /// The boxes in a range of the file.
    mutating func boxes(in range: Range<Int>, limit: Int = 1024) throws(MediaProblem) -> [MP4Box] {
        var boxes: [MP4Box] = []
        var offset = range.lowerBound
        while range.upperBound - offset >= 8, boxes.count < limit {
            var head = ByteCursor(try prefix(at: offset, count: 16))
            guard let size = head.bigEndian(4), let type = head.take(4) else { throw .truncated }
            var length = size
            var headLength = 8
            if size == 1 {
                guard let large = head.bigEndian(8) else { throw .damaged(.boxes) }
                length = large
                headLength = 16
            } else if size == 0 {
                length = range.upperBound - offset
            }
            guard length >= headLength else { throw .damaged(.boxes) }
            let available = range.upperBound - offset
            let end = offset + min(length, available)
            boxes.append(
                MP4Box(
                    type: String(decoding: type, as: UTF8.self), body: min(offset + headLength, end)..<end,
                    isCut: length > available))
            offset = end
        }
        return boxes
    }

    /// The whole content of a box.
    mutating func body(of box: MP4Box) throws(MediaProblem) -> ByteCursor {
        ByteCursor(try bytes(at: box.body.lowerBound, count: box.body.count))
    }

    /// The first box at the end of a path of nested boxes.
    mutating func box(_ path: String..., in range: Range<Int>) throws(MediaProblem) -> MP4Box? {
        var range = range
        var found: MP4Box?
        for type in path {
            found = try boxes(in: range).first { $0.type == type }
            guard let found else { return nil }
            range = found.body
        }
        return found
    }
}
