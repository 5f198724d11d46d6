import SiteDiagnostics

/// The words of a theme in all of its languages.
package struct Vocabulary: Sendable {
    private let files: [String: WordFile]
    /// The theme's folder, for messages about missing files.
    private let folder: String

    /// - Parameter folders: the folders, nearest first. Words of one language are merged key by key, with Default as
    ///   the last.
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

    /// The names of all words, in any language.
    var keys: Set<String> { files.values.reduce(into: []) { $0.formUnion($1.keys) } }

    /// The names of files for a language, farthest first.
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
            // A file for a region without plural rules uses those of its language.
            let rules =
                file.rules == .none ? own.lazy.compactMap { files[$0]?.rules }.first { $0 != .none } : file.rules
            for (key, forms) in file.counted {
                counted[key] = Words.Counted(forms: forms, rules: rules ?? .none)
                texts[key] = nil
            }
            // English number and date formats do not apply to other languages.
            if own.contains(name), file.format != LanguageFormat() { format = file.format }
        }
        return Words(texts, counted: counted, format: format, language: language)
    }

    /// The language's own name, or its tag if the theme does not know the name.
    package func name(of language: String) -> String {
        names(for: language).reversed().lazy.compactMap { files[$0]?.name }.first ?? language
    }

    /// Hints about texts that are in English because a translation is missing.
    ///
    /// - Parameter languages: the languages of the site's pages.
    package func hints(for languages: Set<String>) -> [Diagnostic] {
        var seen: Set<String> = []
        return languages.sorted().flatMap { language -> [Diagnostic] in
            guard let name = names(for: language).first else {
                let primary = language.split(separator: "-").first.map(String.init) ?? language
                guard seen.insert(primary).inserted else { return [] }
                return [
                    Diagnostic(
                        .hint, id: "words.no-language",
                        "the theme has no words in '\(primary)', so English words are used",
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
