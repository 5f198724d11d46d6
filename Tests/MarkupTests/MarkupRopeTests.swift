import SiteMarkup
import Testing

@Suite struct MarkupRopeTests {
    private func rope(_ parts: [(text: String, isShared: Bool)]) -> MarkupRope {
        var rope = MarkupRope()
        for part in parts {
            if part.isShared { rope.append(SharedMarkup(Array(part.text.utf8))) } else { rope.append(part.text.utf8) }
        }
        return rope
    }

    @Test func readsAsOnePiece() {
        let parts = [("", true), ("ab", false), ("cd", true), ("e", true), ("", false), ("fg", false), ("h", true)]
        for count in 0...parts.count {
            let rope = rope(Array(parts.prefix(count)))
            let text = parts.prefix(count).map(\.0).joined()
            #expect(String(decoding: rope.bytes, as: UTF8.self) == text)
            var pieces: [UInt8] = []
            rope.forEachPiece { pieces += $0 }
            #expect(pieces == Array(text.utf8))
            #expect(rope.count == text.utf8.count)
            #expect(rope.isEmpty == text.isEmpty)
            #expect(rope.holds(Array(text.utf8)))
            #expect(!rope.holds(Array((text + "x").utf8)))
            #expect(rope == MarkupRope(Array(text.utf8)))
            #expect(Set([rope, MarkupRope(Array(text.utf8))]).count == 1)
        }
        #expect(!rope(parts).holds(Array("abcdefgx".utf8)))
        #expect(!rope(parts).holds(Array("abxdefgh".utf8)))
    }

    @Test func takesInOthers() {
        let inner = rope([("b", false), ("C", true), ("d", false)])
        var outer = rope([("A", true), ("a", false)])
        outer.append(inner)
        outer.append(inner)
        outer.append("z".utf8)
        #expect(String(decoding: outer.bytes, as: UTF8.self) == "AabCdbCdz")
        #expect(outer.inserts.count == 3)
    }
}
