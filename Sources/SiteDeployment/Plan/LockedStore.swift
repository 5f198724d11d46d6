import SiteDiagnostics

/// A store in which one deployment at a time changes files.
///
/// A lock is a small file that names its deployment. The store's only part is to create a file that does not exist: of several
/// deployments, one succeeds. The first lock has a fixed name. A dead lock stays, and the name of its successor is made from its
/// content, so only one deployment can take over.
protocol LockedStore: DeployStore {
    /// The lock of this deployment.
    var own: DeployLock { get }

    /// Whether the deployment of a lock may still be at work.
    func isHeld(_ lock: DeployLock) -> Bool

    /// Creates a file in one step.
    ///
    /// - Returns: `false` if the file exists.
    func create(_ lock: DeployLock, named name: String) async throws(Diagnostic) -> Bool

    /// Removes a file. It is not an error if the file does not exist.
    func remove(_ path: String) async throws(Diagnostic)

    /// Whether no other deployment has changed the target since the plan was made.
    func isCurrent(_ plan: DeployPlan) async throws(Diagnostic) -> Bool
}

extension LockedStore {
    func isHeld(_ lock: DeployLock) -> Bool { lock.isHeld }

    /// Whether the deployment that has written a lock is dead.
    ///
    /// - Parameter bytes: those of the lock, or `nil` if there is none.
    func isDead(_ bytes: [UInt8]?) -> Bool { bytes.map { !(DeployLock($0).map(isHeld) ?? false) } ?? false }

    /// Does the work while no other deployment is at work.
    ///
    /// - Throws: `io.deploy-busy` if another deployment is at work, or has changed the target since the plan was made.
    func alone(with plan: DeployPlan, _ work: () async throws(Diagnostic) -> Void) async throws(Diagnostic) {
        let locks = try await lock()
        do throws(Diagnostic) {
            guard try await isCurrent(plan) else { throw .overtaken }
            try await work()
        } catch {
            try? await unlock(locks)
            throw error
        }
        try await unlock(locks)
    }

    /// - Returns: the names of the dead locks and of the own one, in their order.
    private func lock() async throws(Diagnostic) -> [String] {
        for _ in 0..<4 {
            let dead = try await presentLocks()
            let locks = dead + [(name: DeployLock.name(after: dead.last?.bytes), bytes: own.bytes)]
            guard let name = locks.last?.name else { break }
            // The dead locks may have gone meanwhile: then the own one is in no order with new ones. The last look also finds a
            // competitor if the store has replaced a file against the rule.
            if try await create(own, named: name) {
                let now = try await presentLocks()
                if now.map(\.bytes) == locks.map(\.bytes) { return locks.map(\.name) }
                if try await note(name) == own.bytes { try await remove(name) }
            }
        }
        throw .overtaken
    }

    /// The locks at the target, from the first one to the own one or to the last one.
    ///
    /// - Throws: `io.deploy-busy` if one of them belongs to a deployment that is at work.
    private func presentLocks() async throws(Diagnostic) -> [(name: String, bytes: [UInt8])] {
        var locks: [(name: String, bytes: [UInt8])] = []
        // Two locks with the same bytes would be each other's successors.
        while locks.last?.bytes != own.bytes, locks.count < 16 {
            let name = DeployLock.name(after: locks.last?.bytes)
            guard let bytes = try await note(name) else { break }
            if let lock = DeployLock(bytes), bytes != own.bytes, isHeld(lock) { throw lock.problem }
            locks.append((name, bytes))
        }
        return locks
    }

    /// The first lock goes first: nobody can then take over one of the others.
    private func unlock(_ names: [String]) async throws(Diagnostic) {
        for name in names { try await remove(name) }
    }
}

extension Diagnostic {
    static var overtaken: Diagnostic {
        Diagnostic(
            .error, id: "io.deploy-busy", "a different deployment has changed the target meanwhile",
            hint: "deploy again")
    }
}
