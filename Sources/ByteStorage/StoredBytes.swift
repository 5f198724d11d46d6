/// Bytes in memory, or in a store that gives them back whenever they are asked for.
public struct StoredBytes: Sendable {
    private enum Place: Sendable {
        case memory([UInt8])
        case store(any ByteStore, offset: Int)
    }

    private var place: Place
    public let count: Int

    public init(_ bytes: [UInt8]) {
        place = .memory(bytes)
        count = bytes.count
    }

    /// - Parameter store: `nil` for memory; so it is where the store has no room.
    public init(_ bytes: [UInt8], in store: (any ByteStore)?) {
        self.init(bytes)
        if let store { putAside(in: store) }
    }

    /// In a store, each time they are asked for, these are read anew.
    public var bytes: [UInt8] {
        switch place {
        case .memory(let bytes): bytes
        case .store(let store, let offset): store.bytes(at: offset, count: count)
        }
    }

    /// Has a store keep them from now on.
    public mutating func putAside(in store: any ByteStore) {
        guard case .memory(let bytes) = place, !bytes.isEmpty, let offset = store.put(bytes) else { return }
        place = .store(store, offset: offset)
    }
}

extension StoredBytes: Hashable {
    /// Whether they are the same bytes, wherever these lie.
    public static func == (left: Self, right: Self) -> Bool { left.count == right.count && left.bytes == right.bytes }

    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
