/// The public address of the site, `https://example.com/podcast/`. Feeds and sitemaps need it for absolute addresses.
public struct BaseAddress: Hashable, Sendable {
    /// Scheme, host and path, percent-encoded, with a slash at the end.
    public let text: String
    /// The address of recordings, in the same form. `nil` if they are at the site itself.
    package var recordings: String?

    /// - Throws: ``AddressProblem`` unless the text is `http` or `https` with a host, without query and fragment, and
    ///   is not the address of a page.
    public init(parsing written: some StringProtocol) throws(AddressProblem) {
        let written = String(written).trimmingBlanks
        let lower = written.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix) else { throw .notABase(written) }
        let rest = written.dropFirst(scheme.count)
        let writtenHost = rest.prefix { $0 != "/" }
        let isPlain = writtenHost.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 || "-._:[]".utf8.contains($0)
        }
        guard isPlain, let host = URIEncoding.authority(writtenHost.lowercased()[...].utf8) else {
            throw .notABase(written)
        }
        let path: Address
        do { path = try Address(path: rest[writtenHost.endIndex...] + "/") } catch { throw .notABase(written) }
        // `/show.html` is a page, so no address can be below it.
        guard rest.utf8.last == UInt8(ascii: "/") || !(path.components.last.map(Address.namesPage) ?? false) else {
            throw .pageAsBase(written)
        }
        text = scheme + host + path.encodedPath
    }

    /// The percent-encoded path of the site on its host: `/podcast/`.
    package var path: String {
        let host = text.drop { $0 != ":" }.dropFirst(3)
        return String(host[(host.firstIndex(of: "/") ?? host.endIndex)...])
    }

    /// The absolute form of an address. Folders keep their pretty form.
    package func absolute(_ address: Address) -> String {
        if let recordings, isRecording(address.outputPath) { return address.text(after: recordings.utf8) }
        return address.text(after: text.utf8)
    }
}
