/// The pairs of start and end tags in raw inline HTML.
///
/// Two tags are a pair if they are children of the same node, and if no other pair crosses theirs. So an element that is
/// written for a pair nests properly with the elements of Markdown.
struct PairedTags {
    /// The end tag of each start tag.
    private var ends: [OpaquePointer: OpaquePointer] = [:]
    /// The nodes whose children have been read.
    private var parents: Set<OpaquePointer> = []

    /// The end tag of a start tag; `nil` if the tag is not closed.
    mutating func end(of start: MarkdownNode) -> OpaquePointer? {
        if let parent = start.parent, parents.insert(parent.pointer).inserted { pair(childrenOf: parent) }
        return ends[start.pointer]
    }

    private mutating func pair(childrenOf parent: MarkdownNode) {
        var open: [(name: String, start: OpaquePointer)] = []
        var counts: [String: Int] = [:]
        var child = parent.firstChild
        while let node = child {
            child = node.next
            guard node.kind == .html, let tag = HTMLTag(node.literal), HTMLPolicy.hasContent(tag.name) else { continue }
            guard tag.isEnd else {
                open.append((tag.name, node.pointer))
                counts[tag.name, default: 0] += 1
                continue
            }
            guard counts[tag.name, default: 0] > 0 else { continue }
            // Start tags inside the pair that are still open are not closed.
            while let (name, start) = open.popLast() {
                counts[name, default: 0] -= 1
                guard name == tag.name else { continue }
                ends[start] = node.pointer
                break
            }
        }
    }
}
