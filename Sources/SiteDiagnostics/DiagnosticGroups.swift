/// A diagnostic that is shown for others too.
package struct ShownDiagnostic: Hashable, Sendable {
    package var diagnostic: Diagnostic
    /// How many like it are left out behind it.
    package var leftOut = 0

    /// `and 1,030 more like this`; `nil` where none is left out.
    package var more: String? { leftOut == 0 ? nil : "and \(grouped(leftOut)) more like this" }
}

extension Sequence<Diagnostic> {
    /// Sorted, each once. Where an error and a loss of text stand on one line the loss is the cause: the error says so in its hint.
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

    /// Sorted, each once, and no more of them than people read.
    ///
    /// - Parameters:
    ///   - places: how many are shown of those that say the same of different places. The last one tells how many are left out.
    ///   - messages: how many different messages of one id, severity and form are shown.
    package func grouped(places: Int = 3, messages: Int = 20) -> [ShownDiagnostic] {
        var shown: [ShownDiagnostic] = []
        var seen: [Diagnostic.Saying: (count: Int, last: Int)] = [:]
        var kinds: [Diagnostic.Kind: (messages: Int, last: Int)] = [:]
        for diagnostic in ordered {
            let (saying, kind) = (Diagnostic.Saying(diagnostic), Diagnostic.Kind(diagnostic))
            if let known = seen[saying] {
                guard known.count < places else {
                    shown[known.last].leftOut += 1
                    continue
                }
            } else if let known = kinds[kind], known.messages >= messages {
                shown[known.last].leftOut += 1
                continue
            }
            let isNew = seen[saying] == nil
            seen[saying] = (count: (seen[saying]?.count ?? 0) + 1, last: shown.count)
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

    /// Whether it says that a comment takes away a part of a value.
    fileprivate var tellsLoss: Bool { id == "yaml.lost-text" }

    /// Equal in diagnostics that say the same of different places.
    fileprivate struct Saying: Hashable {
        private let kind: Kind
        private let message: String

        init(_ diagnostic: Diagnostic) {
            kind = Kind(diagnostic)
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
            form = Array(MessageForm(diagnostic.message))
        }
    }
}
