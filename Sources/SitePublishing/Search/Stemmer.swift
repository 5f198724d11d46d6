import CSitegenStemmer

/// Finds the stems of words by the Snowball algorithm of a language (https://snowballstem.org): `walk` of `walking`.
///
/// Only one task may use a value.
final class Stemmer {
    private let stemmer: OpaquePointer

    /// - Parameter language: A BCP 47 tag.
    /// - Returns: `nil` if libstemmer has no algorithm for the language.
    init?(language: String) {
        guard let stemmer = sb_stemmer_new(Self.code(of: language), nil) else { return nil }
        self.stemmer = stemmer
    }

    deinit { sb_stemmer_delete(stemmer) }

    /// The code under which libstemmer knows a language. Both ways to write Norwegian have one algorithm.
    static func code(of language: String) -> String {
        let code = language.prefix { $0 != "-" }.lowercased()
        return ["nb", "nn"].contains(code) ? "no" : code
    }

    /// - Parameter word: A word in lower case, with its accents.
    func stem(of word: String) -> String {
        var word = word
        return word.withUTF8 { bytes in
            guard let stem = sb_stemmer_stem(stemmer, bytes.baseAddress, Int32(bytes.count)) else { return "" }
            let count = Int(sb_stemmer_length(stemmer))
            return String(decoding: UnsafeBufferPointer(start: stem, count: count), as: UTF8.self)
        }
    }
}
