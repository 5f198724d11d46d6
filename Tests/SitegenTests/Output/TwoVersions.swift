import Foundation
import TestSupport

/// A show in two versions with every possible difference of outputs: changed, added and removed files, a file that
/// becomes a folder, a folder that becomes a file, and pictures.
struct TwoVersions {
    static let names = ["old", "new"]
    let folder: TemporaryFolder

    init(in folder: TemporaryFolder) throws {
        self.folder = folder
        for (version, name) in Self.names.enumerated() {
            var files = ["site.yml": "title: Show\ntheme: Bare\nimages: { cards: false }\n"]
            for number in 0..<4 {
                let text = number < 2 ? "Text of the \(name) show." : "Text."
                files["episodes/00\(number).md"] =
                    "---\ntitle: E\(number)\ndate: 2026-01-0\(number + 1)\n---\n\(text)\n"
            }
            files["episodes/only-\(name).md"] = "---\ntitle: Only\ndate: 2026-01-09\nimage: media/05.png\n---\nText.\n"
            for number in 0..<180 {
                let kind = number % 3 == 0 ? name : number % 3 == 1 ? "same" : "\(number)"
                files["media/\(number % 6)/\(number % 5 == 0 ? name : "file")-\(number).txt"] =
                    String(repeating: "\(kind) \(number) ", count: 50)
            }
            files[version == 0 ? "media/one" : "media/one/inner"] = "a file, then a folder"
            files[version == 0 ? "media/two/inner" : "media/two"] = "a folder, then a file"
            try folder.add(Dictionary(uniqueKeysWithValues: files.map { ("\(name)/Content/\($0)", $1) }))
            try addBareTheme(to: name)
            for place in ["media/05.png", "media/\(name)/picture.png"] {
                let target = folder("\(name)/Content/\(place)")
                try FileManager.default.createDirectory(
                    atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try FileManager.default.copyItem(atPath: SamplePictures.url("05.png").path(), toPath: target)
            }
        }
    }

    /// A theme without styles, because an unoptimised build would need much time for them.
    private func addBareTheme(to site: String) throws {
        let styles = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Themes/Default/styles").standardized.path()
        let names = try FileManager.default.contentsOfDirectory(atPath: styles)
        try folder.add(Dictionary(uniqueKeysWithValues: names.map { ("\(site)/Themes/Bare/styles/\($0)", "/* */\n") }))
    }

    /// Builds each version into a new folder, and returns the contents.
    func build(into output: String) async throws -> [OutputContents] {
        var whole: [OutputContents] = []
        for name in Self.names {
            let run = try await Sitegen.run(["build", name, "--output", "\(output)-\(name)"], in: folder.path)
            guard run.exitCode == 0 else { throw CocoaError(.executableLoad, userInfo: ["errors": run.errors]) }
            whole.append(try OutputContents(folder("\(output)-\(name)")))
        }
        return whole
    }
}

/// All files with their bytes and all folders below a folder.
struct OutputContents: Equatable {
    private var items: [String: Data?] = [:]

    /// - Parameter folder: A folder, or a link to one.
    init(_ folder: String) throws {
        let folder = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            items.updateValue(FileManager.default.contents(atPath: folder + "/" + path), forKey: path)
        }
    }

    var paths: [String] { Array(items.keys) }

    func differences(from other: OutputContents) -> [String] {
        Set(items.keys).union(other.items.keys).filter { items[$0] != other.items[$0] }.sorted()
    }
}
