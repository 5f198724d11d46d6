import Markup

/// Reads pages in pieces: most markup that they share has been read before.
public struct MarkupSurvey: Sendable {
    private struct Graft: Hashable {
        let fragment: Int
        let place: Int

        /// See ``StyleName/_rawHashValue(seed:)``.
        func _rawHashValue(seed: Int) -> Int { (UInt64(fragment) << 32 &+ UInt64(place)).scattered(seed: seed) }
    }

    public private(set) var names = MarkupNames()
    private let shared: MarkupFragments
    private let styled: StyledIdentifiers?
    /// Of a fragment that stands somewhere already, nothing new would come.
    private var grafts: Set<Graft> = []

    /// - Parameters:
    ///   - shared: what has been read, noting the same ids.
    ///   - styled: the ids that are noted; `nil` for all.
    public init(_ shared: MarkupFragments, noting styled: StyledIdentifiers? = nil) {
        self.shared = shared
        self.styled = styled
    }

    public mutating func insert(_ page: MarkupRope) {
        var open = OpenElements()
        page.own.withUnsafeBufferPointer { own in
            var start = 0
            for insert in page.inserts {
                names.read(own[start..<insert.offset], &open, noting: styled)
                read(insert.markup, &open)
                start = insert.offset
            }
            names.read(own[start...], &open, noting: styled)
        }
        names.end(open)
    }

    private mutating func read(_ markup: SharedMarkup, _ open: inout OpenElements) {
        guard let fragment = shared[markup] else {
            return markup.bytes.withUnsafeBufferPointer { names.read($0[...], &open, noting: styled) }
        }
        guard grafts.insert(Graft(fragment: fragment, place: open.place)).inserted else { return }
        names.graft(shared.names(of: fragment), below: open)
    }
}
