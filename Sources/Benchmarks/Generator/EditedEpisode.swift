import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An episode's file. Each save changes a word at the beginning of its body.
package struct EditedEpisode {
    /// The method of saving the file. Editors use all of them.
    package enum Way: String, CaseIterable, Sendable {
        case inPlace = "written in place"
        case renamedOver = "renamed over"
    }

    /// The part of the file that gets the new word.
    package enum Part: String, CaseIterable, Sendable { case body, title }

    private let file: URL
    private let part: Part
    private let head: String
    private let body: String
    private var count = 0

    package init(_ file: URL, _ part: Part) throws {
        self.file = file
        self.part = part
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let end = text.range(of: "\n---\n\n") else { throw CocoaError(.fileReadCorruptFile) }
        head = String(text[..<end.upperBound])
        body = String(text[end.upperBound...])
    }

    /// Writes the file.
    /// - Returns: The new word and the time of writing.
    package mutating func save(_ way: Way) throws -> (word: String, time: ContinuousClock.Instant) {
        count += 1
        let word = "edit\(count)x"
        let text =
            switch part {
            case .body: head + word + " " + body
            case .title: head.replacing("\ntitle: \"", with: "\ntitle: \"\(word) ", maxReplacements: 1) + body
            }
        let bytes = Array(text.utf8)
        let target = way == .inPlace ? file.path : file.deletingLastPathComponent().path + "/.edited.tmp"
        let descriptor = open(target, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count, close(descriptor) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
        if way == .renamedOver, rename(target, file.path) != 0 { throw CocoaError(.fileWriteUnknown) }
        return (word, ContinuousClock().now)
    }
}
