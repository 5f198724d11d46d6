import ArgumentParser
import MediaFuzz

struct FuzzMedia: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "media", abstract: "Put damaged recordings through the readers of media files.")

    @OptionGroup var fuzz: FuzzRun

    func run() throws {
        var fuzzer = MediaFuzzer(firstSeed: fuzz.seed)
        try fuzz.run("files") { count in
            fuzzer.run(count)
            return ("\(fuzzer.report)", fuzzer.report.findings.isEmpty)
        }
    }
}
