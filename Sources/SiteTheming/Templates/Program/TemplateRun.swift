import SiteDiagnostics
import SiteMarkup

/// The state of rendering one template.
struct TemplateRun {
    private let program: TemplateProgram
    /// The values in which names are looked up, the innermost last.
    private var stack: [TemplateValue]
    private(set) var output = MarkupRope()
    private var steps = 0
    /// Whether rendering stopped at the limits of a page.
    private(set) var hasExceeded = false

    init(_ program: TemplateProgram, _ context: TemplateValue) {
        self.program = program
        stack = [context]
        stack.reserveCapacity(8)
        output.reserveCapacity(4096)
    }

    mutating func render(_ template: Int) {
        program.text.withUnsafeBufferPointer { run(program.templates[template], $0) }
    }

    /// - Parameter text: the program's text, passed as a pointer so that tasks do not count references to it.
    private mutating func run(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let step = program.steps[index]
            index += 1
            steps += 1
            if steps > Limits.templateSteps || output.count > Limits.pageBytes { hasExceeded = true }
            if hasExceeded { return }
            switch step.kind {
            case .text: output.append(UnsafeBufferPointer(rebasing: text[step.first..<step.second]))
            case .value: value(of: step.first)?.write(to: &output)
            case .call: run(program.templates[step.first], text)
            case .inverted:
                if value(of: step.first)?.isNothing ?? true { run(index..<step.second, text) }
                index = step.second
            case .section:
                if let value = value(of: step.first) { run(index..<step.second, for: value, text) }
                index = step.second
            }
        }
    }

    private mutating func run(
        _ range: Range<Int>, for value: TemplateValue, _ text: UnsafeBufferPointer<UInt8>
    ) {
        switch value {
        case .boolean(let flag):
            if flag { run(range, text) }
        case .list(let values):
            for value in values where !hasExceeded { run(range, in: value, text) }
        case .record, .map, .text, .html:
            if !value.isNothing { run(range, in: value, text) }
        case .null: return
        }
    }

    private mutating func run(_ range: Range<Int>, in value: TemplateValue, _ text: UnsafeBufferPointer<UInt8>) {
        stack.append(value)
        run(range, text)
        stack.removeLast()
    }

    /// The value of a path. The first name is looked up from the innermost map outwards, the others only in the value
    /// before them.
    private func value(of path: Int) -> TemplateValue? {
        let range = program.paths[path]
        guard let first = range.first else { return stack.last }
        var found: TemplateValue?
        for place in stack.indices.reversed() {
            found = stack[place][program.names[first]]
            if found != nil { break }
        }
        for name in range.dropFirst() { found = found?[program.names[name]] }
        return found
    }
}

extension TemplateValue {
    fileprivate subscript(name: TemplateProgram.Name) -> TemplateValue? {
        switch self {
        case .record(let record): name.key.flatMap { record[$0] }
        case .map(let map): map[name.text]
        case .null, .text, .html, .boolean, .list: nil
        }
    }
}
