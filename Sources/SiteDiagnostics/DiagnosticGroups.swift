/// A diagnostic that may represent similar ones.
package struct ShownDiagnostic: Hashable, Sendable {
    package var diagnostic: Diagnostic
    /// The number of similar diagnostics that are left out after it.
    package var leftOut = 0

    /// `and 1,030 more like this`; `nil` if none is left out.
    package var more: String? { leftOut == 0 ? nil : "and \(grouped(leftOut)) more like this" }
}

extension Sequence<Diagnostic> {
    /// Sorted and without duplicates. If an error and lost text are reported for the same line, the loss is the cause,
    /// and the error's hint says so.
    package var ordered: [Diagnostic] {
        let sorted = Set(self).sorted()
        guard sorted.contains(where: \.tellsLoss) else { return sorted }
        let losses = Dictionary(sorted.filter(\.tellsLoss).map { ($0.line, $0) }) { first, _ in first }
        var found: Set<Diagnostic.Line> = []
        var shown = sorted
        for index in shown.indices where shown[index].isError {
            guard let loss = losses[shown[index].line] else { continue }
            found.insert(loss.line)
            shown[index].hint = loss.hint
        }
        return shown.filter { !($0.tellsLoss && found.contains($0.line)) }
    }

    /// Sorted, without duplicates, and limited to a readable number.
    ///
    /// - Parameters:
    ///   - places: The number of diagnostics to show that differ only in their position. The last one states how many
    ///     are left out.
    ///   - messages: The number of different messages to show that have the same ID, severity and form.
    package func grouped(places: Int = 3, messages: Int = 20) -> [ShownDiagnostic] {
        var shown: [ShownDiagnostic] = []
        var seen: [Diagnostic.Saying: (count: Int, last: Int)] = [:]
        var kinds: [Diagnostic.Kind: (messages: Int, last: Int)] = [:]
        for diagnostic in ordered {
            let saying = Diagnostic.Saying(diagnostic)
            let known = seen[saying]
            if let known, known.count >= places {
                shown[known.last].leftOut += 1
                continue
            }
            let isNew = known == nil
            let kind = Diagnostic.Kind(diagnostic)
            if isNew, let known = kinds[kind], known.messages >= messages {
                shown[known.last].leftOut += 1
                continue
            }
            seen[saying] = (count: (known?.count ?? 0) + 1, last: shown.count)
            kinds[kind] = (messages: (kinds[kind]?.messages ?? 0) + (isNew ? 1 : 0), last: shown.count)
            shown.append(ShownDiagnostic(diagnostic: diagnostic))
        }
        return shown
    }
}

extension Diagnostic {
    fileprivate struct Line: Hashable {
        var path: String?
        var number: Int?
    }

    fileprivate var line: Line { Line(path: path, number: position?.line) }

    /// True if the diagnostic reports a comment that cuts off a part of a value.
    fileprivate var tellsLoss: Bool { id == "yaml.lost-text" }

    /// Equal for diagnostics that differ only in their position.
    fileprivate struct Saying: Hashable {
        private let id: String
        private let severity: Severity
        private let message: String

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            severity = diagnostic.severity
            message = diagnostic.message
        }
    }

    fileprivate struct Kind: Hashable {
        private let id: String
        private let severity: Severity
        private let form: [UInt8]

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.id
            severity = diagnostic.severity
            form = diagnostic.messageForm
        }
    }
}
