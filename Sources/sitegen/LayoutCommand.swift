import ArgumentParser
import Foundation
import SiteBuilder
import SiteDiagnostics

/// The command `sitegen layout`.
struct LayoutCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Say how a page is laid out at every width, prove it, and draw it.",
        discussion: """
            Without a page: lists the pages that have a layout. With a page: prints the widths at which its sections change, \
            their columns and cells, and for each claim whether it is proved. If a layout of the page cannot be shown at some \
            width, the command ends with 1. Heights of text are estimates, because only a browser knows the real ones.

            Examples:
              sitegen layout
              sitegen layout /library/
              sitegen layout Content/library.md my-show
              sitegen layout / --width 800                    frames, in CSS px
              sitegen layout / --width 800 --json             the same for programs
              sitegen layout / --wireframe --width 390        boxes in the terminal
              sitegen layout / --svg wireframes.svg           a picture, several widths side by side
              sitegen layout / --diff 499 500                 which cells move and grow
            """)

    @Argument(help: "Address of the page, or the file that it comes from.")
    var page: String?

    @OptionGroup var arguments: SiteArguments

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Width of the gallery to show frames or wireframes at; may be repeated.", valueName: "px"))
    var width: [Int] = []

    @Option(help: ArgumentHelp("Height of the window, which fractional heights refer to.", valueName: "px"))
    var height: Double?

    @Flag(help: "Read from right to left, whatever the language of the page.")
    var rtl = false

    @Flag(help: "Draw wireframes in the terminal.")
    var wireframe = false

    @Option(help: ArgumentHelp("Write wireframes as SVG; '-' is the standard output.", valueName: "file"))
    var svg: String?

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Two widths: say which cells moved and which grew from one to the other.", valueName: "px"))
    var diff: [Int] = []

    @OptionGroup var report: ReportArguments

    func validate() throws {
        if !diff.isEmpty, diff.count != 2 { throw ValidationError("--diff needs two widths") }
        if (width + diff).contains(where: { !(1...100_000).contains($0) }) {
            throw ValidationError("--width and --diff must be numbers of pixels from 1 to 100000")
        }
        if let height, !(1...1_000_000).contains(height) {
            throw ValidationError("--height must be a number of pixels from 1 to 1000000")
        }
        let showsPage = !width.isEmpty || !diff.isEmpty || wireframe || svg != nil
        if page == nil, showsPage { throw ValidationError("name a page: 'sitegen layout' lists them") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let console = report.console(environment: environment)
        let action = LayoutAction(
            site: try arguments.site(environment: environment), page: page,
            request: LayoutDisplay(
                widths: width, height: height, isMirrored: rtl, difference: diff.count == 2 ? (diff[0], diff[1]) : nil,
                drawing: svg.map { .svg($0) } ?? (wireframe ? .terminal(columns: console.columns(environment)) : nil),
                printsJSON: report.json),
            console: console)
        try await perform(reportingTo: console) { try await action.run() }
    }
}
