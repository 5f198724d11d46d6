import Synchronization
import Testing

@testable import SiteFileSystem

@Suite("Work within a budget")
struct BudgetedMapTests {
    private final class Gauge: Sendable {
        let state = Mutex((count: 0, cost: 0, mostCount: 0, mostCost: 0))

        func begin(_ cost: Int) {
            state.withLock {
                $0.count += 1
                $0.cost += cost
                $0.mostCount = max($0.mostCount, $0.count)
                if $0.count > 1 { $0.mostCost = max($0.mostCost, $0.cost) }
            }
        }

        func end(_ cost: Int) {
            state.withLock {
                $0.count -= 1
                $0.cost -= cost
            }
        }
    }

    @Test(
        "keeps the order, the number of jobs and the budget", arguments: [(1, 10), (3, 10), (8, 10), (4, 1), (4, 1000)])
    func bounds(jobs: Int, budget: Int) async {
        let gauge = Gauge()
        let costs = (0..<60).map { $0 * 7 % 13 }
        let results = await costs.concurrentMap(jobs: jobs, budget: budget, cost: \.self) { cost in
            gauge.begin(cost)
            for _ in 0..<20 { await Task.yield() }
            gauge.end(cost)
            return cost * 2
        }
        #expect(results == costs.map { $0 * 2 })
        let most = gauge.state.withLock { ($0.mostCount, $0.mostCost) }
        #expect(most.0 <= jobs && most.1 <= budget)
    }
}
