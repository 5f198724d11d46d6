/// The bytes of a file, read with bounds checks.
struct HeaderBytes {
    let all: [UInt8]

    init(_ bytes: [UInt8]) { all = bytes }

    var count: Int { all.count }

    func byte(_ offset: Int) throws(PictureProblem) -> Int {
        guard all.indices.contains(offset) else { throw .damaged }
        return Int(all[offset])
    }

    func starts(with text: String, at offset: Int = 0) -> Bool {
        let wanted = text.utf8
        guard offset >= 0, offset + wanted.count <= all.count else { return false }
        return all[offset..<offset + wanted.count].elementsEqual(wanted)
    }

    /// A big-endian number of 1 to 4 bytes.
    func bigEndian(_ count: Int, at offset: Int) throws(PictureProblem) -> Int {
        var number = 0
        for index in 0..<count { number = number << 8 | (try byte(offset + index)) }
        return number
    }

    /// A little-endian number of 1 to 4 bytes.
    func littleEndian(_ count: Int, at offset: Int) throws(PictureProblem) -> Int {
        var number = 0
        for index in (0..<count).reversed() { number = number << 8 | (try byte(offset + index)) }
        return number
    }
}
