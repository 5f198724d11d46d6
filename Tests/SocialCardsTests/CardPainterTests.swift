import CompositionalLayout
import SiteArtwork
import SiteSocialCards
import TestSupport
import Testing

@Suite("Painted cards", .imageLibrary)
struct CardPainterTests {
    private static let look = CardLook(
        paper: CardColor(red: 250, green: 250, blue: 240), ink: CardColor(red: 20, green: 20, blue: 30),
        accent: CardColor(red: 200, green: 50, blue: 30), font: "Liberation Sans, DejaVu Sans, sans-serif")

    /// Artwork of one colour that fills its frame.
    private func card(_ title: String) -> SocialCard {
        let artwork =
            "<svg viewBox=\"0 0 1 1\" preserveAspectRatio=\"none\"><path class=\"tone-3\" d=\"M0 0h1v1H0z\"/></svg>"
        return SocialCard(
            title: title, site: String(repeating: "A show of shows ", count: 12),
            facts: String(repeating: "Episode 7 · ", count: 30), artwork: .drawing(artwork), look: Self.look)
    }

    private func paint(_ card: SocialCard, isRightToLeft: Bool = false, picture: Raster? = nil) throws -> (
        Raster, CardLayout
    ) {
        let library = try #require(ImageLibrary.shared)
        let layout = try CardLayout({ _ in .sample }, isRightToLeft: isRightToLeft)
        return (try CardPainter(layout, library: library).paint(card, picture: picture), layout)
    }

    private static let titles: [String] = [
        "Grid", "What happens to the last row", String(repeating: "very long ", count: 30),
        String(repeating: "Donaudampfschifffahrt", count: 15), String(repeating: "درباره این دوره ", count: 20),
        String(repeating: "网格布局与响应式设计", count: 30), "<b>&amp;</b> \"'`]]>", "W\u{302}\u{303}\u{30C}\u{301}ÅÇgjpq|",
        String(repeating: "https://example.com/a/b?c=d&", count: 12),
    ]

