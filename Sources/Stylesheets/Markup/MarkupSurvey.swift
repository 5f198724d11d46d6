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
        var start = 0
        for insert in page.inserts {
            names.read(MarkupReader(page.own, in: start..<insert.offset), &open)
            if let fragment = shared[insert.markup] {
                if grafts.insert(Graft(fragment: fragment, place: open.place)).inserted {
                    names.graft(shared.names(of: fragment), below: open)
                }
            } else {
                names.read(MarkupReader(insert.markup.bytes), &open)
            }
            start = insert.offset
        }
        names.read(MarkupReader(page.own, in: start..<page.own.count), &open)
        names.end(open)
    }
}
