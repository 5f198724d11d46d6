import SiteMarkup

/// A start tag as it is meant: names in lower case, values with their entities decoded.
struct StartTag {
    let name: String
    private var attributes: [String: String] = [:]

    /// - Parameter reader: one that has just read the tag's name.
    init(_ name: MarkupSlice, _ reader: inout MarkupReader) {
        self.name = String(decoding: name, as: UTF8.self).lowercased()
        while let (name, value) = reader.attribute() {
            let name = String(decoding: name, as: UTF8.self).lowercased()
            // The first counts, as in browsers.
            guard attributes[name] == nil else { continue }
            attributes[name] = HTMLEntities.decoded(String(decoding: value, as: UTF8.self), in: .attribute)
        }
    }

    subscript(_ name: String) -> String? { attributes[name] }
}
