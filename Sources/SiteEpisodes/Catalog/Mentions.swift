/// Searches texts for file names. It reads the bytes once for any number of names.
///
/// The search looks for the end of a name, in plain letters, digits and dots, because these are the same in escaped and
/// percent-encoded text. A text without this end cannot name the file.
struct Mentions {
    private struct Ending {
        var bytes: [UInt8]
        /// The offset of the byte that is searched first. This is the last dot, which is rare in prose.
        var anchor: Int
    }

    private var endings: [UInt8: [Ending]] = [:]
    private var anchors = [Bool](repeating: false, count: 256)
    private var isAnywhere = false

    init(of paths: Set<String>) {
        for path in paths {
            let ending = Array(path.utf8.reversed().prefix(while: isPlain).reversed())
            guard !ending.isEmpty else {
                isAnywhere = true
                continue
            }
            let anchor = ending.lastIndex(of: UInt8(ascii: ".")) ?? 0
            endings[ending[anchor], default: []].append(Ending(bytes: ending, anchor: anchor))
            anchors[Int(ending[anchor])] = true
        }
    }

    func mayStand(in text: [UInt8]) -> Bool {
        if isAnywhere { return true }
        return text.withUnsafeBufferPointer { text in
            for (offset, byte) in text.enumerated() where anchors[Int(byte)] {
                for ending in endings[byte] ?? [] {
                    let start = offset - ending.anchor
                    guard start >= 0, start + ending.bytes.count <= text.count else { continue }
                    if text[start..<start + ending.bytes.count].elementsEqual(ending.bytes) { return true }
                }
            }
            return false
        }
    }
}

private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        true
    default: false
    }
}
