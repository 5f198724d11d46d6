import ArgumentParser
import LayoutFuzz

struct FuzzLayouts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layouts", abstract: "Put random and hostile layouts through the engine.")

    @OptionGroup var fuzz: FuzzRun

    func run() throws {
        var fuzzer = LayoutFuzzer(firstSeed: fuzz.seed)
        try fuzz.run("descriptions") { count in
            fuzzer.run(count)
            return ("\(fuzzer.report)", fuzzer.report.findings.isEmpty)
        }
    }
}
