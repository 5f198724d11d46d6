import Bombs
import Testing

/// Work and memory stay in proportion to the size of any input. `./run bombs` prints the figures.
///
/// A bomb waits for its program and blocks a thread, so there are as many at a time as processors. A time limit of the test
/// would also count the time before its thread is free. The program is ended after 100 seconds.
@Suite struct BombTests {
    @Test func bombsAreThere() {
        #expect(Bomb.pathological.count >= 30 && Bomb.others.count >= 40)
        let names = (Bomb.pathological + Bomb.others).map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: Bomb.pathological + Bomb.others) func goesOff(bomb: Bomb) throws {
        let site = try BombSite(bomb, count: bomb.count)

        let run = try BombRun(Sitegen.executable.path(percentEncoded: false), in: site.folder, patience: 100)

        #expect(run.answers(bomb), "\(run.exitCode) \(run.errors.prefix(2000))")
        #expect(run.peakMemory <= 500_000_000)
        #expect(run.outputBytes <= 100 * site.bytes + 4_000_000)
        #expect(run.errors.utf8.count <= 4_000_000)
        // Each answer has a position in a file and a hint.
        if let id = bomb.answer, let line = run.errors.split(separator: "\n").first(where: { $0.hasSuffix("[\(id)]") })
        {
            #expect(line.contains(#/^[^:]+:\d+:\d+: error: /#))
            #expect(run.errors.contains("    hint: "))
        }
    }
}

extension Bomb: CustomTestStringConvertible {
    public var testDescription: String { name }
}
