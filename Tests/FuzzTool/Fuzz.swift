import ArgumentParser

@main
struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-fuzz", abstract: "Put hostile input through what reads it, and say how much a second.",
        subcommands: [FuzzBombs.self, FuzzLayouts.self, FuzzMedia.self, FuzzPictures.self])
}
