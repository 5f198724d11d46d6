import SiteDiagnostics
import SitePublication

/// What a build has to say, gathered stage by stage, and how long each stage took.
struct BuildLog: Sendable {
    private let isStrict: Bool
    /// By stage.
    private var found: [String: [Diagnostic]] = [:]
    private(set) var stages: [StageTime] = []

    init(isStrict: Bool) { self.isStrict = isStrict }

    /// Sorted, each once; warnings are errors in a strict build.
    var diagnostics: [Diagnostic] {
        Set(found.values.joined()).map { diagnostic in
            guard isStrict, diagnostic.severity == .warning else { return diagnostic }
            var error = diagnostic
            error.severity = .error
            return error
        }.sorted()
    }

    /// What one stage has found.
    subscript(stage: String) -> [Diagnostic] {
        get { found[stage] ?? [] }
        set { found[stage] = newValue.isEmpty ? nil : newValue }
    }

    mutating func stage<Value>(_ name: String, _ work: () async -> (Value, [Diagnostic])) async -> Value {
        let watch = StageWatch()
        let (value, diagnostics) = await work()
        stages.append(watch.end(of: name))
        self[name] = diagnostics
        return value
    }

    /// Takes in the time of work that was begun before, and has nothing to say.
    mutating func note(_ time: StageTime) { stages.append(time) }

    /// What a stage could not make stops the build.
    func need<Value>(_ value: Value?) throws(BuildFailure) -> Value {
        guard let value else { throw BuildFailure(diagnostics) }
        return value
    }

    /// The gate: nothing goes on when something is wrong, or nobody waits for it any more.
    func stopAtErrors() throws(BuildFailure) {
        if Task.isCancelled { throw BuildFailure([]) }
        let diagnostics = diagnostics
        if diagnostics.containsErrors { throw BuildFailure(diagnostics) }
    }
}
