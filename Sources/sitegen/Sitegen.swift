import ArgumentParser
import Foundation

/// The command line. It parses options, runs an action and prints. Everything else is in `SiteBuilder` and
/// `SitePreview`.
@main
struct Sitegen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen",
        abstract: "Turns a folder of Markdown episodes into a responsive gallery.",
        discussion: """
            Examples:
              sitegen new site my-show         the first files of a site that builds
              sitegen import feed.xml          a show that is somewhere else
              sitegen build                    Content and Themes here, into Output
              sitegen build my-show -o public  another site, another folder
              sitegen serve --open             preview, rebuilt on every change
              sitegen check                    everything that is wrong, nothing written
              sitegen diff                     what the audience will notice
              sitegen deploy                   send what has changed to where the site is published
              sitegen announce                 tell subscribers and search engines
              sitegen explain yaml.lost-text   the meaning and the remedy of a message
              sitegen list future              what comes out when
              sitegen layout /library/         where the cells of a page stand at which widths
              sitegen script github-pages      a workflow that publishes the site
            """,
        version: Version.text,
        subcommands: [
            NewCommand.self, ImportCommand.self, BuildCommand.self, ServeCommand.self, CheckCommand.self,
            DiffCommand.self, DeployCommand.self, AnnounceCommand.self,
            ListCommand.self, LayoutCommand.self, WhyCommand.self, ExplainCommand.self,
            CleanCommand.self, ScriptCommand.self, SchemaCommand.self, InitCommand.self,
        ])

    static func main() async {
        StandardStream.claim()
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(with: error)
        }
    }

    /// Ends the program. Requested help is a result like any other.
    private static func end(with error: any Error) -> Never {
        guard exitCode(for: error).isSuccess else { exit(withError: error) }
        let console = Console(
            printsJSON: false, isQuiet: false, printsAll: false, environment: ProcessInfo.processInfo.environment)
        let message = fullMessage(for: error)
        if !message.isEmpty { console.output(message + "\n") }
        do { try console.finish() } catch { exit(withError: error) }
        exit()
    }
}
