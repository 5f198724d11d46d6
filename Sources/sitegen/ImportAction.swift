import SiteAuthoring
import SiteBuilder
import SiteDiagnostics
import SiteFileSystem
import SitePublication

/// Imports a feed or folder: writes episodes and prints a report.
struct ImportAction: Sendable {
    let source: String
    let output: String
    let choices: ImportChoices
    let options: BuildOptions
    let console: Console

    func run() async throws {
        var imported = try read()
        // An unreadable episode does not stop the import. A missing source, or two episodes with one path, does.
        let stops = imported.diagnostics.filter { $0.id == "import.same-place" || $0.id.hasPrefix("io.") }
        guard stops.isEmpty else {
            console.report(imported.diagnostics.filter { !stops.contains($0) })
            throw BuildFailure(stops)
        }
        let keepsSettings = !["Content/site.yml", "Content/site.yaml"].map { NewFile($0, "") }.present(in: output)
            .isEmpty
        let hasSettings = imported.settings != nil
        if keepsSettings { imported.settings = nil }
        let shown = output == "." ? "" : output
        try imported.files.refuseExisting(in: output, shownAs: shown)
        // The reader of feeds writes every value itself, so only the folders of other generators can stop a build.
        if imported.report.source != nil {
            imported = try await ImportTrial(output: output, options: options).buildable(imported)
        }
        console.report(imported.diagnostics)
        let files = imported.files + [imported.settings].compactMap(\.self)
        try files.write(to: output, shownAs: shown)
        let target = (output == "." ? "" : output + "/") + "Content"
        if console.printsJSON { return console.output(try JSONText(imported.report.table).text) }
        let report = imported.report
        var parts = [counted(report.episodes, "episode")]
        if report.pages > 0 { parts.append(counted(report.pages, "page")) }
        if report.copies > 0 { parts.append(counted(report.copies, "copied file")) }
        let source = report.source.map { " from \($0)" } ?? ""
        console.result("Imported \(parts.joined(separator: ", "))\(source) -> \(target)")
        for line in report.table.lines { console.result(line) }
        if keepsSettings, hasSettings { console.result("  site.yml is unchanged") }
        console.result("Next: sitegen check\(output == "." ? "" : " " + output)")
    }

    private func read() throws -> Imported {
        do {
            let status = try FileStatus(of: source)
            if status.kind == .folder { return try .site(source, choices) }
            guard status.size <= Limits.feedBytes else { throw Diagnostic.feedTooLarge(source) }
            return try .rss(SourceText(path: source, bytes: try fileBytes(source)))
        } catch let problem as SystemError {
            throw Diagnostic(
                .error, id: "io.unreadable", "cannot be read: \(problem.reason)",
                hint: "name the file of a feed, or a folder", path: source)
        }
    }
}
