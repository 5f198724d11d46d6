/// True if a page may link to the URL: `http`, `https`, `mailto`, `tel`, or no scheme (relative, `#fragment`).
///
/// - Parameter url: The URL with entities decoded. Control characters and spaces are ignored, because browsers drop
///   them before they read the scheme.
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
