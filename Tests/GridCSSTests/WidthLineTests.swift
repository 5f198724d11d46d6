import CompositionalLayout
import GridCSS
import Testing

/// A line for the widths of cells with edges on whole pixels.
@Suite struct WidthLineTests {
    private static let widths = 320...1280

    /// A column of a row with space around it and between its cells.
    private func column(_ number: Int, of count: Int, inset: Double, spacing: Double) -> RoundedCell {
        let width = Length(points: -2 * inset - Double(count - 1) * spacing, width: 1) / Double(count)
        let start = width * Double(number) + Length(points: inset + Double(number) * spacing)
        return RoundedCell(Rect(x: start, y: 0, width: width, height: 0), windowHeight: 800)
    }

    /// The minimum and maximum of the line's value minus the shown width, in CSS px.
    private func excess(_ line: Length, _ width: RoundedWidth, at widths: ClosedRange<Int> = Self.widths)
        -> ClosedRange<
            Double
        >
    {
        let found = widths.map { line.value(width: Double($0), height: 800) - width.value(atLayoutWidth: $0) }
        return (found.min() ?? 0)...(found.max() ?? 0)
    }

    @Test("is never more than half a pixel less, in columns of any row", arguments: 1...13)
    func columns(count: Int) {
        for (inset, spacing) in [(0, 0), (20, 20), (0, 1), (15, 20)] {
            for number in 0..<count {
                let width = RoundedWidth(
                    Length(width: 1),
                    of: column(number, of: count, inset: Double(inset), spacing: Double(spacing)))
                let (line, isExact) = WidthLine(width, at: Self.widths).found
                let place = "column \(number) of \(count), \(inset) and \(spacing)"
                let excess = excess(line, width)
                #expect(excess.lowerBound >= -0.5 && excess.upperBound < 1.5, "\(place): \(excess)")
                #expect(isExact == (excess.upperBound <= 0.499), "\(place): \(excess)")
                // A column at the edge has a whole pixel at one side.
                if number == 0 || number == count - 1 { #expect(isExact, "\(place)") }
            }
        }
    }

    @Test("of one kind of column has a known bound")
    func middleOfThree() {
        let width = RoundedWidth(Length(width: 1), of: column(1, of: 3, inset: 0, spacing: 0))
        #expect((300...305).map(width.value(atLayoutWidth:)) == [100, 101, 100, 101, 102, 101])
        let (line, isExact) = WidthLine(width, at: 300...305).found
        #expect(!isExact)
        // At 301 and 304 px a column is two thirds of a pixel wider than a third.
        let excess = excess(line, width, at: 300...305)
        #expect(abs(excess.lowerBound + 0.5) < 0.003 && excess.upperBound < 1)
    }

    @Test("allows for fractions of pixels in browsers")
    func parts() {
        for part in [Length(points: -11.04, width: 0.46), Length(width: 0.38), Length(points: 192)] {
            for number in 0..<4 {
                let width = RoundedWidth(part, of: column(number, of: 4, inset: 20, spacing: 12))
                let (line, isExact) = WidthLine(width, at: Self.widths).found
                let excess = excess(line, width)
                #expect(excess.lowerBound >= -0.5)
                #expect(!isExact || max(-excess.lowerBound, excess.upperBound) <= 0.48 + 1e-9)
            }
        }
    }

    @Test("is in sides of split pages, whose edges are whole pixels too")
    func sides() {
        let side = (start: Length(points: 5, width: 0.4), end: Length(width: 1))
        let frame = Rect(x: Length(width: 0.5), y: 0, width: Length(width: 0.5), height: 0)
        let width = RoundedWidth(Length(width: 1), of: RoundedCell(frame, in: side, windowHeight: 800))
        // The side is 406 (405.8) to 1002 wide; its second half is 298 to 596 wide.
        #expect(width.value(atLayoutWidth: 1002) == 298)
        #expect(width.line.width == 0.3 && width.line.points == -2.5)
        #expect(excess(WidthLine(width, at: Self.widths).found.line, width).lowerBound >= -0.5)
    }

    @Test("that follows the height of the window is left as it is")
    func heights() {
        let frame = Rect(x: 0, y: 0, width: Length(width: 0.5), height: Length(points: 0.5, height: 0.5))
        let width = RoundedWidth(Length(height: 1), of: RoundedCell(frame, windowHeight: 800))
        let (line, isExact) = WidthLine(width, at: Self.widths).found
        #expect(!isExact && line == Length(points: 0.5, height: 0.5))
    }
}
