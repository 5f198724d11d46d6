/// Room for the results of tasks. From here they are moved into an array: copying them would count the references of all once more, on
/// one task while others wait.
///
/// Tasks share it without a lock, each with places of its own: no two of them ever touch the same one, and whoever takes all out does
/// so when the tasks have ended.
final class ResultPlaces<Element: Sendable>: @unchecked Sendable {
    private let places: UnsafeMutableBufferPointer<Element>

    init(count: Int) { places = .allocate(capacity: count) }

    deinit { places.deallocate() }

    /// - Precondition: nothing has been put there.
    func put(_ element: Element, at place: Int) {
        precondition(places.indices.contains(place))
        places.initializeElement(at: place, to: element)
    }

    /// Once, when every place has been filled.
    func taken() -> [Element] {
        Array(unsafeUninitializedCapacity: places.count) { buffer, count in
            count = buffer.moveInitialize(fromContentsOf: places)
        }
    }
}
