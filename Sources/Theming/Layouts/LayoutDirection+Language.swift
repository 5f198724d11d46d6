import CompositionalLayout

extension LayoutTraits.LayoutDirection {
    /// The direction that a language is written in, told from the language or the script of a BCP 47 tag.
    public init(language: String) {
        let parts = language.lowercased().split(separator: "-").map(String.init)
        let scripts: Set<String> = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"]
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
            self = scripts.contains(script) ? .rightToLeft : .leftToRight
            return
        }
        let languages: Set<String> = [
            "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
        ]
        self = parts.first.map(languages.contains) ?? false ? .rightToLeft : .leftToRight
    }

    /// Value of the `dir` attribute.
    var attribute: String { self == .rightToLeft ? "rtl" : "ltr" }
}
