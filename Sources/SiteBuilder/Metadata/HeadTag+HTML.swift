import Publishing
import Theming

extension HTML {
    /// Lines of a page's head.
    init(_ tags: [HeadTag]) {
        self.init(trusted: tags.map(\.line).joined(separator: "\n"))
    }
}

extension HeadTag {
    /// As markup, every value escaped for its place.
    fileprivate var line: String {
        func escaped(_ text: String) -> String { HTML(escaping: text).text }
        return switch self {
        case .name(let name, let content): "<meta name=\"\(escaped(name))\" content=\"\(escaped(content))\">"
        case .property(let name, let content): "<meta property=\"\(escaped(name))\" content=\"\(escaped(content))\">"
        case .alternate(let type, let address, let title):
            "<link rel=\"alternate\" type=\"\(escaped(type))\" href=\"\(escaped(address))\" title=\"\(escaped(title))\">"
        case .structuredData(let json):
            "<script type=\"application/ld+json\">\(String(decoding: json, as: UTF8.self))</script>"
        }
    }
}
