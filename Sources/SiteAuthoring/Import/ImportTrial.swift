import Foundation
import SiteBuilder
import SiteDiagnostics
import SiteMarkdown

/// Builds imported files in memory before they are written, so that an import never leaves a site that cannot be built.
package struct ImportTrial: Sendable {
    /// The folder of the site. It may exist already.
    private let output: String
    private let options: BuildOptions
    /// Each round removes at least one cause, and most causes come in the first two.
    private static let rounds = 100

    /// - Parameter options: how the site will be built. Nothing is kept of the trial, and it makes no pictures, because a
    ///   picture never stops a build.
    package init(output: String, options: BuildOptions) {
        self.output = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
        var options = options
        options.cacheFolder = nil
        options.imageLibrary = nil
        options.makesCardsAndIcons = false
        self.options = options
    }

    /// The import without the parts that stop a build. A value that stops it moves to `extra`, and a file that stops it is
    /// left out. Each is a warning.
    ///
    /// - Throws: the errors that no imported file causes.
    package func buildable(_ imported: Imported) async throws -> Imported {
        var imported = imported
        // Recordings are copied where they cannot be linked, so the folder for large temporary files is used.
        let parent = options.spoolFolder ?? FileManager.default.temporaryDirectory.path(percentEncoded: false)
        let folder = "\(parent)/sitegen-import-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try link(output + "/Content", to: folder + "/Content")
        try link(output + "/Themes", to: folder + "/Themes")
        for file in imported.all { try Self.put(file, in: folder) }
        for round in 1... {
            guard let failure = try await failure(of: folder) else { break }
            let indexes = Dictionary(imported.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
            var isBetter = false
            var (handled, removed): (Set<String>, Set<String>) = ([], [])
            for problem in failure.diagnostics.map({ shown($0, in: folder) }) where problem.isError {
                let path = problem.path.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
                guard let path, let file = indexes[path].map({ imported.files[$0] }) ?? imported.settings(at: path)
                else { continue }
                isBetter = true
                // Positions in a file are true only until it changes.
                guard handled.insert(path).inserted else { continue }
                let changed = imported.repaired(file, of: problem)
                try? FileManager.default.removeItem(atPath: folder + "/" + path)
                if let changed { try Self.put(changed, in: folder) } else { removed.insert(path) }
                if let index = indexes[path] {
                    imported.files[index] = changed ?? file
                } else {
                    imported.settings = changed
                }
            }
            imported.files.removeAll { removed.contains($0.path) }
            guard isBetter, round < Self.rounds else {
                throw BuildFailure(failure.diagnostics.map { shown($0, in: folder) })
            }
        }
        return imported
    }

    private func failure(of folder: String) async throws -> BuildFailure? {
        do throws(BuildFailure) {
            _ = try await Site(folder: folder, options: options).build()
            return nil
        } catch {
            // An empty list means that the user stopped the command.
            if error.diagnostics.isEmpty { throw error }
            return error
        }
    }

    /// The start of the paths that the files will have.
    private var prefix: String { output == "." ? "" : output + "/" }

    /// A diagnostic with the paths that the files will have.
    private func shown(_ problem: Diagnostic, in folder: String) -> Diagnostic {
        var problem = problem
        problem.path = problem.path?.replacing(folder + "/", with: prefix)
        problem.message = problem.message.replacing(folder + "/", with: prefix)
        return problem
    }

    /// Links the files of an existing folder. Where the file system has no links, they are copied.
    private func link(_ source: String, to target: String) throws {
        let manager = FileManager.default
        for path in (try? manager.subpathsOfDirectory(atPath: source)) ?? [] {
            let type = (try? manager.attributesOfItem(atPath: source + "/" + path))?[.type] as? FileAttributeType
            if type == .typeRegular { try Self.put(NewFile(path, copyOf: source + "/" + path), in: target) }
        }
    }

    private static func put(_ file: NewFile, in folder: String) throws {
        let manager = FileManager.default
        let location = URL(filePath: folder + "/" + file.path)
        try manager.createDirectory(at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
        switch file.contents {
        case .text(let text): try create(location.path(percentEncoded: false), [UInt8](text.utf8))
        case .bytes(let bytes): try create(location.path(percentEncoded: false), bytes)
        case .copy(let source):
            let source = URL(filePath: source)
            do {
                try manager.linkItem(at: source, to: location)
            } catch {
                try manager.copyItem(at: source, to: location)
            }
        }
    }
}

extension Imported {
    fileprivate var all: [NewFile] { files + [settings].compactMap(\.self) }

    /// The settings, if they have this path.
    fileprivate func settings(at path: String) -> NewFile? { settings?.path == path ? settings : nil }

    /// Moves the value that a problem names to `extra`, or leaves the file out, and reports it.
    ///
    /// - Returns: the changed file, or `nil` if it is left out.
    fileprivate mutating func repaired(_ file: NewFile, of problem: Diagnostic) -> NewFile? {
        guard case .text(let text) = file.contents else {
            report.copies -= 1
            diagnostics.append(
                Diagnostic(
                    .warning, id: "import.not-copied", "this file is not copied: \(problem.message)",
                    hint: "copy it yourself under a different name, if the new site needs it", path: problem.path))
            return nil
        }
        diagnostics.append(problem.asWarning)
        if let line = problem.position?.line, let (key, changed) = Self.movingKey(atLine: line, of: file.path, text) {
            report.keep(key)
            return NewFile(file.path, changed)
        }
        report.drop("text that cannot be built")
        if file.path.hasPrefix("Content/episodes/") { report.episodes -= 1 } else { report.pages -= 1 }
        return nil
    }

    /// The text with the key at a line moved to `extra`.
    private static func movingKey(atLine line: Int, of path: String, _ text: String) -> (key: String, text: String)? {
        let source = SourceText(path: path, text: text)
        let isSettings = path.hasSuffix(".yml")
        let document = Document(source)
        let found = isSettings ? YAML.parse(source).value : document.frontMatter
        guard var entries = found?.entries,
            isSettings || source.position(at: document.bodyRange.lowerBound).line > line,
            let index = entries.lastIndex(where: { $0.keyPosition.line <= line }), entries[index].key != "extra"
        else { return nil }
        let moved = entries.remove(at: index)
        let extra = entries.firstIndex { $0.key == "extra" }
        let kept = extra.flatMap { entries[$0].value.entries } ?? []
        if let extra { entries.remove(at: extra) }
        entries.append(Entry("extra", .map(kept.filter { $0.key != moved.key } + [moved])))
        if isSettings { return (moved.key, YAMLText(entries).text) }
        let body = String(decoding: document.source.bytes[document.bodyRange], as: UTF8.self)
        let form = FrontMatterForm(of: document) ?? .yaml
        return (moved.key, form.file(entries, body: body.hasPrefix("\n") ? String(body.dropFirst()) : body))
    }
}
