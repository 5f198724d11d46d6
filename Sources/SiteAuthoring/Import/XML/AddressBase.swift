import Foundation

/// The address that relative ones of a document or element are told from (RFC 3986, section 5).
struct AddressBase: Hashable {
    private let url: URL

    /// `nil` for what is no address of the web.
    init?(_ text: String) {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil
        else {
            return nil
        }
        self.url = url
    }

    /// An address of the web, on one line: told from a base if there is one.
    static func whole(_ address: String, from base: AddressBase?) -> String {
        var written = address.split(whereSeparator: \.isNewline).map { String($0).trimmingWhitespace }.joined()
        let head = written.prefix(8).lowercased()
        if head.hasPrefix("http:") || head.hasPrefix("https:") { return written }
        // Apps subscribe by these schemes to what lies elsewhere.
        if let scheme = ["feed:", "pcast:", "podcast:", "itpc:", "rss:"].first(where: head.hasPrefix) {
            let rest = written.dropFirst(scheme.count)
            written = rest.hasPrefix("//") ? "https:" + rest : String(rest)
        }
        return base?.absolute(written) ?? (written.hasPrefix("//") ? "https:" + written : written)
    }

    /// An address as it is when it is absolute; places on the same page stay as they are, too.
    func absolute(_ address: String) -> String {
        let written = address.trimmingWhitespace
        guard !written.isEmpty, !written.hasPrefix("#"), !written.hasScheme,
            let url = URL(string: written, relativeTo: url)
        else { return address }
        return url.absoluteString
    }
}

extension String {
    /// Whether it begins with the scheme of an address: `https:`, `mailto:`.
    fileprivate var hasScheme: Bool {
        guard let end = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let scheme = utf8[..<end]
        return scheme.first?.isASCIILetter ?? false
            && scheme.allSatisfy { $0.isASCIILetter || (0x30...0x39).contains($0) || "+.-".utf8.contains($0) }
    }
}
