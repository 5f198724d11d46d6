import ByteStorage
import Diagnostics
import Synchronization
import Testing

/// A text that was put aside says the same of its places.
@Suite struct SourceTextTests {
    @Test(arguments: ["", "a", "one\ntwo\r\n\nfour", "\n", "end\n"]) func saysTheSameFromAStore(text: String) {
        let inMemory = SourceText(path: "a.md", text: text)
        let text = SourceText(path: "a.md", text: text)
        let copy = text
        let store = Pile()
        text.putAside(in: store)
        #expect(store.count == inMemory.count)
        // All copies are the same text.
        for text in [text, copy] {
            #expect(text == inMemory)
            #expect(text.bytes == inMemory.bytes)
            #expect(text.count == inMemory.bytes.count)
            for offset in -1...(inMemory.count + 1) {
                let position = inMemory.position(at: offset)
                #expect(text.position(at: offset) == position)
                #expect(text.offset(of: position) == inMemory.offset(of: position))
                #expect(text.line(position.line) == inMemory.line(position.line))
            }
            #expect(text.line(0) == nil)
            #expect(text.line(9) == nil)
        }
    }
}

private final class Pile: ByteStore {
    private let held = Mutex<[UInt8]>([])

    var count: Int { held.withLock { $0.count } }

    func put(_ bytes: [UInt8]) -> Int? {
        held.withLock { held in
            defer { held += bytes }
            return held.count
        }
    }

    func bytes(at offset: Int, count: Int) -> [UInt8] { held.withLock { Array($0[offset..<offset + count]) } }
}
