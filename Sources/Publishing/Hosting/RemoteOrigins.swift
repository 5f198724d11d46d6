import Episodes

/// Where pages load pictures and recordings from, other than from their own site.
struct RemoteOrigins {
    private var found: Set<String> = []

    var sorted: [String] { found.sorted { $0.precedesInBytes($1) } }

    /// Reads the values of `src`, `srcset` and `poster` in a page that we wrote: in double quotes, text escaped.
    mutating func scan(_ page: [UInt8]) {
        let quote = UInt8(ascii: "\"")
        var index = page.startIndex
        while let open = page[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = open + 1
            while let mark = page[index...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: ">") }),
                page[mark] == quote
            {
                let end = page[(mark + 1)...].firstIndex(of: quote) ?? page.endIndex
                if Self.names.contains(where: { page[index..<mark].suffix($0.count).elementsEqual($0) }) {
                    for address in page[(mark + 1)..<end].split(separator: UInt8(ascii: " ")) { add(address) }
                }
                index = min(end + 1, page.endIndex)
            }
        }
    }

    private static let names = [" src=", " srcset=", " poster="].map { Array($0.utf8) }

    private mutating func add(_ address: ArraySlice<UInt8>) {
        let text = String(decoding: address, as: UTF8.self)
        let lower = text.lowercased()
        let scheme = ["https://", "http://", "//"].first { lower.hasPrefix($0) }
        guard let scheme else { return }
        let host = lower.dropFirst(scheme.count).prefix { !"/?#,&;'".contains($0) }
        guard !host.isEmpty else { return }
        found.insert((scheme == "//" ? "https://" : scheme) + host)
    }
}
