import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// Two versions of a site with so many folders that a second set of them is kept.
struct LargeSite {
    private static let mostFoldersNotKept = 20
    let folder: TemporaryFolder

    init(in folder: TemporaryFolder) throws {
        self.folder = folder
        try folder.add(["site/Content/": ""])
    }

    var location: String { folder("out") }

    func output() throws -> OutputFolder { try Self.output(in: folder.path) }

    static func output(in folder: String) throws -> OutputFolder {
        var output = try OutputFolder(folder + "/out", site: folder + "/site", inputs: [], home: nil)
        output.mostFoldersNotKept = Self.mostFoldersNotKept
        return output
    }

    static func files(_ version: Int) -> [String: String] {
        var files: [String: String] = [:]
        for number in 0..<Self.mostFoldersNotKept + 20 {
            files["\(number)/index.html"] = number % 10 == 4 ? "\(number) of \(version)" : "\(number)"
        }
        files["only-\(version)/deep/index.html"] = "deep"
        files[version == 0 ? "kind" : "kind/inner"] = "a file, then a folder"
        return files
    }

    func publish(_ version: Int) async throws { try await publish(Self.files(version)) }

    func publish(_ files: [String: String]) async throws {
        try await Self.publish(files, in: folder.path)
        #expect(try contents() == files)
    }

    static func publish(_ files: [String: String], in folder: String) async throws {
        let outputs = try files.map {
            OutputFile(try #require(OutputPath($0)), .bytes(Array($1.utf8)), from: OutputSource(path: $0))
        }
        _ = try await OutputSet(outputs).publish(to: output(in: folder), jobs: 2)
    }

    /// Without what is not ours.
    func contents() throws -> [String: String] {
        try folder.contents("out").filter { !$0.key.hasPrefix(".") && !$0.key.hasPrefix("foreign") }
    }

    /// Every file of the twin is that of the output, and the other way round.
    func expectTwin() throws {
        let (output, twin) = (try identities(below: "out"), try identities(below: ".out.sitegen-twin/site"))
        #expect(output == twin)
        #expect(output.count > Self.mostFoldersNotKept)
    }

    /// All folders of both, by identity.
    func folders() throws -> Set<FileStatus.Identity> {
        var found: Set<FileStatus.Identity> = []
        for root in ["out", ".out.sitegen-twin/site"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder(root)) {
                let status = try FileStatus(of: folder(root) + "/" + path, following: false)
                let isOfBothVersions = !path.hasPrefix("only") && !path.hasPrefix("kind")
                if status.kind == .folder, isOfBothVersions { found.insert(status.identity) }
            }
        }
        return found
    }

    func namesBeside() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("out") }.sorted()
    }

    private func identities(below root: String) throws -> [String: FileStatus.Identity?] {
        var found: [String: FileStatus.Identity?] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder(root)) {
            let status = try FileStatus(of: folder(root) + "/" + path, following: false)
            found.updateValue(status.kind == .folder ? nil : status.identity, forKey: path)
        }
        return found
    }
}
