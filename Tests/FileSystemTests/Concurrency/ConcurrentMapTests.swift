import Testing

@testable import SiteFileSystem

@Suite struct ConcurrentMapTests {
    /// The first element always ends last, on any machine.
    @Test func resultsKeepTheOrderOfTheElements() async {
        let (othersDone, gate) = AsyncStream.makeStream(of: Int.self)
        let doubled = await Array(0..<10).concurrentMap(jobs: 2) { element in
            if element == 0 { for await last in othersDone where last == 9 { break } }
            gate.yield(element)
            return element * 2
        }
        #expect(doubled == (0..<10).map { $0 * 2 })
    }

    @Test(arguments: [(-1, 1), (1, 1), (3, 3)]) func noMoreThanSoManyAtATime(jobs: Int, most: Int) async {
        let gauge = Gauge()
        _ = await Array(0..<50).concurrentMap(jobs: jobs) { _ in
            await gauge.enter()
            await Task.yield()
            await gauge.leave()
        }
        #expect(await gauge.most <= most)
    }

    private actor Gauge {
        private var count = 0
        private(set) var most = 0

        func enter() {
            count += 1
            most = max(most, count)
        }

        func leave() { count -= 1 }
    }
}
