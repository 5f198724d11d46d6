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
        // All are removed at the end: where many files were removed, ext4 makes new ones twenty times as slowly for minutes.
        var sites: [BombSite] = []
        let small = try BombSite(.none, count: 0)
        let base = try BombRun(program, in: small.folder, patience: 60).peakMemory
        print("A site of \(small.bytes) bytes takes \(base / 1_000_000) MB, most of it for libraries.")
        print("The kinds of cmark-gfm's tests may take 1 s and 100 MB on top of that, others 5 s and 500 MB.\n")
        print("| bomb | bytes | seconds | MB | written | answer |")
        print("| --- | ---: | ---: | ---: | ---: | --- |")
        for (group, most) in [(Bomb.pathological, Self.most.pathological), (Bomb.others, Self.most.others)] {
            for bomb in group where named.isEmpty || bomb.name.contains(named) {
                for count in bomb.counts(scaling: scaling) {
                    let site = try BombSite(bomb, count: count)
                    sites.append(site)
                    let run = try BombRun(program, in: site.folder, patience: 60)
                    let memory = run.peakMemory - (most.isOnTop ? base : 0)
                    let isFine =
                        run.seconds <= most.seconds && memory <= most.memory * 1_000_000
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

    /// The maximum time, and the maximum memory in megabytes: in addition to a site of one line, or in total.
    private static let most = (
        pathological: (seconds: 1.0, memory: 100, isOnTop: true), others: (seconds: 5.0, memory: 500, isOnTop: false)
    )
}
