import ArgumentParser
import Foundation
import PictureFuzz

struct FuzzPictures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures", abstract: "Put damaged and hostile pictures through the readers of their formats.")

    @OptionGroup var fuzz: FuzzRun
    @Option(help: "Folder of pictures to damage.") var samples = "Content/media/albums/coast"

    func run() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: samples).sorted()
        guard !names.isEmpty else { throw ValidationError("there are no pictures in \(samples)") }
        let files = try names.map { try [UInt8](Data(contentsOf: URL(filePath: samples + "/" + $0))) }
        var fuzzer = PictureFuzzer(samples: files, firstSeed: fuzz.seed)
        try fuzz.run("files") { count in
            fuzzer.run(count)
            return ("\(fuzzer.report)", fuzzer.report.findings.isEmpty)
        }
    }
}
