import CompositionalLayout

extension LayoutTraits.LayoutDirection {
    /// The writing direction of a BCP 47 language tag, from its script or language.
    package init(language: String) {
        let parts = language.lowercased().split(separator: "-").map(String.init)
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
            self = Self.scripts.contains(script) ? .rightToLeft : .leftToRight
            return
        }
        self = parts.first.map(Self.languages.contains) ?? false ? .rightToLeft : .leftToRight
    }

    /// The scripts written from right to left.
    private static let scripts: Set = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"]
    private static let languages: Set = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]

    /// The value of the `dir` attribute.
    var attribute: String { self == .rightToLeft ? "rtl" : "ltr" }
}
