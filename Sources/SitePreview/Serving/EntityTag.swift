/// A strong entity tag (RFC 9110, section 8.8.3): equal for equal bytes.
struct EntityTag: Hashable, Sendable {
    /// With its quotes.
    let text: String

    init(_ hash: Int) { text = "\"\(hexadecimal(hash))\"" }

    /// Whether an `If-None-Match` header names this tag; weak ones count.
    func isNamed(inIfNoneMatch header: String?) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { candidate in
            let candidate = candidate.trimmingBlanks
            return candidate == "*" || candidate == text || candidate == "W/" + text
        }
    }

    /// Whether ranges are meant: no `If-Range` header, or one that names this tag. Dates we never send, so none fits.
    func fits(ifRange header: String?) -> Bool { header.map { $0[...].trimmingBlanks == text } ?? true }
}
