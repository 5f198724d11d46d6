import ArgumentParser
import Foundation
import SiteBuilder
import SiteDeployment
import SiteDiagnostics
import SiteEpisodes
import SitePublication
import SitePublishing
import Synchronization

/// Builds a site, compares it with a target and sends what differs.
struct DeployAction: Sendable {
    let site: Site
    /// `nil` for the only one.
    let target: String?
    let output: String?
    let isDryRun: Bool
    let environment: [String: String]
    let console: Console

    func run() async throws {
        let target = try site.deployTarget(self.target)
        let folder = try Site.outputFolder(output, of: site.folder, home: environment["HOME"])
        let built = try await site.build(into: folder) { console.report($0.map(\.refusingHostLimit)) }
        leaveToTheEnd(built.leftovers)
        if built.diagnostics.contains(where: \.isHostLimit) { throw ExitCode.wrongContent }
        // Pages name recordings, so new recordings arrive before pages, and old ones go after them.
        let stores = target.share == .pages ? try site.deployTargets().filter { $0.share == .recordings } : []
        var deployments: [(deployment: Deployment, plan: DeployPlan)] = []
        for target in stores + [target] {
            let deployment = try await site.deployment(of: folder, to: target, environment: environment)
            let plan = try await deployment.plan()
            for path in plan.changedByOthers {
                console.note("\(path): changed at \(target.name) by others; it is sent again")
            }
            deployments.append((deployment, plan))
        }
        if isDryRun {
            try await show(deployments)
        } else {
            for (deployment, plan) in deployments.dropLast() {
                try await carryOut(plan.withoutRemovals, deployment)
            }
            if let (deployment, plan) = deployments.last { try await carryOut(plan, deployment) }
            for (deployment, plan) in deployments.dropLast() where !plan.removed.isEmpty {
                try await carryOut(try await deployment.plan(), deployment)
            }
            if console.printsJSON { console.output(try json(deployments.map { text(of: $1, $0.target) })) }
        }
        for (deployment, plan) in deployments { console.result(summary(plan, deployment.target)) }
    }

    private func carryOut(_ plan: DeployPlan, _ deployment: Deployment) async throws {
        let pace = DeployPace()
        try await deployment.carryOut(plan) { done in
            guard pace.isTime else { return }
            console.note(
                "sent \(done.files) of \(counted(done.plannedFiles, "file")), \(megabytes(done.bytes)) of "
                    + megabytes(done.plannedBytes))
        }
    }

    private func show(_ deployments: [(deployment: Deployment, plan: DeployPlan)]) async throws {
        var texts: [PlanText] = []
        for (deployment, plan) in deployments {
            let sample = try await deployment.sample(of: plan, count: 60, jobs: site.options.jobs)
            texts.append(text(of: plan, deployment.target, sample))
            guard !console.printsJSON else { continue }
            if deployments.count > 1, !plan.isEmpty { console.output("to \(deployment.target.name):\n") }
            console.output(lines(plan, sample))
        }
        if console.printsJSON { console.output(try json(texts)) }
    }

    // MARK: Words

    private func summary(_ plan: DeployPlan, _ target: DeployTarget) -> String {
        let verb = isDryRun ? "Would send" : "Sent"
        if plan.isEmpty { return "Nothing to send to \(target.name): all \(counted(plan.unchanged, "file")) are there" }
        return "\(verb) \(counted(plan.sent.count, "file")) (\(megabytes(plan.bytes))) to \(target.name)"
            + ", \(plan.removed.count) removed, \(grouped(plan.unchanged)) unchanged"
    }

    private func lines(_ plan: DeployPlan, _ sample: PageSample) -> String {
        var lines = plan.sent.map { "send   \($0.path)  (\(grouped($0.size)) bytes)\n" }
        lines += plan.removed.map { "remove \($0)\n" }
        if sample.sameText > 0 {
            lines.append(
                "\(counted(sample.changed, "page")) changed. In \(sample.sameText) of \(sample.compared) compared pages, "
                    + "only header, footer, neighbours, pictures or styles differ.\n")
        }
        return lines.joined()
    }

    private func text(of plan: DeployPlan, _ target: DeployTarget, _ sample: PageSample? = nil) -> PlanText {
        PlanText(
            target: target.name, dryRun: isDryRun, send: plan.sent.map { .init(path: $0.path, bytes: $0.size) },
            remove: plan.removed, unchanged: plan.unchanged, changedByOthers: plan.changedByOthers,
            bytes: plan.bytes, pages: sample)
    }

    /// - Parameter texts: the plans of targets for recordings, and that of the pages at the end.
    private func json(_ texts: [PlanText]) throws -> String {
        guard var pages = texts.last else { return "" }
        if texts.count > 1 { pages.recordings = texts.dropLast() }
        return try JSONText(pages).text
    }

    private struct PlanText: Encodable {
        struct File: Encodable {
            var path: String
            var bytes: Int
        }

        var target: String
        var dryRun: Bool
        var send: [File]
        var remove: [String]
        var unchanged: Int
        var changedByOthers: [String]
        var bytes: Int
        /// Only in a dry run.
        var pages: PageSample?
        /// The same for each target that holds recordings.
        var recordings: [PlanText]?
    }
}

/// Lets one line of progress through every two seconds.
private final class DeployPace: Sendable {
    private let next = Mutex(ContinuousClock.now + .seconds(2))

    var isTime: Bool {
        next.withLock { next in
            guard ContinuousClock.now >= next else { return false }
            next = .now + .seconds(2)
            return true
        }
    }
}

/// `3.2 MB`
private func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
}
