import CSitegenGumbo

/// Parsed HTML (https://html.spec.whatwg.org/multipage/parsing.html). Only `HTMLTree` and `HTMLNode` call gumbo.
///
/// gumbo takes time by the square of an element's depth and number of attributes, and one stack frame for each level.
/// ``HTMLSurvey`` refuses what would be too much.
struct HTMLTree: ~Copyable {
    private let output: UnsafeMutablePointer<GumboOutput>
    private let html: UnsafeBufferPointer<UInt8>

    /// Parses a fragment as the content of an element, or a whole document.
    ///
    /// - Parameters:
    ///   - html: UTF-8 of up to 4 GB. It must outlive the tree.
    ///   - context: The name of an HTML element; `nil` for a document.
    init(_ html: UnsafeBufferPointer<UInt8>, in context: String? = "div") {
        var options = kGumboDefaultOptions
        options.max_errors = 0
        options.fragment_context = context.map { gumbo_tag_enum($0) } ?? GUMBO_TAG_LAST
        self.html = html
        output = html.withMemoryRebound(to: CChar.self) { text in
            // An empty text has no address.
            if let start = text.baseAddress { return gumbo_parse_with_options(&options, start, text.count) }
            return gumbo_parse_with_options(&options, "", 0)
        }
    }

    /// The `html` element. It contains the nodes of a fragment.
    var root: HTMLNode { HTMLNode(output.pointee.root) }

    /// The document, which contains comments and the `html` element.
    var document: HTMLNode { HTMLNode(output.pointee.document) }

    /// The offset of an element's start tag; `nil` for an element that the parser added.
    func offset(of element: HTMLNode) -> Int? {
        guard let tag = element.writtenTag.baseAddress, let start = html.baseAddress else { return nil }
        return tag - start
    }

    /// The offsets of all start tags in the content of an element.
    func offsets(in element: HTMLNode) -> [Int] {
        var (offsets, rest) = ([] as [Int], element.children)
        while let node = rest.popLast() {
            guard node.kind == .element else { continue }
            if let offset = offset(of: node) { offsets.append(offset) }
            rest += node.children
        }
        return offsets
    }

    deinit {
        var options = kGumboDefaultOptions
        gumbo_destroy_output(&options, output)
    }
}

/// A node of an ``HTMLTree``. It is valid as long as the tree exists.
struct HTMLNode {
    enum Kind { case document, element, text, comment }
    enum Namespace { case html, svg, mathML }

    private let pointer: UnsafeMutablePointer<GumboNode>

    fileprivate init(_ pointer: UnsafeMutablePointer<GumboNode>) { self.pointer = pointer }

    var kind: Kind {
        switch pointer.pointee.type {
        case GUMBO_NODE_DOCUMENT: .document
        case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE: .element
        case GUMBO_NODE_COMMENT: .comment
        default: .text
        }
    }

    var namespace: Namespace {
        switch pointer.pointee.v.element.tag_namespace {
        case GUMBO_NAMESPACE_SVG: .svg
        case GUMBO_NAMESPACE_MATHML: .mathML
        default: .html
        }
    }

    /// The name of an element in lower case; of a drawing's element, as SVG writes it.
    var name: String {
        let tag = pointer.pointee.v.element.tag
        if namespace == .svg {
            var written = pointer.pointee.v.element.original_tag
            gumbo_tag_from_original_text(&written)
            if let name = gumbo_normalize_svg_tagname(&written) { return String(cString: name) }
        }
        guard tag == GUMBO_TAG_UNKNOWN else { return String(cString: gumbo_normalized_tagname(tag)) }
        var written = pointer.pointee.v.element.original_tag
        gumbo_tag_from_original_text(&written)
        return String(decoding: HTMLNode.bytes(written), as: UTF8.self).lowercased()
    }

    /// The start tag of an element as written; empty if the parser added the element.
    var writtenTag: UnsafeBufferPointer<UInt8> { HTMLNode.bytes(pointer.pointee.v.element.original_tag) }

    /// The end tag of an element as written; empty if a different tag ended the element.
    var writtenEndTag: UnsafeBufferPointer<UInt8> {
        let tag = pointer.pointee.v.element.original_end_tag
        var written = tag
        gumbo_tag_from_original_text(&written)
        let isOwn = String(decoding: HTMLNode.bytes(written), as: UTF8.self).lowercased() == name
        return isOwn ? HTMLNode.bytes(tag) : UnsafeBufferPointer(start: nil, count: 0)
    }

    /// The text of a text or comment, with entities decoded.
    var text: UnsafeBufferPointer<UInt8> {
        guard let text = pointer.pointee.v.text.text else { return UnsafeBufferPointer(start: nil, count: 0) }
        let all = UnsafeBufferPointer(start: text, count: .max)
        let count = all.firstIndex(of: 0) ?? 0
        return UnsafeRawBufferPointer(start: text, count: count).assumingMemoryBound(to: UInt8.self)
    }

    var children: [HTMLNode] {
        let vector = kind == .document ? pointer.pointee.v.document.children : pointer.pointee.v.element.children
        return (0..<Int(vector.length)).compactMap { index in
            vector.data[index].map { HTMLNode($0.assumingMemoryBound(to: GumboNode.self)) }
        }
    }

    /// The attributes of an element, each name once: the names in lower case, the values with entities decoded.
    var attributes: [(name: String, value: String)] {
        let vector = pointer.pointee.v.element.attributes
        return (0..<Int(vector.length)).compactMap { index in
            guard let attribute = vector.data[index]?.assumingMemoryBound(to: GumboAttribute.self).pointee else {
                return nil
            }
            let prefix =
                switch attribute.attr_namespace {
                case GUMBO_ATTR_NAMESPACE_XLINK: "xlink "
                case GUMBO_ATTR_NAMESPACE_XML: "xml "
                case GUMBO_ATTR_NAMESPACE_XMLNS: "xmlns "
                default: ""
                }
            return (prefix + String(cString: attribute.name), String(cString: attribute.value))
        }
    }

    private static func bytes(_ piece: GumboStringPiece) -> UnsafeBufferPointer<UInt8> {
        guard let start = piece.data else { return UnsafeBufferPointer(start: nil, count: 0) }
        return UnsafeRawBufferPointer(start: start, count: Int(piece.length)).assumingMemoryBound(to: UInt8.self)
    }
}
