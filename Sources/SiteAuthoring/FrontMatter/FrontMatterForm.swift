import SiteDiagnostics
import SiteMarkdown
import SiteMarkup

/// The syntax of front matter.
package enum FrontMatterForm: Hashable, Sendable {
    case yaml, toml, json

    /// The syntax of a file's front matter. Fails if the file has none.
    package init?(of document: Document) {
        guard document.frontMatter != nil else { return nil }
        let text = document.source.bytes.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        switch text.first {
        case UInt8(ascii: "+"): self = .toml
        case UInt8(ascii: "{"): self = .json
        default: self = .yaml
        }
    }

    /// A file: front matter between its delimiters, and the body.
    package func file(_ entries: [Entry], body: String) -> String {
        let fields =
            switch self {
            case .yaml: "---\n" + YAMLText(entries).text + "---\n"
            case .toml: "+++\n" + TOMLText(entries).text + "+++\n"
            case .json: JSONWriter.frontMatter(entries)
            }
        return body.isEmpty ? fields : fields + "\n" + body + (body.hasSuffix("\n") ? "" : "\n")
    }
}
