import Foundation
import SiteMarkup

/// The name or number of a host as addresses have it (RFC 3986, 3.2.2): letters of other scripts as punycode.
enum HostName {
    /// A host as people write it and browsers show it: `bücher.example`, `b%C3%BCcher.example`, `[::1]`.
    ///
    /// Other letters than ASCII's are brought into the form that browsers ask for (Unicode Technical Standard 46, without its
    /// transitional part): small letters, compatible forms replaced, composed. What no host may be called by its rules for
    /// joiners and directions beyond single characters is left to whoever gives out names.
    /// - Returns: `nil` for what no host is called.
    static func encoded(_ written: some StringProtocol) -> String? {
        // Far more than any name is long, however it is written: what follows takes the square of that.
        guard written.utf8.count <= 2000 else { return nil }
        if written.utf8.first == UInt8(ascii: "[") { return number(String(written)) }
        guard let host = percentDecoded(String(written)) else { return nil }
        if host.isASCII { return isName(host) ? host : nil }
        let labels = mapped(host).split(separator: ".", omittingEmptySubsequences: false).map(label)
        let known = labels.compactMap(\.self)
        let name = known.joined(separator: ".")
        // A dot at the end stands for the root of all names.
        let parts = known.last == "" ? known.dropLast() : known[...]
        guard known.count == labels.count, parts.allSatisfy({ (1...63).contains($0.utf8.count) }) else { return nil }
        return name.utf8.count <= 253 && isName(name) ? name : nil
    }

    /// An address of IPv6 in its brackets.
    private static func number(_ written: String) -> String? {
        guard written.utf8.last == UInt8(ascii: "]") else { return nil }
        var bytes = in6_addr()
        return inet_pton(AF_INET6, String(written.dropFirst().dropLast()), &bytes) == 1 ? written : nil
    }

    /// A name that registries and browsers both take: of RFC 3986's, without percent signs and with a letter or digit in it.
    private static func isName(_ host: String) -> Bool {
        host.utf8.allSatisfy { isUnreserved($0) || isSubDelimiter($0) }
            && host.utf8.contains { isUnreserved($0) && !"-._~".utf8.contains($0) }
    }

    private static func mapped(_ host: String) -> String {
        let audible = String(String.UnicodeScalarView(host.unicodeScalars.filter { !isIgnored($0) }))
        let compatible = audible.lowercased().compatiblyComposed
        return compatible.lowercased().composed.replacing("\u{3002}", with: ".")
    }

    /// What is written between the letters and is no part of a name: soft hyphens, variation selectors.
    private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isVariationSelector || "\u{AD}\u{34F}\u{200B}\u{2060}\u{FEFF}".unicodeScalars.contains(scalar)
    }

    /// What stands between two dots, as ASCII.
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
        // Joiners change how letters are joined: behind a virama, and in Arabic script.
        case .format:
            (scalar == "\u{200C}" || scalar == "\u{200D}")
                && (before?.properties.canonicalCombiningClass == .virama
                    || scalar == "\u{200C}" && before.map { (0x620...0x8FF).contains($0.value) } ?? false)
        default: true
        }
    }
}
