import Foundation
import Testing

@testable import sitegen_wireframes

/// The manual's page about the modules says what the sources import.
@Suite struct ArchitectureTests {
    private static let manual = ManualTests.checkout.appending(path: "Content/manual")
    private let architecture: Architecture

    init() throws { architecture = try Architecture(sources: Article.sources) }

    /// `swift run sitegen-wireframes architecture` writes both anew.
    @Test func pageAndDrawingAreUpToDate() throws {
        for (name, text) in ["architecture.md": architecture.page, "architecture.svg": architecture.svg] {
            #expect(try String(contentsOf: Self.manual.appending(path: name), encoding: .utf8) == text, "\(name)")
        }
    }

    @Test func modulesImportDownwards() {
        let modules = Array(architecture.floors.joined())
        #expect(modules.count >= 20 && Set(modules).count == modules.count && modules.first == "sitegen")
        var below = Set(modules)
        for floor in architecture.floors {
            below.subtract(floor)
            for module in floor { #expect(below.isSuperset(of: architecture.imports[module] ?? []), "\(module)") }
        }
    }

    @Test func everyModuleHasAPurpose() {
        #expect(Set(Architecture.purposes.keys) == Set(architecture.floors.joined()))
    }

    /// The drawing in words has each module once, on a line above those of its imports.
    @Test func drawingInWordsIsTrue() throws {
        let file = ManualTests.checkout.appending(path: "CONTRIBUTING.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let drawing = try #require(text.split(separator: "```text\n").last?.split(separator: "```").first)
        let modules = Set(architecture.floors.joined())
        var lines: [String: Int] = [:]
        for (number, line) in drawing.split(separator: "\n").enumerated() {
            for word in line.split(separator: " ").map(String.init) where modules.contains(word) {
                #expect(lines.updateValue(number, forKey: word) == nil, "\(word) is there twice")
            }
        }
        #expect(modules.subtracting(lines.keys) == [])
        for (module, line) in lines {
            for imported in architecture.imports[module] ?? [] {
                #expect(lines[imported].map { $0 > line } ?? false, "\(module) imports \(imported)")
            }
        }
    }

    @Test func importsAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "architecture-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "sitegen/a.swift": "import Foundation\n@preconcurrency import Top\npublic import Low\n",
            "Top/a.swift": "import Low\n// import Unused\n", "Low/a.swift": "", "Unused/a.swift": "import Top\n",
        ]
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let small = try Architecture(sources: folder)
        #expect(small.floors == [["sitegen"], ["Top"], ["Low"]])
        #expect(small.imports["sitegen"] == ["Low", "Top"] && small.direct["sitegen"] == ["Top"])
    }
}
