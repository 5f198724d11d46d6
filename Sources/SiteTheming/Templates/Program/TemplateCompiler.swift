import SiteDiagnostics

/// Compiles templates to a program. Parents are inlined with the blocks of their users. A partial is compiled once for
/// all users, unless blocks around it change its content.
struct TemplateCompiler {
    private typealias Blocks = [String: [TemplatePart]]

    private struct Use: Hashable {
        var template: String
        var indentation: [UInt8]
    }

    private let parts: [String: [TemplatePart]]
    // The parts of the program.
    private var steps: [TemplateProgram.Step] = []
    private var text: [UInt8] = []
    private var names: [TemplateProgram.Name] = []
    private var paths: [Range<Int>] = []
    private var templates: [Range<Int>] = []

    private var indices: [Use: Int] = [:]
    private var waiting: [Use] = []
    private var pathIndices: [TemplatePath: Int] = [:]
    private var blockNames: [String: Set<String>] = [:]
    /// Whether no jump leads to the end of the last step, so that more text may be joined to it.
    private var mayExtend = false
    /// The number of compiled parts, including those without output.
    private var visited = 0

    private var isTooLarge: Bool { visited > Limits.themeSteps || text.count > Limits.pageBytes }

    /// - Parameter templates: the parts of all templates. No template may include itself.
    ///
    /// - Returns: the program and the index of each named template. If it would have more than ``Limits/themeSteps``,
    ///   the result is the template that exceeds the limit.
    static func compile(
        _ templates: [String: [TemplatePart]]
    ) -> (program: TemplateProgram, entries: [String: Int], excess: String?) {
        var compiler = TemplateCompiler(templates)
        var entries: [String: Int] = [:]
        for name in templates.keys.sorted() { entries[name] = compiler.index(of: Use(template: name, indentation: [])) }
        while let use = compiler.waiting.popLast() {
            compiler.compile(use)
            if compiler.isTooLarge { return (compile([:]).program, [:], use.template) }
        }
        let program = TemplateProgram(
            steps: compiler.steps, text: compiler.text, names: compiler.names, paths: compiler.paths,
            templates: compiler.templates)
        return (program, entries, nil)
    }

    private init(_ templates: [String: [TemplatePart]]) { parts = templates }

    /// The index of a template whose steps are compiled later.
    private mutating func index(of use: Use) -> Int {
        if let index = indices[use] { return index }
        let index = templates.count
        templates.append(0..<0)
        indices[use] = index
        waiting.append(use)
        return index
    }

    private mutating func compile(_ use: Use) {
        guard let index = indices[use] else { return }
        let start = steps.count
        mayExtend = false
        compile(parts(of: use.template, indentation: use.indentation), [:])
        templates[index] = start..<steps.count
    }

    private func parts(of template: String, indentation: [UInt8]) -> [TemplatePart] {
        (parts[template] ?? []).indented(by: indentation)
    }

    private mutating func compile(_ parts: [TemplatePart], _ blocks: Blocks) {
        for part in parts { compile(part, blocks) }
    }

    private mutating func compile(_ part: TemplatePart, _ blocks: Blocks) {
        if isTooLarge { return }
        visited += 1
        switch part {
        case .text(let text): append(text)
        case .value(let path): append(.value, index(of: path))
        case .section(let path, let parts): append(.section, index(of: path), around: parts, blocks)
        case .inverted(let path, let parts): append(.inverted, index(of: path), around: parts, blocks)
        case .partial(let name, let indentation):
            if names(ofBlocksIn: name).isDisjoint(with: blocks.keys) {
                append(.call, index(of: Use(template: name, indentation: indentation)))
            } else {
                compile(self.parts(of: name, indentation: indentation), blocks)
            }
        case .parent(let name, let own, let indentation):
            // The blocks of the template that names this one as its parent have priority.
            compile(self.parts(of: name, indentation: indentation), own.merging(blocks) { _, outer in outer })
        case .block(let name, let parts):
            // An inner block with the same name is not the replaced one.
            var inner = blocks
            compile(inner.removeValue(forKey: name) ?? parts, inner)
        }
    }

    private mutating func append(_ kind: TemplateProgram.Step.Kind, _ first: Int) {
        steps.append(TemplateProgram.Step(kind: kind, first: first))
        mayExtend = false
    }

    private mutating func append(
        _ kind: TemplateProgram.Step.Kind, _ first: Int, around parts: [TemplatePart], _ blocks: Blocks
    ) {
        let step = steps.count
        append(kind, first)
        compile(parts, blocks)
        steps[step].second = steps.count
        mayExtend = false
    }

    private mutating func append(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        let start = text.count
        text += bytes
        if mayExtend {
            steps[steps.count - 1].second = text.count
        } else {
            steps.append(TemplateProgram.Step(kind: .text, first: start, second: text.count))
        }
        mayExtend = true
    }

    private mutating func index(of path: TemplatePath) -> Int {
        if let index = pathIndices[path] { return index }
        let index = paths.count
        paths.append(names.count..<names.count + path.names.count)
        names += path.names.map(TemplateProgram.Name.init)
        pathIndices[path] = index
        return index
    }

    /// The names of the blocks of a template and of all templates that it includes.
    private mutating func names(ofBlocksIn template: String) -> Set<String> {
        if let known = blockNames[template] { return known }
        var names: Set<String> = []
        var open = parts[template] ?? []
        while let part = open.popLast() {
            switch part {
            case .text, .value: continue
            case .section(_, let parts), .inverted(_, let parts): open += parts
            case .block(let name, let parts):
                names.insert(name)
                open += parts
            case .partial(let name, _): names.formUnion(self.names(ofBlocksIn: name))
            case .parent(let name, let blocks, _):
                names.formUnion(self.names(ofBlocksIn: name))
                open += blocks.values.joined()
            }
        }
        blockNames[template] = names
        return names
    }
}
