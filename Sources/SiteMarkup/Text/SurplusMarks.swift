/// The combining marks that a letter may have. Swift takes time by the square of this number to compare or hash a text.
package let marksOfLetter = 100

extension String {
    /// The text with U+FFFD for the marks that follow ``marksOfLetter`` marks on the same letter.
    package var withoutSurplusMarks: String {
        var text = self
        let surplus = text.withUTF8 { $0.surplusMarks }
        guard !surplus.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for range in surplus.reversed() { bytes.replaceSubrange(range, with: "\u{FFFD}".utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The ranges of the marks that follow ``marksOfLetter`` marks on the same letter, in order. Few texts have any.
    ///
    /// Only marks that normalisation sorts count: those with a combining class.
    ///
    /// - Precondition: The bytes are UTF-8.
    var surplusMarks: [Range<Int>] {
        var found: [Range<Int>] = []
        // A mark takes at least two bytes, so no longer run lies between two places that are looked at.
        var place = marksOfLetter
        while place < count {
            let run = marks(around: place)
            if let surplus = surplus(of: run) { found.append(surplus) }
            place = Swift.max(place, run.upperBound) + marksOfLetter
        }
        return found
    }

    /// The run of marks that contains the byte at `place`; empty if no mark does.
    private func marks(around place: Int) -> Range<Int> {
        var (start, end) = (place, place)
        while end < count, let mark = mark(at: end) { end = mark.upperBound }
        while start > 0, let mark = mark(at: start - 1) { start = mark.lowerBound }
        return start..<end
    }

    private func surplus(of run: Range<Int>) -> Range<Int>? {
        guard run.count > 2 * marksOfLetter else { return nil }
        var start = run.lowerBound
        for _ in 0..<marksOfLetter where start < run.upperBound {
            start = mark(at: start)?.upperBound ?? run.upperBound
        }
        return start < run.upperBound ? start..<run.upperBound : nil
    }

    /// The bytes of the mark that contains the byte at `place`; `nil` if that byte belongs to a different character.
    private func mark(at place: Int) -> Range<Int>? {
        guard self[place] >= 0x80 else { return nil }
        var start = place
        while start > 0, self[start] & 0xC0 == 0x80 { start -= 1 }
        let length = self[start] < 0xE0 ? 2 : self[start] < 0xF0 ? 3 : 4
        guard start + length <= count else { return nil }
        var value = UInt32(self[start] & (0xFF >> (length + 1)))
        for byte in self[(start + 1)..<(start + length)] { value = value << 6 | UInt32(byte & 0x3F) }
        let isMark = Unicode.Scalar(value).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
        return isMark ? start..<start + length : nil
    }
}
