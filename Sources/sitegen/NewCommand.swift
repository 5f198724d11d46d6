import ArgumentParser

/// `sitegen new`
struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Begin a site, or its next episode.",
        discussion: """
            Examples:
              sitegen new site my-show
              sitegen new episode "Rows and gaps"
            """,
        subcommands: [NewSiteCommand.self, NewEpisodeCommand.self])
}
