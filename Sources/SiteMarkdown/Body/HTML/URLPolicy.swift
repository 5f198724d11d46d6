/// Whether a page may link to a URL: `http`, `https`, `mailto`, `tel`, or no scheme at all (relative, `#fragment`).
///
/// - Parameter url: with entities decoded. Browsers drop control characters and blanks before they look for the scheme, so
///   they do not count here either.
func isSafeURL(_ url: some Sequence<UInt8>) -> Bool {
    var scheme: [UInt8] = []
    for byte in url where byte > 0x20 {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"):
            return true
        case UInt8(ascii: ":"):
            return ["http", "https", "mailto", "tel"].contains(String(decoding: scheme, as: UTF8.self).lowercased())
        default:
            scheme.append(byte)
        }
    }
    return true
}
