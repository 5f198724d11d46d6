/// A strong entity tag (RFC 9110, section 8.8.3), equal for equal bytes.
struct EntityTag: Hashable, Sendable {
    /// The tag with its quotes.
    let text: String

    init(_ hash: Int) { text = "\"\(hexadecimal(hash))\"" }

    /// Whether an `If-None-Match` header contains this tag, strong or weak.
    func isNamed(inIfNoneMatch header: String?) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { candidate in
            let candidate = candidate.trimmingBlanks
            return candidate == "*" || candidate == text || candidate == "W/" + text
        }
    }

    /// Whether the range is valid: there is no `If-Range` header, or it contains this tag. The server never sends
    /// dates, so none matches.
    func fits(ifRange header: String?) -> Bool { header.map { $0[...].trimmingBlanks == text } ?? true }
}
