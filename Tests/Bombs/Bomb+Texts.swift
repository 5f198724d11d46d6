extension Bomb {
    /// Further texts.
    static let texts = [
        Bomb(text: "numbered lists in lists", 4_000, says: "markdown.too-deep") { "1) " * $0 + "a" },
        Bomb(text: "every kind of list in every other", 20_000, says: "markdown.too-deep") {
            joined(0..<$0) { ["- ", "1. ", "> ", "+ "][$0 % 4] } + "a"
        },
        Bomb(text: "lines below deep quotations", 40_000, says: "markdown.too-deep") { "> " * $0 + "a\n" + "b\n" * $0 },
        Bomb(text: "blank lines below deep lists", 20_000, says: "markdown.too-deep") { "- " * $0 + "a\n" + "\n" * $0 },
        Bomb(text: "quotations 60 deep, many", 5_000) { ("> " * 60 + "a\n\n") * $0 },
        Bomb(text: "lines across the page", 100_000) { "* * *\n" * $0 },
        Bomb(text: "one long line across the page", 500_000) { "* " * $0 },
        Bomb(text: "a table with missing cells", 1_500, says: "markdown.table-too-large") {
            "|x" * $0 + "|\n" + "|-" * $0 + "|\n" + "a\n" * $0
        },
        Bomb(text: "a table with all its cells", 400) {
            "|x" * 400 + "|\n" + "|-" * 400 + "|\n" + ("|a" * 400 + "\n") * $0
        },
        Bomb(text: "many tables", 2_000, says: "markdown.table-too-large") {
            ("|a" * 20 + "\n" + "|-" * 20 + "\n" + "b\n" * 20 + "\n") * $0
        },
        Bomb(text: "two long addresses by reference", 20_000, says: "markdown.references-too-large") {
            "[ß]: /" + "x" * $0 + "\n[b]: /c '" + "t" * $0 + "'\n\n" + "[SS] \n\n![B][ b ]\n\n" * ($0 / 4)
        },
        Bomb(text: "addresses of mail", 100_000, says: "markdown.too-complex") { "a@b.cc " * $0 },
        Bomb(text: "bare links", 40_000, says: "markdown.too-complex") { "/(www.<div>" * $0 },
        Bomb(text: "links with unsafe addresses", 100_000) { "[a](javascript:b)\n\n" * $0 },
        Bomb(text: "an unsafe address on one long line", 4_000) { "[a](javascript:b) " * $0 },
        Bomb(text: "equal headings", 100_000) { "# a\n\n" * $0 },
        Bomb(text: "one long heading", 1_000_000) { "# " + "a" * $0 },
        Bomb(text: "one long word", 3_000_000) { "a" * $0 },
        Bomb(text: "line breaks", 500_000) { "a  \n" * $0 },
        Bomb(text: "entities", 500_000) { "&amp;" * $0 },
        Bomb(text: "a footnote with many references", 200_000) { "[^1] \n\n" * ($0 / 8) + "\n\n[^1]: a\n" },
        Bomb(text: "raw elements in raw elements", 100_000) { "<div>\n\n" * $0 },
        Bomb(text: "HTML elements in HTML elements", 200_000) { "<div>" * $0 },
        Bomb(text: "HTML elements without text", 120_000) { "<p></p>\n\n" * $0 },
        Bomb(text: "HTML paragraphs", 240_000) { "<p>a" * $0 },
        Bomb(text: "attributes of an HTML element", 100_000) { "<p " + joined(0..<$0) { "a\($0) " } + ">b</p>" },
        Bomb(text: "HTML attributes without an end", 200_000) { "<div>\n" + "<a b=\"" * $0 },
        Bomb(text: "HTML comments and scripts without an end", 100_000) { "<div>\n" + "<!--<script>" * ($0 / 2) },
        Bomb(text: "HTML tags that nothing closes", 100_000) { "<div>\n" + "<b>" * $0 },
        Bomb(text: "paragraphs in formatting that is closed late", 50_000) {
            "<div>" + "<b>" * 90 + "<p>a" * $0 + "</b>" * 90
        },
        Bomb(text: "cells of an HTML table", 1_500, says: "source.too-large") {
            "<table>" + ("<tr>" + "<td>" * $0) * $0
        },
        Bomb(text: "fewer cells of an HTML table", 490) { "<table>" + ("<tr>" + "<td>a" * $0) * $0 },
        Bomb(text: "words between the cells of an HTML table", 100_000) { "<table>" + "<b>a</b><tr>" * $0 },
        Bomb(text: "tasks", 100_000) { "- [ ] a\n" * $0 },
        Bomb(text: "blocks of code", 80_000) { "```a\nb\n```\n" * $0 },
        Bomb(text: "chapters", 50_000) {
            joined(0..<$0) { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60) a *b*\n\n" }
        },
        Bomb(text: "more than a text may have", 5_000_000, says: "source.too-large") { "a\n" * ($0 / 2) },
    ]
}
