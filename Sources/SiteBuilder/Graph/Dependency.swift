/// Something that a file of the output is made from.
package struct Dependency: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// As the user knows it.
        case file(String)
        /// What all files of the content say about themselves: order, addresses, names, languages. Lists are chosen by it,
        /// neighbours and relatives are told by it, links lead by it.
        case content
    }

    /// What it gives.
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

    /// Whether it is about a file by name, and not about all there are.
    package var isDirect: Bool {
        switch source {
        case .file: true
        case .content: false
        }
    }

    /// - Parameter path: of a file, as the user knows it.
    func includes(_ path: String, isContent: Bool) -> Bool {
        switch source {
        case .file(let file): file == path
        case .content: isContent
        }
    }
}
