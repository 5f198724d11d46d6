import SiteDiagnostics
import Testing

/// A message about many places is printed a few times, with a count.
@Suite struct GroupTests {
    private func problem(_ file: Int, _ message: String = "unknown key 'line'", id: String = "a.b") -> Diagnostic {
        Diagnostic(.warning, id: id, message, path: "\(1000 + file).md", position: .start)
    }

    @Test(
        arguments: [
            (1, 1, nil), (3, 3, nil), (4, 3, "and 1 more like this"), (1033, 3, "and 1,030 more like this"),
            (113_757, 3, "and 113,754 more like this"),
        ] as [(Int, Int, String?)])
    func equal(count: Int, shown: Int, more: String?) {
        let groups = (0..<count).map { problem(10_000_000 + $0) }.reversed().grouped()
        #expect(groups.map(\.diagnostic) == (0..<shown).map { problem(10_000_000 + $0) })
        #expect(groups.last?.more == more)
        #expect(groups.dropLast().allSatisfy { $0.more == nil })
    }

    @Test func groupsAreSaidInTheOrderOfFiles() {
        let texts = (0..<10).flatMap { [problem($0), problem($0, "other")] }
        let groups = texts.shuffled().grouped()
        #expect(groups.map(\.diagnostic) == (0..<3).flatMap { [problem($0, "other"), problem($0)] })
        #expect(groups.map(\.leftOut) == [0, 0, 0, 0, 7, 7])
    }

    @Test func severitiesAndIdsAreApart() {
        var texts = (0..<3).flatMap { [problem($0), problem($0, id: "c.d")] }
        texts += (0..<3).map { file in
            var error = problem(file)
            error.severity = .error
            return error
        }
        #expect(texts.grouped().allSatisfy { $0.leftOut == 0 } && texts.grouped().count == 9)
    }

    @Test func manyMessagesOfOneIdAreCutToo() {
        let groups = (0..<1000).map { problem($0, "there is no file '\($0).mp3'") }.grouped()
        #expect(groups.count == 20)
        #expect(groups.last?.more == "and 980 more like this")
    }

    @Test func oneIsSaidOnce() {
        #expect([problem(1), problem(1), problem(2)].ordered == [problem(1), problem(2)])
        #expect([problem(1), problem(1)].grouped().map(\.leftOut) == [0])
    }

    @Test func allAreCounted() {
        let texts = (0..<500).map { problem($0, "message \($0 % 37)", id: "a.\($0 % 3)") }
        let groups = texts.grouped()
        #expect(groups.reduce(0) { $0 + 1 + $1.leftOut } == 500)
    }

    @Test func theLastOneTellsHowManyFollow() {
        let text = (0..<5).map { problem($0) }.grouped().map { DiagnosticFormatter().text($0) }.joined()
        #expect(
            text == """
                1000.md:1:1: warning: unknown key 'line' [a.b]
                1001.md:1:1: warning: unknown key 'line' [a.b]
                1002.md:1:1: warning: unknown key 'line' [a.b]
                    and 2 more like this: see them with --verbose

                """)
    }

    /// Lost text is the cause of the error on its line, and the hint says how to fix it.
    @Test func anErrorBesideALossIsToldOnce() {
        func at(_ line: Int, _ severity: Diagnostic.Severity, _ id: String, _ hint: String) -> Diagnostic {
            Diagnostic(severity, id: id, id, hint: hint, path: "a.md", position: .init(line: line, column: 8))
        }
        let loss = at(2, .warning, "yaml.lost-text", "put it in quotes")
        #expect([loss, at(2, .error, "a.b", "x")].ordered == [at(2, .error, "a.b", "put it in quotes")])
        #expect([loss, at(3, .error, "a.b", "x")].ordered == [loss, at(3, .error, "a.b", "x")])
        #expect([loss].ordered == [loss])
    }
}
