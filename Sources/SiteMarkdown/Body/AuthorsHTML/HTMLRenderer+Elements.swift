import SiteDiagnostics

/// Writes tags of elements that ``HTMLPolicy`` allows, for inlines and blocks alike. Nothing is copied from the author's
/// tags: names come from the table, and values are read and escaped.
extension HTMLRenderer {
    /// Writes a start tag.
    ///
    /// - Parameters:
    ///   - name: The name that the policy gives.
    ///   - isInLink: True if a link contains the element.
    /// - Returns: False if only the content of the element is to be written.
    mutating func startTag(
        _ name: String, _ attributes: AuthorsAttributes, _ policy: HTMLPolicy, isInLink: Bool, at place: SourcePosition
    ) -> Bool {
        if attributes.hasEvents { remove("event attribute", at: place) }
        let id = claimedID(of: name, attributes)
        if name == "a" {
            if isInLink { return false }
            guard let url = attributes.address("href") else {
                guard id != nil else { return false }
                html.append(html: "<a")
                append(id: id)
                html.append(html: ">")
                return true
            }
            guard isSafeURL(url.utf8) else {
                note(url, .link, position: place, at: nil)
                return false
            }
            html.append(html: "<a href=\"")
            note(url, .link, position: place, at: append(address: url))
            html.append(html: "\"")
        } else {
            html.append(html: "<")
            html += name.utf8
        }
        append(id: id)
        if policy.place == .flow, let alignment = attributes.alignment {
            html.append(html: " class=\"")
            html.append(html: alignment)
            html.append(html: "\"")
        }
        if name == "pre" { html.append(html: " tabindex=\"0\"") }
        for attribute in policy.attributes where attribute != "href" { append(attribute, attributes.plain(attribute)) }
        for attribute in HTMLPolicy.everywhere { append(attribute, attributes.plain(attribute)) }
        html.append(html: ">")
        return true
    }

    /// Writes a picture.
    ///
    /// - Returns: False if the picture has no address.
    mutating func picture(_ attributes: AuthorsAttributes, at place: SourcePosition) -> Bool {
        guard let url = attributes.picture else { return false }
        // The content of a picture of Markdown is reduced to its text.
        if imageDepth > 0 { return true }
        if attributes.hasEvents { remove("event attribute", at: place) }
        guard isSafeURL(url.utf8) else {
            note(url, .image, position: place, at: nil)
            text((attributes["alt"] ?? "").utf8)
            return true
        }
        let start = html.count
        html.append(html: "<img src=\"")
        note(url, .image, position: place, at: append(address: url))
        html.append(html: "\" alt=\"")
        html.append(escaping: (attributes["alt"] ?? "").utf8)
        html.append(html: "\"")
        append(id: claimedID(of: "img", attributes))
        append("title", attributes.plain("title"))
        html.append(html: " loading=\"lazy\" decoding=\"async\">")
        references[references.count - 1].element = start..<html.count
        references[references.count - 1].size = PictureSize(
            width: attributes.pixels("width"), height: attributes.pixels("height"))
        return true
    }

    /// Notes that a part of the author's HTML is left out.
    ///
    /// - Parameter kind: The kind that the diagnostic names: `script`, `form`.
    mutating func remove(_ kind: String?, at place: SourcePosition) {
        if let kind { removals[kind, default: []].append(place) }
    }

    /// One diagnostic for each kind of HTML that is left out.
    mutating func reportRemovals() {
        for (kind, places) in removals.sorted(by: { $0.key < $1.key }) {
            guard let first = places.min() else { continue }
            let others = places.count == 1 ? "" : " (and \(places.count - 1) more in this file)"
            diagnostics.append(
                Diagnostic(
                    .warning, id: "markdown.html-removed", "HTML of the kind '\(kind)' is left out\(others)",
                    hint: Self.remedies[kind]
                        ?? "remove it, or write 'html: text' in the front matter to show it as text",
                    in: source, at: first))
        }
    }

    private static let remedies = [
        "audio": "name the recording in the front matter, or link to it",
        "event attribute": "remove the attributes whose names begin with 'on'",
        "iframe": "the text has a link to its address instead",
        "video": "name the recording in the front matter, or link to it",
    ]

    mutating func append(address url: String) -> Range<Int> {
        let start = html.count
        html.append(url: url.utf8)
        return start..<html.count
    }

    private mutating func append(_ name: String, _ value: String?) {
        guard let value else { return }
        html.append(html: " ")
        html += name.utf8
        if value.isEmpty { return }
        html.append(html: "=\"")
        html.append(escaping: value.utf8)
        html.append(html: "\"")
    }

    private mutating func append(id: String?) {
        guard let id else { return }
        anchors.append(id)
        append("id", id)
    }

    /// The ID of an element, which old pages call the name of an anchor.
    private mutating func claimedID(of name: String, _ attributes: AuthorsAttributes) -> String? {
        guard let id = attributes["id"] ?? (name == "a" ? attributes["name"] : nil) else { return nil }
        return headingIDs.claim(id) ? options.idPrefix + id : nil
    }
}
