/// Converts libyaml's character counts into byte offsets.
///
/// Marks come nearly in order. The cursor moves on from the last mark, so the total time is linear in the text.
struct CharacterCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    private var character = 0
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func offset(ofCharacter target: Int) -> Int {
        while character < target, offset < bytes.count {
            repeat { offset += 1 } while offset < bytes.count && isContinuation(bytes[offset])
            character += 1
        }
        while character > target, offset > 0 {
            repeat { offset -= 1 } while offset > 0 && isContinuation(bytes[offset])
            character -= 1
        }
        return offset
    }

    private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
