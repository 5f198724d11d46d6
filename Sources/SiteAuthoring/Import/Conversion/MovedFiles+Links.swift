extension MovedFiles {
    /// A text with its links as they must be in its new place: `](target)`, `[name]: target`, `href="target"` and `src="target"`.
    /// Code stays as it is.
    func changingLinks(of body: String, in document: OldDocument) -> String {
        let bytes = Array(body.utf8)
        let code = CodeRanges(bytes)
        var output: [UInt8] = []
        var offset = 0
        while offset < bytes.count {
            if let end = code.end(ofCodeAt: offset) {
                output += bytes[offset..<end]
                offset = end
                continue
            }
            let openings = ["](", "]: ", "href=\"", "src=\"", "href='", "src='"]
            let mayOpen = "]hs".utf8.contains(bytes[offset])
            guard mayOpen, let opening = openings.first(where: { bytes[offset...].starts(with: $0.utf8) }) else {
                output.append(bytes[offset])
                offset += 1
                continue
            }
            output += Array(opening.utf8)
            offset += opening.utf8.count
            let isInAngles = offset < bytes.count && bytes[offset] == UInt8(ascii: "<") && opening.hasPrefix("]")
            if isInAngles {
                output.append(bytes[offset])
                offset += 1
            }
            let ends: [UInt8] =
                isInAngles ? Array(">\n".utf8) : opening.hasPrefix("]") ? Array(" )\n\t".utf8) : Array("\"'\n".utf8)
            let limit = min(bytes.count, offset + 2_000)
            guard let end = bytes[offset..<limit].firstIndex(where: ends.contains) else { continue }
            output += Array(link(String(decoding: bytes[offset..<end], as: UTF8.self), in: document).utf8)
            offset = end
        }
        return String(decoding: output, as: UTF8.self)
    }
}
