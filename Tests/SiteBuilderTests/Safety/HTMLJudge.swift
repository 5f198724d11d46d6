import Foundation

/// Finds everything on a page that does more than show text.
struct HTMLJudge {
    private let page: HTMLTokenizer
    /// Redirect pages may refresh.
    private let mayRefresh: Bool

    init(_ bytes: [UInt8], mayRefresh: Bool) {
        page = HTMLTokenizer(bytes)
        self.mayRefresh = mayRefresh
    }

    /// All text that is read: texts, attributes, and the content of titles.
    var readable: [String] { [page.texts.joined()] + page.tags.flatMap { Array($0.attributes.values) + [$0.text] } }

    /// One line for each effect that content must not have.
    var problems: [String] { page.tags.flatMap(problems) }

    private static let elements: Set<String> = [
        "html", "head", "meta", "title", "link", "style", "script", "body", "a", "main", "header", "footer", "nav",
        "div", "span",
        "p", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "svg", "path", "circle", "rect", "text", "g",
        "polygon", "img",
        "article", "section", "aside", "time", "progress", "b", "em", "strong", "del", "code", "pre", "hr", "br",
        "blockquote",
        "table", "thead", "tbody", "tr", "td", "th", "input", "sup", "audio", "video", "source", "track", "iframe",
        "figure",
        "figcaption", "button", "i", "small", "details", "summary", "picture", "template", "dl", "dt", "dd", "bdi",
        "noscript",
        "form", "label", "search",
    ]
    private static let addresses: Set<String> = [
        "href", "src", "action", "formaction", "poster", "data", "xlink:href", "cite", "background", "ping", "manifest",
    ]

    private func problems(of tag: HTMLTokenizer.Tag) -> [String] {
        var problems: [String] = []
        if !Self.elements.contains(tag.name) { problems.append("element <\(tag.name)>") }
        if tag.name == "script" {
            let isData = ["application/ld+json", "application/json"].contains(tag.attributes["type"])
            let isOurs = tag.attributes["src"]?.contains("theme/") == true && tag.text.isEmpty
            if !isData && !isOurs { problems.append("script \(tag.text.prefix(80))") }
            if isData, (try? JSONSerialization.jsonObject(with: Data(tag.text.utf8))) == nil {
                problems.append("no JSON: \(tag.text)")
            }
        }
        if tag.name == "iframe" {
            let hosts = ["https://www.youtube-nocookie.com/", "https://player.vimeo.com/", "https://www.youtube.com/"]
            if !hosts.contains(where: tag.attributes["src", default: ""].hasPrefix) { problems.append("iframe") }
        }
        if tag.name == "meta", tag.attributes["http-equiv"]?.lowercased() == "refresh", !mayRefresh {
            problems.append("refresh")
        }
        if tag.name == "style", tag.text.contains("xss") { problems.append("style \(tag.text)") }
        for (name, value) in tag.attributes {
            if name.hasPrefix("on") || name == "srcdoc" { problems.append("attribute \(name)=\(value)") }
            if name.unicodeScalars.contains(where: {
                !("a"..."z").contains($0) && !("0"..."9").contains($0) && !"-:_".unicodeScalars.contains($0)
            }) {
                problems.append("attribute \(name)")
            }
            if Self.addresses.contains(name), !Self.isSafe(value) { problems.append("address \(name)=\(value)") }
            if name == "srcset" {
                let candidates = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
                problems += candidates.filter { !Self.isSafe($0) }.map { "address \($0)" }
            }
            if name == "style", value.contains("xss") || value.contains("url(") || value.contains("\"") {
                problems.append("style=\(value)")
            }
        }
        return problems
    }

    /// By the URL standard, spaces and control characters at the ends are ignored, and so are tabs and line ends
    /// anywhere.
    static func isSafe(_ address: String) -> Bool {
        let scalars = address.unicodeScalars.drop { $0.value <= 0x20 }.filter {
            ![0x09, 0x0A, 0x0D].contains($0.value)
        }
        guard let colon = scalars.firstIndex(of: ":") else { return true }
        let scheme = String(String.UnicodeScalarView(scalars[..<colon])).lowercased()
        let isScheme =
            scheme.first?.isLetter == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return !isScheme || ["http", "https", "mailto", "tel"].contains(scheme)
    }
}
