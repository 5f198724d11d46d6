import FlyingSocks

/// Scenes as the bytes of server-sent events, for as long as anyone reads.
struct SceneEvents: AsyncBufferedSequence {
    typealias Element = UInt8

    let scenes: AsyncStream<Scene>

    func makeAsyncIterator() -> Iterator { Iterator(scenes: scenes.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var scenes: AsyncStream<Scene>.Iterator
        private var rest: ArraySlice<UInt8> = []

        init(scenes: AsyncStream<Scene>.Iterator) { self.scenes = scenes }

        mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
            if rest.isEmpty {
                guard let scene = await scenes.next() else { return nil }
                rest = SceneEvent(scene).frame[...]
            }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}
