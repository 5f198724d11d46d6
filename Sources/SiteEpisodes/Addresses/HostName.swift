import Foundation
import SiteMarkup

/// A host's name or number as in addresses (RFC 3986, 3.2.2), with non-ASCII letters in punycode.
enum HostName {
    /// Encodes a host as people write it: `bücher.example`, `b%C3%BCcher.example`, `[::1]`.
    ///
    /// Letters outside ASCII are mapped as in browsers (Unicode Technical Standard 46, non-transitional): lower case,
    /// compatible forms replaced, composed. The rules for joiners and text direction that depend on several characters
    /// are not checked.
    ///
    /// - Returns: the host, or `nil` if the text is not a valid host.
    static func encoded(_ written: some StringProtocol) -> String? {
        // This limit is far above the length of any name. It bounds the quadratic time of the steps below.
        guard written.utf8.count <= 2000 else { return nil }
        if written.utf8.first == UInt8(ascii: "[") { return number(String(written)) }
        guard let host = percentDecoded(String(written)) else { return nil }
        if host.isASCII { return isName(host) ? host : nil }
        let labels = mapped(host).split(separator: ".", omittingEmptySubsequences: false).map(label)
        let known = labels.compactMap(\.self)
        let name = known.joined(separator: ".")
        // A trailing dot is the root of all names.
        let parts = known.last == "" ? known.dropLast() : known[...]
        guard known.count == labels.count, parts.allSatisfy({ (1...63).contains($0.utf8.count) }) else { return nil }
        return name.utf8.count <= 253 && isName(name) ? name : nil
    }

    /// An IPv6 address in brackets.
    private static func number(_ written: String) -> String? {
        guard written.utf8.last == UInt8(ascii: "]") else { return nil }
        var bytes = in6_addr()
        return inet_pton(AF_INET6, String(written.dropFirst().dropLast()), &bytes) == 1 ? written : nil
    }

    /// Whether registries and browsers accept a name: a name of RFC 3986 without percent signs, with a letter or digit.
    private static func isName(_ host: String) -> Bool {
        host.utf8.allSatisfy { isUnreserved($0) || isSubDelimiter($0) }
            && host.utf8.contains { isUnreserved($0) && !"-._~".utf8.contains($0) }
    }

    private static func mapped(_ host: String) -> String {
        let audible = String(String.UnicodeScalarView(host.unicodeScalars.filter { !isIgnored($0) }))
        let compatible = audible.lowercased().compatiblyComposed
        return compatible.lowercased().composed.replacing("\u{3002}", with: ".")
    }

    /// Characters that are ignored in names: soft hyphens, variation selectors.
    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isVariationSelector || "\u{AD}\u{34F}\u{200B}\u{2060}\u{FEFF}".unicodeScalars.contains(scalar)
    }

    /// A label of the name, as ASCII.
    private static func label(_ label: Substring) -> String? {
        if label.utf8.allSatisfy({ $0 < 0x80 }) { return String(label) }
        let scalars = label.unicodeScalars
        guard let first = scalars.first, !isMark(first), first != "-", scalars.last != "-", !label.hasPrefix("xn--"),
            zip(scalars, [nil] + scalars.map(Optional.some)).allSatisfy({ mayStand($0, after: $1) })
        else { return nil }
        return Punycode.encoded(scalars).map { "xn--" + $0 }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    private static func mayStand(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
        // Joiners are valid only after a virama and in Arabic script.
        case .format:
            (scalar == "\u{200C}" || scalar == "\u{200D}")
                && (before?.properties.canonicalCombiningClass == .virama
                    || scalar == "\u{200C}" && before.map { (0x620...0x8FF).contains($0.value) } ?? false)
        default: true
        }
    }
}
