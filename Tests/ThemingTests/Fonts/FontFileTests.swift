import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import SiteTheming

/// fontTools reads the same files, and writes them in the formats of the web.
@Suite(.pythonReaders) struct FontFileTests {
    struct Facts: Decodable {
        var path: String
        var family: String
        var weights: [Int]
        var isItalic, isFixed: Bool
        var ascent, descent, lineGap: Double
        /// A weight, and the mean width of a character.
        var widths: [[Double?]]
    }

    /// The fonts that the tests install, those of Debian in `.build/fonts`, and copies and a variable font of fontTools' own.
    private static let shared = Task {
        let folder = try TemporaryFolder()
        folder.removeAtExit()
        let shares = LetterShares.all.map { ($0.character.description, $0.share) }
        let table = String(decoding: try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: shares)), as: UTF8.self)
        let facts = try await PythonTool.json(
            of: "judge-fonts.py", [folder.path, table] + paths.map { $0.path(percentEncoded: false) }, as: [Facts].self)
        return (folder: folder, facts: facts)
    }

    private static let paths: [URL] = {
        let build = URL(filePath: #filePath).appending(path: "../../../../.build/fonts").standardized
        return [URL(filePath: "/usr/share/fonts/truetype"), build].flatMap { folder in
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
            return files.compactMap { $0 as? URL }.filter { file in
                let name = file.deletingPathExtension().lastPathComponent
                return ["ttf", "otf"].contains(file.pathExtension) && families.contains { name.hasPrefix($0) }
                    && (name.hasSuffix("Italic") || !name.contains("-") || plain.contains { name.hasSuffix($0) })
            }
        }.sorted { $0.path < $1.path }
    }()
    private static let families = [
        "DejaVuSans", "DejaVuSerif", "Inter-", "LiberationMono", "LiberationSans-", "LiberationSerif", "NotoSerif-",
        "NotoSans-",
        "NotoSansArabic-", "Roboto-",
    ]
    private static let plain = ["-Regular", "-Bold", "-Light"]

    @Test func factsAreThoseOfFontTools() async throws {
        let all = try await Self.shared.value.facts
        #expect(all.count >= 30)
        for facts in all {
            let file = try FontFile([UInt8](Data(contentsOf: URL(filePath: facts.path))))
            let name = "\(facts.path)"
            #expect(file.family == facts.family, "\(name)")
            #expect([file.weights.lowerBound, file.weights.upperBound] == facts.weights, "\(name)")
            #expect(file.isItalic == facts.isItalic, "\(name)")
            #expect((file.kind == .monospace) == facts.isFixed, "\(name)")
            #expect(facts.isFixed || (file.kind == .serif) == name.contains("Serif"), "\(name)")
            #expect(abs(file.ascent - facts.ascent) < 1e-9, "\(name)")
            #expect(abs(file.descent - facts.descent) < 1e-9, "\(name)")
            #expect(abs(file.lineGap - facts.lineGap) < 1e-9, "\(name)")
            #expect(!facts.widths.isEmpty)
            for row in facts.widths {
                let width = file.width(weight: Int(try #require(row[0])))
                #expect((width == nil) == (row[1] == nil), "\(name)")
                if let width, let other = row[1] { #expect(abs(width - other) < 1e-6, "\(name) at \(row)") }
            }
        }
        #expect(all.contains { $0.weights[0] < $0.weights[1] && $0.path.hasSuffix("woff2") && $0.widths.count == 4 })
    }

    /// The widths in ``LocalFonts`` are those of the fonts, where the machine has them.
    @Test func localFontsHaveTheirWidths() async throws {
        let styles = [
            ("Regular", false, false), ("Bold", true, false), ("Italic", false, true), ("BoldItalic", true, true),
        ]
        var seen: Set<String> = []
        for facts in try await Self.shared.value.facts where facts.path.hasSuffix(".ttf") {
            for kind in FontKind.allCases {
                for local in LocalFonts.all(kind) {
                    for (style, isBold, isItalic) in styles {
                        let names = local.families.map { $0.split(separator: " ").joined() + "-\(style).ttf" }
                        guard names.contains(where: { facts.path.hasSuffix("/" + $0) }), let width = facts.widths[0][1]
                        else {
                            continue
                        }
                        let known = local.style(isBold: isBold, isItalic: isItalic).width
                        #expect(abs(known - width) < 1e-4, "\(facts.path)")
                        seen.insert(facts.path)
                    }
                }
            }
        }
        #expect(seen.count >= 12)
        if seen.count < 20 { print("only \(seen.count) fonts of 20 were judged: the others are not in .build/fonts") }
    }

    /// Damaged files are refused or read, and nothing else happens.
    @Test func damagedFilesDoNoHarm() async throws {
        var random = SplitMix64(seed: 36)
        var (read, refused) = (0, 0)
        for facts in try await Self.shared.value.facts
        where facts.path.contains("variable") || facts.path.contains("DejaVuSans.") {
            let whole = try [UInt8](Data(contentsOf: URL(filePath: facts.path)))
            for _ in 0..<60 {
                var bytes =
                    Int.random(in: 0..<4, using: &random) == 0
                    ? Array(whole.prefix(.random(in: 0...whole.count, using: &random))) : whole
                for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
                    let isHead = Bool.random(using: &random)
                    bytes[Int.random(in: 0..<(isHead ? min(600, bytes.count) : bytes.count), using: &random)] = .random(
                        in: 0...255, using: &random)
                }
                do throws(FontProblem) {
                    let file = try FontFile(bytes)
                    #expect((1...1000).contains(file.weights.lowerBound) && file.weights.upperBound <= 1000)
                    #expect(file.ascent >= 0 && file.descent >= 0 && file.lineGap >= 0)
                    #expect(file.width(weight: 700).map { $0 > 0 } ?? true)
                    read += 1
                } catch {
                    #expect(error == .damaged)
                    refused += 1
                }
            }
        }
        #expect(read > 20 && refused > 20)
    }

    /// A WOFF file whose head promises more memory than any font needs is refused before the memory is taken.
    @Test func memoryIsBounded() async throws {
        let woff = try #require(try await Self.shared.value.facts.first { $0.path.hasSuffix(".woff") })
        var bytes = try [UInt8](Data(contentsOf: URL(filePath: woff.path)))
        // The length of the unpacked font, and the length of its first table in the unpacked font.
        let size = UInt32(3_000_000_000)
        func put(_ value: UInt32, at offset: Int) {
            for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
        }
        func number(at offset: Int) -> UInt32 { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        let old = (number(at: 44 + 12) + 3) & ~3
        put(number(at: 16) - old + size, at: 16)
        put(size, at: 44 + 12)
        #expect(throws: FontProblem.damaged) { _ = try FontFile(bytes) }
    }
}
