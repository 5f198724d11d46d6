/// Storage for the results of tasks. The results are moved into an array at the end. Copying them would increment all
/// reference counts on one task while the others wait.
///
/// Tasks share the storage without a lock. Each task writes its own indices, and no index is written twice. The results
/// are taken after all tasks have ended.
final class ResultSlots<Element: Sendable>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Element>

    init(count: Int) { slots = .allocate(capacity: count) }

    deinit { slots.deallocate() }

    /// - Precondition: Nothing was stored at this index before.
    func put(_ element: Element, at index: Int) {
        precondition(slots.indices.contains(index))
        slots.initializeElement(at: index, to: element)
    }

    /// Must be called once, after every index has been filled.
    func taken() -> [Element] {
        Array(unsafeUninitializedCapacity: slots.count) { buffer, count in
            count = buffer.moveInitialize(fromContentsOf: slots)
        }
    }
}
