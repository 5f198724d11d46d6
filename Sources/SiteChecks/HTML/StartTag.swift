import SiteMarkup

/// A start tag with decoded values. Names are in lower case.
struct StartTag {
    let name: String
    private var attributes: [String: String] = [:]

    /// - Parameter reader: A reader that has just read the tag's name.
    init(_ name: MarkupSlice, _ reader: inout MarkupReader) {
        self.name = String(decoding: name, as: UTF8.self).lowercased()
        while let (name, value) = reader.attribute() {
            let name = String(decoding: name, as: UTF8.self).lowercased()
            // The first attribute of a name counts, as in browsers.
            guard attributes[name] == nil else { continue }
            attributes[name] = HTMLEntities.decoded(String(decoding: value, as: UTF8.self), in: .attribute)
        }
    }

    subscript(_ name: String) -> String? { attributes[name] }
}
