import FlyingSocks

/// Scenes as the bytes of server-sent events, for as long as the page reads.
struct SceneEvents: AsyncBufferedSequence {
    typealias Element = UInt8

    let scenes: AsyncStream<Scene>
    let page: OpenPage

    func makeAsyncIterator() -> Iterator { Iterator(scenes: scenes.makeAsyncIterator(), page: page) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var scenes: AsyncStream<Scene>.Iterator
        let page: OpenPage
        private var rest: ArraySlice<UInt8> = []

        init(scenes: AsyncStream<Scene>.Iterator, page: OpenPage) {
            self.scenes = scenes
            self.page = page
        }

        mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

        mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
            if rest.isEmpty {
                guard let scene = await scenes.next() else { return nil }
                rest = SceneEvent(scene, for: page).frame[...]
            }
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
    }
}
