/// A source of an output file.
package struct Dependency: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// A file, by the path that messages show.
        case file(String)
        /// The metadata of all content files: order, addresses, names, languages. Lists, neighbours, related episodes
        /// and links depend on it.
        case content
    }

    /// The part that a source plays in an output file.
    package enum Role: String, Hashable, Sendable, CaseIterable {
        case text, card, previous, next, course, related, version, definition, item, picture, recording, transcript
        case chapters, copy, layout, template, style, words, theme, settings, choice
    }

    package let role: Role
    package let source: Source

    package init(_ role: Role, _ source: Source) {
        self.role = role
        self.source = source
    }

    static func file(_ role: Role, _ path: String) -> Dependency { Dependency(role, .file(path)) }

    /// Whether this is a single file and not the metadata of all files.
    package var isDirect: Bool {
        switch source {
        case .file: true
        case .content: false
        }
    }

    /// - Parameter path: a file's path, as messages show it.
    func includes(_ path: String, isContent: Bool) -> Bool {
        switch source {
        case .file(let file): file == path
        case .content: isContent
        }
    }
}
