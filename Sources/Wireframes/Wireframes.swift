import ArgumentParser
import Foundation

/// Draws the pictures of the documentation.
@main
struct Wireframes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-wireframes",
        abstract: "Draw the pictures of the documentation anew.",
        subcommands: [LibraryPictures.self, ArchitecturePage.self],
        defaultSubcommand: LibraryPictures.self)
}

/// The pictures of the libraries' documentation, made with the library's own wireframes.
struct LibraryPictures: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pictures",
        abstract: "Draw the pictures of the documentation of CompositionalLayout and GridCSS.",
        discussion: """
            Examples:
              swift run sitegen-wireframes
              swift run sitegen-wireframes pictures path/to/Sources
            """)

    @Argument(help: "The folder that holds CompositionalLayout and GridCSS.", completion: .directory)
    var sources = "Sources"

    func run() throws {
        for picture in Picture.all {
            let file = URL(filePath: sources).appending(path: picture.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(picture.svg.utf8).write(to: file)
        }
        print("Drew \(Picture.all.count) pictures in \(sources)")
    }
}

/// The page of the manual about the modules, and its drawing.
struct ArchitecturePage: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "architecture",
        abstract: "Write the manual's page about the modules, from their imports.",
        discussion: """
            Example:
              swift run sitegen-wireframes architecture
            """)

    @Argument(help: "The folder that holds Sources and Content.", completion: .directory)
    var checkout = "."

    func run() throws {
        let root = URL(filePath: checkout)
        let architecture = try Architecture(sources: root.appending(path: "Sources"))
        let manual = root.appending(path: "Content/manual")
        try Data(architecture.page.utf8).write(to: manual.appending(path: "architecture.md"))
        try Data(architecture.svg.utf8).write(to: manual.appending(path: "architecture.svg"))
        print("Wrote architecture.md and architecture.svg in \(manual.path())")
    }
}
