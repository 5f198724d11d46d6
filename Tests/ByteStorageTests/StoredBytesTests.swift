import ByteStorage
import Synchronization
import Testing

/// Bytes are the same, wherever they lie.
@Suite struct StoredBytesTests {
    @Test func comeBackFromAStore() {
        let store = Shelf(room: 100)
        let texts = [[], [1], [2, 3], [UInt8](repeating: 7, count: 60)]
        let stored = texts.map { StoredBytes($0, in: store) }
        #expect(stored.map(\.bytes) == texts)
        #expect(stored.map(\.count) == texts.map(\.count))
        #expect(store.count == 63)
    }

    @Test func stayInMemoryWhereThereIsNoRoom() {
        let store = Shelf(room: 3)
        var stored = StoredBytes([1, 2, 3, 4])
        stored.putAside(in: store)
        #expect(stored.bytes == [1, 2, 3, 4])
        #expect(store.count == 0)
    }

    @Test func arePutAsideOnce() {
        let store = Shelf(room: 100)
        var stored = StoredBytes([1, 2, 3, 4], in: store)
        stored.putAside(in: store)
        #expect(store.count == 4)
    }

    @Test func areEqualWhereverTheyLie() {
        let store = Shelf(room: 100)
        let inMemory = StoredBytes([1, 2, 3])
        #expect(inMemory == StoredBytes([1, 2, 3], in: store))
        #expect(inMemory != StoredBytes([1, 2, 4], in: store))
        #expect(Set([inMemory, StoredBytes([1, 2, 3], in: store)]).count == 1)
    }
}

/// A store of little room.
private final class Shelf: ByteStore {
    private let room: Int
    private let held = Mutex<[UInt8]>([])

    init(room: Int) { self.room = room }

    var count: Int { held.withLock { $0.count } }

    func put(_ bytes: [UInt8]) -> Int? {
        held.withLock { held in
            guard held.count + bytes.count <= room else { return nil }
            defer { held += bytes }
            return held.count
        }
    }

    func bytes(at offset: Int, count: Int) -> [UInt8] { held.withLock { Array($0[offset..<offset + count]) } }
}
