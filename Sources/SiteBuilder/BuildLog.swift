import SiteDiagnostics
import SitePublication

/// The diagnostics and times of a build, stage by stage.
struct BuildLog: Sendable {
    private let isStrict: Bool
    /// The diagnostics of each stage, keyed by the stage's name.
    private var found: [String: [Diagnostic]] = [:]
    private(set) var stages: [StageTime] = []

    init(isStrict: Bool) { self.isStrict = isStrict }

    /// All diagnostics, sorted and without duplicates. In a strict build, warnings are errors.
    var diagnostics: [Diagnostic] {
        Set(found.values.joined()).map { diagnostic in
            guard isStrict, diagnostic.severity == .warning else { return diagnostic }
            var error = diagnostic
            error.severity = .error
            return error
        }.sorted()
    }

    /// The diagnostics of one stage, limited for each file.
    subscript(stage: String) -> [Diagnostic] {
        get { found[stage] ?? [] }
        set { found[stage] = newValue.isEmpty ? nil : newValue.boundedByFile }
    }

    mutating func stage<Value>(_ name: String, _ work: () async -> (Value, [Diagnostic])) async -> Value {
        let watch = StageWatch()
        let (value, diagnostics) = await work()
        stages.append(watch.end(of: name))
        self[name] = diagnostics
        return value
    }

    /// Records the time of a stage that started earlier and has no diagnostics.
    mutating func note(_ time: StageTime) { stages.append(time) }

    /// Returns the value, or throws all diagnostics if a stage could not make it.
    func need<Value>(_ value: Value?) throws(BuildFailure) -> Value {
        guard let value else { throw BuildFailure(diagnostics) }
        return value
    }

    /// Throws if there is an error or if the task is cancelled.
    func stopAtErrors() throws(BuildFailure) {
        if Task.isCancelled { throw BuildFailure([]) }
        let stops = found.values.joined().contains { $0.isError || isStrict && $0.severity == .warning }
        if stops { throw BuildFailure(diagnostics) }
    }
}
