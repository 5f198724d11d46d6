import CompositionalLayout
import GridCSS
import Testing

/// Lines for widths of cells whose edges are whole pixels.
@Suite struct WidthLinesTests {
    private static let widths = 320...1280

    /// A column of a row with room around it and between its cells.
    private func column(_ number: Int, of count: Int, inset: Double, spacing: Double) -> RoundedCell {
        let width = Length(points: -2 * inset - Double(count - 1) * spacing, width: 1) / Double(count)
        let start = width * Double(number) + Length(points: inset + Double(number) * spacing)
        return RoundedCell(Rect(x: start, y: 0, width: width, height: 0), windowHeight: 800)
    }

    /// The greatest difference between what lines say and what is shown, in CSS px.
    private func error(_ lines: [(start: Int, line: Length)], _ width: RoundedWidth) -> Double {
        Self.widths.map { layoutWidth in
            let line = lines.last { $0.start <= layoutWidth }?.line ?? .zero
            return abs(line.value(width: Double(layoutWidth), height: 800) - width.value(atLayoutWidth: layoutWidth))
        }.max() ?? 0
    }

    @Test("are within half a pixel in columns of any row", arguments: 1...13)
    func columns(count: Int) {
        for (inset, spacing) in [(0, 0), (20, 20), (0, 1), (15, 20)] {
            for number in 0..<count {
                let width = RoundedWidth(
                    Length(width: 1),
                    of: column(number, of: count, inset: Double(inset), spacing: Double(spacing)))
                let lines = WidthLines(width, at: Self.widths)
                let place = "column \(number) of \(count), \(inset) and \(spacing)"
                let exact = lines.exact
                #expect(error(exact, width) <= 0.5, "\(place)")
                #expect(exact.first?.start == 320)
                let single = lines.single
                let singleError = error([(320, single.line)], width)
                #expect(single.isExact == (singleError <= 0.499), "\(place): \(singleError)")
                #expect(singleError < 1)
                // A column at the edge has a whole pixel at one side.
                if number == 0 || number == count - 1 { #expect(single.isExact, "\(place)") }
                // A line lasts about as long as the column needs to grow by a pixel.
                #expect(exact.count == 1 || exact.count <= Self.widths.count / count + 2, "\(place): \(exact.count)")
            }
        }
    }

    @Test("of one kind of column are known")
    func middleOfThree() {
        let width = RoundedWidth(Length(width: 1), of: column(1, of: 3, inset: 0, spacing: 0))
        #expect((300...305).map(width.value(atLayoutWidth:)) == [100, 101, 100, 101, 102, 101])
        let lines = WidthLines(width, at: 300...305)
        #expect(!lines.single.isExact)
        #expect(lines.exact.map(\.start) == [300, 304])
        #expect(lines.exact.map(\.line) == [Length(points: 100.5), Length(points: 101.5)])
    }

    @Test("leave room for what browsers lay out in parts of a pixel")
    func parts() {
        for part in [Length(points: -11.04, width: 0.46), Length(width: 0.38), Length(points: 192)] {
            for number in 0..<4 {
                let width = RoundedWidth(part, of: column(number, of: 4, inset: 20, spacing: 12))
                let lines = WidthLines(width, at: Self.widths)
                #expect(error(lines.exact, width) <= 0.48 + 1e-9)
            }
        }
    }

    @Test("stand in sides of split pages, whose edges are whole pixels too")
    func sides() {
        let side = (start: Length(points: 5, width: 0.4), end: Length(width: 1))
        let frame = Rect(x: Length(width: 0.5), y: 0, width: Length(width: 0.5), height: 0)
        let width = RoundedWidth(Length(width: 1), of: RoundedCell(frame, in: side, windowHeight: 800))
        // The side goes from 406 (405.8) to 1002; its second half from 298 to 596.
        #expect(width.value(atLayoutWidth: 1002) == 298)
        #expect(width.line.width == 0.3 && width.line.points == -2.5)
        #expect(error(WidthLines(width, at: Self.widths).exact, width) <= 0.5)
    }

    @Test("that follow the height of the window are left as they are")
    func heights() {
        let frame = Rect(x: 0, y: 0, width: Length(width: 0.5), height: Length(points: 0.5, height: 0.5))
        let width = RoundedWidth(Length(height: 1), of: RoundedCell(frame, windowHeight: 800))
        let lines = WidthLines(width, at: Self.widths)
        #expect(!lines.single.isExact)
        #expect(lines.exact.map(\.line) == [Length(points: 0.5, height: 0.5)])
    }
}
