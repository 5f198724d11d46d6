import SiteMarkup

extension ForeignMarkup {
    /// Shortcodes with a text between two tags.
    enum Paired: String {
        case highlight, raw, comment, details, quote, blockquote

        init?(_ name: String) { self.init(rawValue: name) }

        func text(_ directive: Directive, _ inner: String) -> String {
            switch self {
            case .comment: return ""
            case .raw: return inner
            case .highlight:
                let code = inner.trimmingPrefix("\n")
                return "```\(directive.positional(0) ?? "")\n\(code)\(code.hasSuffix("\n") ? "" : "\n")```"
            case .quote, .blockquote:
                let source = directive.value("author", "source", "by").map { "\n\n— \($0)" } ?? ""
                return (inner.trimmingWhitespace + source).split(separator: "\n", omittingEmptySubsequences: false)
                    .map { "> " + $0 }.joined(separator: "\n")
            case .details:
                let title = directive.value("summary", "title") ?? directive.positional(0) ?? ""
                return "<details><summary>\(title)</summary>\n\n\(inner.trimmingWhitespace)\n\n</details>"
            }
        }
    }

    /// The text of an expression, or `nil` if only the generator knows it.
    func value(of directive: Directive) -> String? {
        let name = directive.name
        let filters = directive.arguments.map(\.value)
        let bases = ["baseurl", "url", "github.url", "base_path", "pathprefix"]
        let last = name.hasPrefix("site.") ? String(name.dropFirst(5)) : name
        if bases.contains(last.lowercased()) { return filters.last { $0.hasPrefix("/") } ?? "" }
        if name.hasPrefix("/") || filters.contains(where: ["relative_url", "absolute_url", "url", "prepend"].contains) {
            return name.hasPrefix("/") ? name : nil
        }
        guard filters.isEmpty, name.hasPrefix("page.") || name.hasPrefix("frontmatter.") || !name.contains(".") else {
            return nil
        }
        return document.text(DocumentName.last(name.replacing(".", with: "/")).lowercased())
    }

    mutating func translation(of directive: Directive) -> String? {
        let name = directive.name.filter { $0.isLetter }
        let first = directive.positional(0)
        switch name {
        case "ref", "relref", "posturl", "link", "geturl":
            let target = directive.value("path") ?? first ?? ""
            return moved.reference(target, in: document)
        case "figure", "img", "image", "picture", "photo":
            return figure(directive)
        case "gist":
            guard let user = first, let id = directive.positional(1) else {
                return first.map { "https://gist.github.com/\($0)" }
            }
            return "<https://gist.github.com/\(user)/\(id)>"
        case "tweet", "twitter", "x", "tweetsimple", "twittersimple", "xsimple":
            guard let id = directive.value("id") ?? directive.positional(1) ?? first else { return nil }
            return id.hasPrefix("http")
                ? "<\(id)>" : "<https://twitter.com/\(directive.value("user") ?? "i")/status/\(id)>"
        case "instagram":
            return (directive.value("id") ?? first).map { "<https://www.instagram.com/p/\($0)/>" }
        case "spotify":
            guard let id = directive.value("id", "src", "url") ?? directive.positional(1) ?? first else { return nil }
            return id.hasPrefix("http") ? "<\(id)>" : "<https://open.spotify.com/episode/\(id)>"
        case "toc", "tableofcontents", "more", "break": return ""
        default: return player(directive, name: name)
        }
    }

    private func figure(_ directive: Directive) -> String? {
        let values = directive.arguments
        let picture =
            directive.value("src", "imagepath", "image", "url", "path", "file")
            ?? values.first { WrittenKind($0.value) == .picture }?.value
        guard let picture else { return nil }
        let caption = directive.value("caption", "title")
        let alt = directive.value("alt") ?? caption ?? directive.positional(1) ?? ""
        let address = moved.link(picture, in: document).split(separator: " ").joined(separator: "%20")
        let shown = "![\(alt.inBrackets)](\(address))"
        let linked = directive.value("link", "href").map { "[\(shown)](\($0))" } ?? shown
        var lines = [linked]
        if let caption, caption != alt || directive.value("alt") != nil {
            lines.append("*\(caption.trimmingWhitespace)*")
        }
        if let source = directive.value("attr", "credit") {
            lines.append(directive.value("attrlink").map { "[\(source.inBrackets)](\($0))" } ?? source)
        }
        return lines.joined(separator: "\n\n")
    }

    /// A player of a recording or a video, or `nil` for any other shortcode.
    private mutating func player(_ directive: Directive, name: String) -> String? {
        let values = directive.arguments.map(\.value)
        var video: Embed?
        for key in ["youtube", "vimeo"] where name.contains(key) || key == "youtube" && name == "yt" {
            let id = directive.value("id", "v", "video", "videoid", "url", "src") ?? directive.positional(0)
            video = id.flatMap { Embed(video: $0, on: key) }
        }
        video = video ?? values.lazy.compactMap { Embed(address: $0) }.first { $0.key != nil }
        if let video, let key = video.key {
            if take(key, video.name) { return "" }
            return video.link
        }
        guard let file = values.first(where: { WrittenKind($0).isRecording }) else { return nil }
        let key = WrittenKind(file) == .audio ? "audio" : "video"
        if take(key, file) { return "" }
        return "<\(key) controls src=\"\(moved.link(file, in: document))\"></\(key)>"
    }

    /// Makes a player in the text the recording of an episode that has none.
    private mutating func take(_ key: String, _ value: String) -> Bool {
        if let recording { return recording == (key, value) }
        guard takesRecording else { return false }
        recording = (key, value)
        return true
    }
}

extension String {
    /// A text between brackets of a link.
    fileprivate var inBrackets: String { replacing("[", with: "\\[").replacing("]", with: "\\]") }
}
