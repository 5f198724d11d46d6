import Markup

/// Reads pages in pieces: most markup that they share has been read before.
public struct MarkupSurvey: Sendable {
    private struct Graft: Hashable {
        let fragment: Int
        let place: Int
    }

    public private(set) var names = MarkupNames()
    private let shared: MarkupFragments
    /// Of a fragment that stands somewhere already, nothing new would come.
    private var grafts: Set<Graft> = []

    public init(_ shared: MarkupFragments) { self.shared = shared }

    public mutating func insert(_ page: MarkupRope) {
        var open = OpenElements()
        page.own.withUnsafeBufferPointer { own in
            var start = 0
            for insert in page.inserts {
                names.read(own[start..<insert.offset], &open)
                read(insert.markup, &open)
                start = insert.offset
            }
            names.read(own[start...], &open)
        }
        names.end(open)
    }

    private mutating func read(_ markup: SharedMarkup, _ open: inout OpenElements) {
        guard let fragment = shared[markup] else {
            return markup.bytes.withUnsafeBufferPointer { names.read($0[...], &open) }
        }
        guard grafts.insert(Graft(fragment: fragment, place: open.place)).inserted else { return }
        names.graft(shared.names(of: fragment), below: open)
    }
}
