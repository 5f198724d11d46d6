import ArgumentParser
import Foundation
import SiteBuilder

/// The command `sitegen schema`.
struct SchemaCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Write JSON Schemas, with which editors complete, explain and check your files.",
        discussion: """
            Without a name: all schemas, into .sitegen/schemas in the folder of the site. A comment in a YAML file names its \
            schema; 'new site' writes it into site.yml. A build writes the schemas anew if site.yml names them.

            Front matter may have the keys of other tools that 'keys' in site.yml lists.

            Examples:
              sitegen schema
              sitegen schema site
              sitegen schema --output schemas
            """)

    @Argument(help: "Schema to print: site, front-matter, listing, layout, theme or words.")
    var schema: EditorSchema?

    @Option(name: [.short, .long], help: "Folder of the site: it holds Content.", completion: .directory)
    var source = "."

    @Option(
        name: [.short, .long],
        help: ArgumentHelp("Folder to write to (default: .sitegen/schemas of the site).", valueName: "folder"),
        completion: .directory)
    var output: String?

    func validate() throws {
        if schema != nil, output != nil { throw ValidationError("--output writes all schemas, so it takes no name") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = Console(printsJSON: false, isQuiet: false, printsAll: false, environment: environment)
        let site = Site(folder: source, options: BuildOptions(environment: environment))
        let (schema, output) = (schema, output)
        try await perform(reportingTo: console) {
            if let schema {
                console.output(String(decoding: site.text(of: schema), as: UTF8.self))
            } else {
                try site.writeSchemas(to: output)
                let folder = output ?? EditorSchema.folder
                for schema in EditorSchema.allCases {
                    console.output("\(folder)/\(schema.fileName): \(schema.files)\n")
                }
            }
        }
    }
}

extension EditorSchema: ExpressibleByArgument {}
