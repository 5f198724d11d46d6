import SeededRandom
import SiteDiagnostics
import Synchronization
import Testing

@testable import SiteDeployment

/// Deployments take their steps in random orders, and some are killed between two steps.
@Suite struct LockTests {
    @Test(arguments: 0..<600) func neverTwoAtOnce(seed: UInt64) async {
        var random = SplitMix64(seed: seed)
        let (place, gate) = (MemoryPlace(), Gate())
        await withTaskGroup(of: Void.self) { group in
            var started: Int32 = 0
            func start() async {
                started += 1
                await gate.begin()
                let store = MemoryStore(place: place, gate: gate, number: started)
                group.addTask {
                    await store.deploy()
                    await gate.end()
                }
            }
            for _ in 0..<3 { await start() }
            while true {
                await gate.settle()
                guard let number = await gate.waiting.randomElement(using: &random) else { break }
                if seed.isMultiple(of: 2), started < 8, random.once(in: 12) {
                    place.state.withLock { _ = $0.alive.remove(number) }
                    await start()
                }
                await gate.resume(number)
            }
        }
        let state = place.state.withLock { $0 }
        #expect(state.most == 1)
        if !seed.isMultiple(of: 2) {
            #expect(state.done > 0)
            #expect(state.files.keys.filter { $0.hasPrefix(".sitegen-deploying") } == [])
        }
    }
}

/// A place in memory, with what deployments do there.
private final class MemoryPlace: Sendable {
    struct State {
        var files: [String: [UInt8]] = [:]
        var alive: Set<Int32> = []
        var atWork: Set<Int32> = []
        /// The most deployments that were at work at the same time.
        var most = 0
        /// The number of complete deployments.
        var done = 0
    }

    let state = Mutex(State())
}

private struct MemoryStore: LockedStore {
    let place: MemoryPlace
    let gate: Gate
    let own: DeployLock

    init(place: MemoryPlace, gate: Gate, number: Int32) {
        (self.place, self.gate) = (place, gate)
        own = DeployLock(host: "test", process: number, processBegin: nil, begin: 0)
        place.state.withLock { _ = $0.alive.insert(number) }
    }

    func deploy() async {
        do throws(Diagnostic) {
            try await alone(with: DeployPlan(sent: [], removed: [], unchanged: 0)) { () throws(Diagnostic) in
                for _ in 0..<3 {
                    try await step { state in
                        state.atWork.insert(own.process)
                        state.most = max(state.most, state.atWork.intersection(state.alive).count)
                    }
                }
                try await step { _ = $0.atWork.remove(own.process) }
            }
            place.state.withLock { $0.done += 1 }
        } catch {
            #expect(error.id == "io.deploy-busy" || error.id == "killed")
        }
        place.state.withLock { _ = $0.alive.remove(own.process) }
    }

    /// A request, which a killed deployment does not send.
    private func step<Result: Sendable>(
        _ body: @Sendable (inout sending MemoryPlace.State) -> Result
    ) async throws(Diagnostic) -> Result {
        await gate.turn(of: own.process)
        let result = place.state.withLock { $0.alive.contains(own.process) ? body(&$0) : nil }
        guard let result else { throw Diagnostic(.error, id: "killed", "killed", hint: "") }
        return result
    }

    func isHeld(_ lock: DeployLock) -> Bool { place.state.withLock { $0.alive.contains(lock.process) } }

    func create(_ lock: DeployLock, named name: String) async throws(Diagnostic) -> Bool {
        try await step { state in
            guard state.files[name] == nil else { return false }
            state.files[name] = lock.bytes
            return true
        }
    }

    func note(_ name: String) async throws(Diagnostic) -> [UInt8]? { try await step { $0.files[name] } }

    func remove(_ path: String) async throws(Diagnostic) { try await step { $0.files[path] = nil } }

    func isCurrent(_ plan: DeployPlan) -> Bool { true }

    func plan(for content: DeployContent) -> DeployPlan { DeployPlan(sent: [], removed: [], unchanged: 0) }

    func read(_ paths: [String]) -> [String: [UInt8]] { [:] }

    func write(_ bytes: [UInt8], asNote name: String) {}

    func carryOut(
        _ plan: DeployPlan, of content: DeployContent, progress: @escaping @Sendable (DeployProgress) -> Void
    ) {}
}

/// Lets one task at a time take a step.
private actor Gate {
    private var continuations: [Int32: CheckedContinuation<Void, Never>] = [:]
    private var running = 0
    private var settling: CheckedContinuation<Void, Never>?

    /// The tasks that wait, in the order of their numbers.
    var waiting: [Int32] { continuations.keys.sorted() }

    func begin() { running += 1 }

    func end() {
        running -= 1
        if running == 0 {
            settling?.resume()
            settling = nil
        }
    }

    func turn(of number: Int32) async {
        await withCheckedContinuation { continuation in
            continuations[number] = continuation
            end()
        }
    }

    func resume(_ number: Int32) {
        running += 1
        continuations.removeValue(forKey: number)?.resume()
    }

    /// Returns when each task waits or has ended.
    func settle() async {
        if running > 0 { await withCheckedContinuation { settling = $0 } }
    }
}
