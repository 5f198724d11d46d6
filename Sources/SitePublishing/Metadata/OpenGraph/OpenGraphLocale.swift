/// Open Graph names for languages: a language with a country, for example `pt_BR`.
enum OpenGraphLocale {
    /// - Parameter language: A BCP 47 tag.
    /// - Returns: `nil` if the country is unknown.
    static func name(_ language: String) -> String? {
        let parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let first = parts.first?.lowercased(), parts.allSatisfy(isPart) else { return nil }
        if let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }) {
            return "\(first)_\(region.uppercased())"
        }
        if first == "zh", parts.dropFirst().first?.lowercased() == "hant" { return "zh_TW" }
        return countries[first].map { "\(first)_\($0)" }
    }

    private static func isPart(_ part: String) -> Bool {
        (1...8).contains(part.utf8.count)
            && part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    }

    /// The country in which most speakers of a language live, from the likely subtags of Unicode's CLDR.
    private static let countries: [String: String] = [
        "af": "ZA", "ar": "EG", "az": "AZ", "be": "BY", "bg": "BG", "bn": "BD", "bs": "BA", "ca": "ES", "cs": "CZ",
        "cy": "GB", "da": "DK", "de": "DE", "el": "GR", "en": "US", "es": "ES", "et": "EE", "eu": "ES", "fa": "IR",
        "fi": "FI", "fil": "PH", "fr": "FR", "ga": "IE", "gl": "ES", "gu": "IN", "he": "IL", "hi": "IN", "hr": "HR",
        "hu": "HU", "hy": "AM", "id": "ID", "is": "IS", "it": "IT", "ja": "JP", "ka": "GE", "kk": "KZ", "kn": "IN",
        "ko": "KR", "lt": "LT", "lv": "LV", "mk": "MK", "ml": "IN", "mr": "IN", "ms": "MY", "nb": "NO", "nl": "NL",
        "nn": "NO", "pa": "IN", "pl": "PL", "pt": "BR", "ro": "RO", "ru": "RU", "sk": "SK", "sl": "SI", "sq": "AL",
        "sr": "RS", "sv": "SE", "sw": "TZ", "ta": "IN", "te": "IN", "th": "TH", "tr": "TR", "uk": "UA", "ur": "PK",
        "uz": "UZ", "vi": "VN", "zh": "CN",
    ]
}
