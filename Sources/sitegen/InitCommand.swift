import ArgumentParser

/// The command `sitegen init`, a synonym of `new site`.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "The same as 'new site'.", shouldDisplay: false)

    @OptionGroup var command: NewSiteCommand

    func run() async throws { try await command.run() }
}
