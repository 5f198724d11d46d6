import ArgumentParser
import Bombs
import Foundation

struct FuzzBombs: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bombs", abstract: "Build sites that are meant to cost much, and print time and memory of each.")

    @Argument(help: "The program that builds them.") var sitegen: String
    @Option(help: "Only bombs whose names hold this.") var named = ""
    @Flag(help: "Build a half and a quarter of each as well: what takes the square shows.") var scaling = false

    func run() throws {
        let program = URL(filePath: sitegen).path(percentEncoded: false)
        var isGood = true
        print("| bomb | bytes | seconds | MB | written | answer |")
        print("| --- | ---: | ---: | ---: | ---: | --- |")
        for (group, most) in [(Bomb.pathological, Self.most.pathological), (Bomb.others, Self.most.others)] {
            for bomb in group where named.isEmpty || bomb.name.contains(named) {
                for count in bomb.counts(scaling: scaling) {
                    let site = try BombSite(bomb, count: count)
                    let run = try BombRun(program, in: site.folder, patience: 60)
                    let isFine =
                        run.seconds <= most.seconds && run.peakMemory <= most.memory * 1_000_000
                        && (count != bomb.count || run.answers(bomb))
                    isGood = isGood && isFine
                    let cells = [
                        bomb.name, "\(site.bytes)", String(format: "%.2f", run.seconds),
                        "\(run.peakMemory / 1_000_000)", "\(run.outputBytes)",
                        (run.exitCode == 0 ? "built" : run.identifiers.first ?? "exit \(run.exitCode)")
                            + (isFine ? "" : " **too much**"),
                    ]
                    print("| " + cells.joined(separator: " | ") + " |")
                }
            }
        }
        if !isGood { throw ExitCode.failure }
    }

    /// Of time and memory, in megabytes.
    private static let most = (pathological: (seconds: 1.0, memory: 100), others: (seconds: 5.0, memory: 500))
}