    @Test(
        "have texts and artwork only in the solver's frames", arguments: titles,
        [false, true])
    func frames(title: String, isRightToLeft: Bool) throws {
        let (raster, layout) = try paint(card(title), isRightToLeft: isRightToLeft)
        var boxes: [CardPart: Box] = [:]
        var strays = 0
        let paper: [UInt8] = [250, 250, 240, 255]
        let frames = try CardPart.allCases.map { ($0, try #require(layout.frames[$0])) }
        for y in 0..<raster.size.height {
            for x in 0..<raster.size.width where !raster.isEqual(paper, x, y) {
                if let part = frames.first(where: { $0.1.holds(x, y) })?.0 {
                    boxes[part, default: Box()].add(x, y)
                } else {
                    strays += 1
                }
            }
        }
        #expect(strays == 0)
        // Artwork fills its frame, and all texts begin at the leading side. Ink is faint at its edges.
        func meet(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 3 }
        let artwork = try #require(layout.frames[.artwork])
        #expect(boxes[.artwork]?.rect == artwork)
        for part in [CardPart.site, .title, .facts] {
            let (box, frame) = (try #require(boxes[part]).rect, try #require(layout.frames[part]))
            #expect(isRightToLeft ? meet(box.maxX, frame.maxX) : meet(box.x, frame.x), "\(part) \(box) in \(frame)")
            #expect(part == .facts ? meet(box.maxY, frame.maxY) : meet(box.y, frame.y), "\(part) \(box) in \(frame)")
            #expect(box.height >= 12, "\(part)")
        }
    }

    @Test("write short titles larger than long ones")
    func sizes() throws {
        let library = try #require(ImageLibrary.shared)
        func height(_ title: String) throws -> Double {
            let (raster, layout) = try paint(card(title))
            let frame = try #require(layout.frames[.title])
            var box = Box()
            // Finds the first line by its first letter.
            for y in Int(frame.y)..<Int(frame.maxY) {
                for x in Int(frame.x)..<Int(frame.x) + 12 where !raster.isEqual([250, 250, 240, 255], x, y) {
                    box.add(x, y)
                }
                if !box.isEmpty, raster.isRow(y, of: [250, 250, 240, 255], Int(frame.x)..<Int(frame.x) + 12) { break }
            }
            return box.rect.height
        }
        let short = try height("HH")
        #expect(short > 70)
        #expect(try height("HH " + String(repeating: "words and ", count: 25)) < short / 1.5)
        let style = TextStyle(font: "sans-serif", size: 40, color: "#000000")
        func width(in room: PixelSize) -> Int? { library.raster(of: "<b>x</b>", style, in: room)?.size.width }
        #expect(try #require(width(in: PixelSize(width: 900, height: 90))) > 100)
        #expect(width(in: PixelSize(width: 900, height: 20)) == nil)
        #expect(width(in: PixelSize(width: 90, height: 90)) == nil)
    }

    @Test("are measured as they are drawn", arguments: titles)
    func measures(text: String) throws {
        let library = try #require(ImageLibrary.shared)
        var counts: [Bool: Int] = [:]
        for size in [22, 54, 112] {
            for breaksWords in [false, true] {
                let style = TextStyle(font: "sans-serif Bold", size: size, color: "#000000", breaksWords: breaksWords)
                for room in [(500, 60), (900, 1_200)].map(PixelSize.init) {
                    let fits = library.fits(text, style, in: room)
                    let isDrawn = library.raster(of: text, style, in: room) != nil
                    #expect(fits == isDrawn, "\(size) \(breaksWords) \(room)")
                    counts[fits, default: 0] += 1
                    guard let ink = library.raster(of: text, style, in: PixelSize(width: room.width, height: 30_000))
                    else { continue }
                    // One pixel less is too little.
                    let exact = PixelSize(width: room.width, height: ink.size.height)
                    let less = PixelSize(width: room.width, height: ink.size.height - 1)
                    #expect(library.fits(text, style, in: exact) && !library.fits(text, style, in: less))
                }
            }
        }
        #expect(counts.count == 2)
    }

    @Test("show a picture in the artwork's frame")
    func picture() throws {
        let size = PixelSize(width: 560, height: 630)
        let library = try #require(ImageLibrary.shared)
        let bytes = try SamplePictures.bytes("01.jpg")
        let header = try PictureHeader(bytes)
        let whole = try #require(header.size)
        let crop = CropRectangle(of: whole, aspect: 560.0 / 630, focus: (0.5, 0.5))
        let picture = try library.picture(bytes, header, size: whole, crop: crop, to: size)
        let (raster, _) = try paint(card("Hills"), picture: picture)
        for (x, y) in [(0, 0), (559, 629), (280, 300), (13, 600)] { #expect(raster[640 + x, y] == picture[x, y]) }
    }

    private static let longTexts: [(text: String, beginning: String)] = [
        ("short", "short"), (String(repeating: "a", count: 400), String(repeating: "a", count: 400)),
        (String(repeating: "word ", count: 9_000), String(repeating: "word ", count: 80)),
        (String(repeating: "é", count: 401), String(repeating: "é", count: 400)),
        (String(repeating: "日本", count: 5_000), String(repeating: "日本", count: 200)),
        ("e" + String(repeating: "\u{301}", count: 1_000_000), "e" + String(repeating: "\u{301}", count: 1_599)),
        (String(repeating: "👍🏽", count: 900), String(repeating: "👍🏽", count: 400)),
    ]

    @Test("hold no more of a text than they could show", arguments: longTexts.indices)
    func cut(index: Int) {
        let (text, beginning) = Self.longTexts[index]
        let card = SocialCard(title: text, site: text, facts: text, artwork: .drawing(""), look: Self.look)
        #expect(card.title == beginning && card.site == beginning && card.facts == beginning)
    }

    @Test("are the same whatever was painted before them")
    func after() throws {
        let library = try #require(ImageLibrary.shared)
        let layout = try CardLayout({ _ in .sample }, isRightToLeft: false)
        let painter = CardPainter(layout, library: library)
        for title in ["One", "Two", "One", String(repeating: "One and two ", count: 60), "Two"] {
            #expect(try painter.paint(card(title), picture: nil) == paint(card(title)).0, "\(title)")
        }
    }

    @Test("are the same each time")
    func same() throws {
        let library = try #require(ImageLibrary.shared)
        func file() throws -> [UInt8]? { library.file(of: try paint(card("Again")).0, .jpeg, quality: 84) }
        let first = try #require(try file())
        #expect(try file() == first)
        #expect(try PictureHeader(first).size == CardLayout.size)
    }

    @Test("say in letters what pictographs said")
    func pictographs() {
        #expect(card("A 🎉 party ❤️ of 10").withoutPictographs.title == "A party of 10")
    }
}

/// The smallest rectangle around some pixels.
private struct Box {
    private var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)

    var isEmpty: Bool { right < left }
    var rect: Rect<Double> {
        Rect(x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    }

    mutating func add(_ x: Int, _ y: Int) {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
}

extension Rect<Double> {
    fileprivate func holds(_ x: Int, _ y: Int) -> Bool {
        Double(x) >= self.x && Double(y) >= self.y && Double(x) < maxX && Double(y) < maxY
    }
}

extension Raster {
    fileprivate func isEqual(_ color: [UInt8], _ x: Int, _ y: Int) -> Bool {
        let start = (y * size.width + x) * 4
        return pixels[start] == color[0] && pixels[start + 1] == color[1] && pixels[start + 2] == color[2]
    }

    fileprivate func isRow(_ y: Int, of color: [UInt8], _ columns: Range<Int>) -> Bool {
        columns.allSatisfy { isEqual(color, $0, y) }
    }
}
