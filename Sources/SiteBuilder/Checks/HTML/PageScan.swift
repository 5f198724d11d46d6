import Markup

/// What a finished page holds that checks ask for, found in one pass over its bytes.
///
/// Pages are written by our own templates; a theme's mistakes are read as browsers would read them.
struct PageScan: Sendable {
    struct Heading: Hashable, Sendable {
        var level: Int
        var id: String?
    }

    struct Image: Hashable, Sendable {
        var source: String?
        /// `nil` where there is no such attribute at all.
        var alternative: String?
    }

    /// `id` of every element.
    private(set) var ids: Set<String> = []
    /// Addresses of links, in order, as they are meant: entities decoded.
    private(set) var links: [String] = []
    /// Addresses of what the page loads to be shown: scripts, styles, images, media.
    private(set) var scripts: [String] = []
    private(set) var stylesheets: [String] = []
    private(set) var images: [Image] = []
    private(set) var media: [String] = []
    /// Bytes of styles and scripts that stand in the page.
    private(set) var inlineStyles = 0
    private(set) var inlineScripts = 0
    /// In order.
    private(set) var headings: [Heading] = []

    init(_ bytes: [UInt8]) {
        var reader = MarkupReader(bytes)
        while let piece = reader.next() {
            guard case .start(let name) = piece else { continue }
            let tag = StartTag(name, &reader)
            if let id = tag["id"], !id.isEmpty { ids.insert(id) }
            read(tag) { reader.rawText(of: name).count }
            if tag.name == "template" { reader.skipTemplate() }
        }
    }

    /// - Parameter rawText: reads what scripts and the like hold, and says how many bytes it has.
    private mutating func read(_ tag: StartTag, rawText: () -> Int) {
        switch tag.name {
        case "a", "area":
            if let address = tag["href"] { links.append(address) }
            if tag.name == "a", let name = tag["name"] { ids.insert(name) }
        case "link":
            guard let address = tag["href"], let relation = tag["rel"]?.lowercased() else { return }
            if relation == "stylesheet" { stylesheets.append(address) }
            if relation.contains("icon") { media.append(address) }
        case "script":
            let isData = tag["type"].map { $0.contains("json") } ?? false
            if let address = tag["src"] { scripts.append(address) }
            let length = rawText()
            if !isData { inlineScripts += length }
        case "style": inlineStyles += rawText()
        case "title", "textarea": _ = rawText()
        case "img": images.append(Image(source: tag["src"], alternative: tag["alt"]))
        case "video":
            if let poster = tag["poster"] { images.append(Image(source: poster, alternative: "")) }
            if let source = tag["src"] { media.append(source) }
        case "audio", "source", "track", "embed":
            if let source = tag["src"] { media.append(source) }
        case "h1", "h2", "h3", "h4", "h5", "h6":
            headings.append(Heading(level: Int(tag.name.dropFirst()) ?? 1, id: tag["id"]))
        default: return
        }
    }
}

extension MarkupReader {
    /// Passes over the rest of a `<template>` and of those inside: scripts make something of it, the page shows nothing.
    fileprivate mutating func skipTemplate() {
        var open = 1
        while open > 0, let piece = next() {
            switch piece {
            case .start(let name) where name.isNamed("template"): open += 1
            case .end(let name) where name.isNamed("template"): open -= 1
            default: continue
            }
        }
    }
}
