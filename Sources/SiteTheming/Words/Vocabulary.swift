import SiteDiagnostics

/// The words of a theme in all languages that it has.
package struct Vocabulary: Sendable {
    private let files: [String: WordFile]
    /// The folder of the theme, for messages about files that are missing.
    private let folder: String

    /// - Parameter folders: nearest first. The words of one language are merged key by key: a theme says what it says
    ///   differently, and Default the rest.
    init(_ folders: [ThemeFolder], _ diagnostics: inout [Diagnostic]) {
        var files: [String: WordFile] = [:]
        for folder in folders {
            for (name, source) in ThemeFiles(folders: [folder]).sources(in: "words", suffix: ".yml").sorted(by: {
                $0.key < $1.key
            }) {
                let file = WordFile(source, &diagnostics)
                files[name] = files[name].map { $0.over(file) } ?? file
            }
        }
        self.files = files
        folder = folders.first?.path ?? "Themes"
        for name in files.keys.sorted() where name != "en" {
            diagnostics += files[name]?.slips(english: files["en"]) ?? []
        }
    }

    /// Names of files that serve a language, farthest first.
    private func names(for language: String) -> [String] {
        let parts = language.split(separator: "-").map(String.init)
        let own = (1...max(parts.count, 1)).map { parts.prefix($0).joined(separator: "-") }
        let known = Dictionary(files.keys.map { ($0.lowercased(), $0) }) { first, _ in first }
        return own.compactMap { known[$0.lowercased()] }
    }

    /// The words for pages in a language.
    package func words(for language: String) -> Words {
        let own = names(for: language)
        var texts: [String: String] = [:]
        var counted: [String: Words.Counted] = [:]
        var format = LanguageFormat()
        for name in ["en"] + own.filter({ $0 != "en" }) {
            guard let file = files[name] else { continue }
            for (key, text) in file.texts {
                texts[key] = text
                counted[key] = nil
            }
            // A file for a region that says nothing about forms counts as its language does.
            let rules =
                file.rules == .none ? own.lazy.compactMap { files[$0]?.rules }.first { $0 != .none } : file.rules
            for (key, forms) in file.counted {
                counted[key] = Words.Counted(forms: forms, rules: rules ?? .none)
                texts[key] = nil
            }
            // Of days and numbers English says nothing for others.
            if own.contains(name), file.format != LanguageFormat() { format = file.format }
        }
        return Words(texts, counted: counted, format: format, language: language)
    }

    /// What a language calls itself; its tag where the theme does not know it.
    package func name(of language: String) -> String {
        names(for: language).reversed().lazy.compactMap { files[$0]?.name }.first ?? language
    }

    /// What the theme says in English for want of words, for who designs it.
    ///
    /// - Parameter languages: those of the site's pages.
    package func hints(for languages: Set<String>) -> [Diagnostic] {
        var seen: Set<String> = []
        return languages.sorted().flatMap { language -> [Diagnostic] in
            guard let name = names(for: language).first else {
                let primary = language.split(separator: "-").first.map(String.init) ?? language
                guard seen.insert(primary).inserted else { return [] }
                return [
                    Diagnostic(
                        .hint, id: "words.no-language", "the theme has no words in '\(primary)'; English ones serve",
                        hint: "copy words/en.yml to words/\(primary).yml and translate it", path: folder)
                ]
            }
            guard name != "en", seen.insert(name).inserted, let file = files[name], let english = files["en"] else {
                return []
            }
            return file.missing(english: english).map { [$0] } ?? []
        }
    }
}
