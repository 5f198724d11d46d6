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

    private func append(_ name: StaticString, _ value: String, to html: inout [UInt8]) {
        html.append(html: " ")
        html.append(html: name)
        html.append(html: "=\"")
        html.append(escaping: value.utf8)
        html.append(html: "\"")
    }
}
