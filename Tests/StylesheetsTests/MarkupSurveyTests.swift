import Markup
import Testing

@testable import Stylesheets

/// Markup in pieces says the same as the page that it makes.
@Suite struct MarkupSurveyTests {
    private static let cards = [
        "<article class=\"card a\" data-x=\"1\"><h3 id=one>One</h3><p lang=fr-CA style=\"--n: 1\">x</p></article>",
        "<article class=\"card a\" data-x=\"2\"><h3 id=two>Two</h3><p lang=fr-CA style=\"--n: 2\">y</p></article>",
        "<div class=card><script src=\"../a.js\"></script><b class=c></b></div>",
        "<li>unclosed", "<i></i><svg><path d=M0/></svg>",
        "<script>const card = element(\"mark\"); card.className = \"made\";</script>", "",
    ].map { SharedMarkup(Array($0.utf8)) }

    private static let frames = [
        ["<main class=m><ul><li>", "</li><li>", "</li></ul><p class=end></p></main>"],
        ["<p>", "", "</p><section>", "</section>"],
        ["", "<section><div>", "</div></section>", "<footer></footer>"],
        ["<table><tr><td>", "</td></tr></table>"],
    ]

    /// Every frame around every pair of cards.
    private static let pages = frames.flatMap { frame in
        cards.flatMap { first in
            cards.map { second in
                var page = MarkupRope()
                for (index, part) in frame.enumerated() {
                    page.append(part.utf8)
                    if index < frame.count - 1 { page.append(index % 2 == 0 ? first : second) }
                }
                return page
            }
        }
    }

    @Test func findsWhatOnePieceHas() {
        let fragments = MarkupFragments(Self.cards)
        for page in Self.pages {
            var survey = MarkupSurvey(fragments)
            survey.insert(page)
            let whole = MarkupNames(html: page.bytes)
            let text = Comment(rawValue: String(decoding: page.bytes, as: UTF8.self))
            #expect(survey.names.names == whole.names, text)
            #expect(survey.names.added == whole.added, text)
            #expect(survey.names.scripts == whole.scripts, text)
            // A tree that is not known has no say.
            #expect(!survey.names.isTreeKnown || whole.isTreeKnown, text)
            if survey.names.isTreeKnown { #expect(survey.names.tree == whole.tree, text) }
        }
    }

    @Test func notesTheIDsThatAStylesheetNames() {
        let styled = StyledIdentifiers(css: Array("#two > a, p:is(#three) { color: #444 } .one { margin: 0 }".utf8))
        let card = SharedMarkup(Array("<h3 id=one>One</h3><h3 id=two>Two</h3>".utf8))
        var page = MarkupRope()
        page.append("<main id=four>".utf8)
        page.append(card)
        page.append("<p id=three></p></main>".utf8)
        var survey = MarkupSurvey(MarkupFragments([card], noting: styled), noting: styled)
        survey.insert(page)
        let noted = ["one", "two", "three", "four"].filter { survey.names.mentions(StyleName(.identifier, $0)) }
        #expect(noted == ["two", "three"])
    }

    /// What markup is like is read in its place.
    @Test func readsAPatternOnce() {
        let pattern = SharedMarkup(Array("<meta content=\"\"><link href=\"\">".utf8))
        let head = SharedMarkup(Array("<meta content=\"a\"><link href=\"b\">".utf8), pattern: pattern)
        let misled = SharedMarkup(Array("<b></b>".utf8), pattern: pattern)
        var page = MarkupRope()
        page.append("<html><head>".utf8)
        page.append(head)
        page.append("</head><body></body></html>".utf8)
        for known in [[pattern], [head]] {
            var survey = MarkupSurvey(MarkupFragments(known))
            survey.insert(page)
            #expect(survey.names == MarkupNames(html: page.bytes))
            var rope = MarkupRope()
            rope.append(misled)
            survey.insert(rope)
            #expect(!survey.names.mentions(StyleName(.element, "b")))
        }
        // Where nobody has read the pattern, the markup itself is read.
        var survey = MarkupSurvey(MarkupFragments())
        survey.insert(page)
        #expect(survey.names == MarkupNames(html: page.bytes))
    }

    @Test func knowsTheTreesOfWholeCards() {
        let cards = Array(Self.cards.prefix(3))
        let fragments = MarkupFragments(cards)
        var page = MarkupRope()
        var survey = MarkupSurvey(fragments)
        page.append("<ul><li>".utf8)
        for card in cards + cards {
            page.append(card)
            page.append("</li><li>".utf8)
        }
        page.append("</li></ul>".utf8)
        survey.insert(page)
        #expect(survey.names.isTreeKnown)
        #expect(survey.names.tree == MarkupNames(html: page.bytes).tree)
    }
}
