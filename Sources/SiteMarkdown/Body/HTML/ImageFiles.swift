/// Facts about an image in addition to its address: its size, and the files that a browser may choose from.
package struct ImageFiles: Hashable, Sendable {
    /// The files of one format, as `srcset` writes them.
    package struct Source: Hashable, Sendable {
        package var type: String
        package var files: String

        package init(type: String, files: String) {
            self.type = type
            self.files = files
        }
    }

    /// The width in pixels.
    package var width: Int
    package var height: Int
    /// The values of `srcset` and `sizes`; empty if the image has only its address.
    package var files = ""
    package var sizes = ""
    /// Files of other formats, the preferred first.
    package var sources: [Source] = []

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Writes the start tag of `<picture>` and its sources.
    func appendSources(to html: inout [UInt8]) {
        html.append(html: "<picture>")
        for source in sources {
            html.append(html: "<source")
            append("type", source.type, to: &html)
            append("srcset", source.files, to: &html)
            append("sizes", sizes, to: &html)
            html.append(html: ">")
        }
    }

    func appendAttributes(to html: inout [UInt8]) {
        if !files.isEmpty {
            append("srcset", files, to: &html)
            append("sizes", sizes, to: &html)
        }
        append("width", String(width), to: &html)
        append("height", String(height), to: &html)
    }

    /// The facts about an image that is shown in a size of its author's.
    func shown(_ size: PictureSize) -> ImageFiles {
        if size.isEmpty { return self }
        var shown = self
        let (own, ownHeight) = (max(self.width, 1), max(self.height, 1))
        shown.width = size.width ?? max(1, own * (size.height ?? 1) / ownHeight)
        shown.height = size.height ?? max(1, ownHeight * (size.width ?? 1) / own)
        if !sizes.isEmpty { shown.sizes = "min(\(shown.width)px, 100vw)" }
        return shown
    }

    private func append(_ name: StaticString, _ value: String, to html: inout [UInt8]) {
        html.append(html: " ")
        html.append(html: name)
        html.append(html: "=\"")
        html.append(escaping: value.utf8)
        html.append(html: "\"")
    }
}

/// The width and height that an author wrote for an image, in pixels.
struct PictureSize: Hashable, Sendable {
    var width: Int?
    var height: Int?

    var isEmpty: Bool { width == nil && height == nil }

    func append(to html: inout [UInt8]) {
        for (name, value) in [("width", width), ("height", height)] {
            guard let value else { continue }
            html += " \(name)=\"\(value)\"".utf8
        }
    }
}
