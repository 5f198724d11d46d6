import ArgumentParser
import Foundation

/// Draws the pictures of the library documentation with the library's own wireframes.
@main
struct Wireframes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sitegen-wireframes",
        abstract: "Draw the pictures of the documentation of CompositionalLayout and GridCSS anew.",
        discussion: """
            Examples:
              swift run sitegen-wireframes
              swift run sitegen-wireframes path/to/Sources
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
