import ArgumentParser
import CSitegenMarkGFM
import Foundation

/// The minimum work of any generator with cmark-gfm: renders every body, and writes files of given sizes.
struct Floor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Render every body, and write files of the sizes that a list names: what no build can do without.",
        discussion: "One thread: cmark-gfm parses one document at a time. The list has lines of a size and a path.")

    @Argument(help: "Folder of Markdown files.") var episodes: String
    @Argument(help: "List of sizes and paths.") var list: String
    @Argument(help: "Folder to write into.") var output: String

    func run() throws {
        cmark_gfm_core_extensions_ensure_registered()
        var rendered = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: episodes) where name.hasSuffix(".md") {
            rendered += Self.rendered(Self.body(try Self.read(episodes + "/" + name)))
        }
        let files = try Self.files(in: String(decoding: try Self.read(list), as: UTF8.self))
        let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: files.map(\.size).max() ?? 0)
        var folders: Set<Substring> = []
        for (size, path) in files {
            let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
            if folders.insert(folder).inserted {
                try FileManager.default.createDirectory(
                    atPath: output + "/" + folder, withIntermediateDirectories: true)
            }
            try Self.write(bytes[..<size], to: output + "/" + path)
        }
        print("\(rendered) bytes rendered, \(files.count) files written")
    }

    private static func files(in list: String) throws -> [(size: Int, path: Substring)] {
        try list.split(separator: "\n").map { line in
            guard let space = line.firstIndex(of: " "), let size = Int(line[..<space]) else {
                throw ValidationError("'\(line)' is not a size and a path")
            }
            return (size, line[line.index(after: space)...])
        }
    }

    /// The text after the front matter.
    private static func body(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        guard bytes.starts(with: "---\n".utf8), let end = bytes.dropFirst(4).firstRange(of: Array("\n---\n".utf8))
        else { return bytes[...] }
        return bytes[end.upperBound...]
    }

    private static func rendered(_ body: ArraySlice<UInt8>) -> Int {
        let options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES
        let parser = cmark_parser_new(options)
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        body.withUnsafeBytes { buffer in
            cmark_parser_feed(parser, buffer.bindMemory(to: CChar.self).baseAddress, buffer.count)
        }
        let document = cmark_parser_finish(parser)
        defer { cmark_node_free(document) }
        let html = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser))
        defer { free(html) }
        return html.map { strlen($0) } ?? 0
    }

    private static func read(_ path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { throw ValidationError("'\(path)' cannot be read") }
        defer { close(file) }
        var status = stat()
        fstat(file, &status)
        return Array(unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            count = max(0, Foundation.read(file, buffer.baseAddress, buffer.count))
        }
    }

    private static func write(_ bytes: ArraySlice<UInt8>, to path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard file >= 0 else { throw ValidationError("'\(path)' cannot be written") }
        defer { close(file) }
        let written = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        guard written == bytes.count else { throw ValidationError("'\(path)' was not written whole") }
    }
}
