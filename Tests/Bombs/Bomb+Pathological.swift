extension Bomb {
    /// The kinds of input that cmark-gfm's public tests call pathological, written anew.
    public static let pathological = [
        Bomb(text: "emphasis in strong emphasis", 65_000, says: "markdown.too-deep") {
            "*a **a " * $0 + "b" + " a** a*" * $0
        },
        Bomb(text: "ends of emphasis without beginnings", 65_000) { "a_ " * $0 },
        Bomb(text: "beginnings of emphasis without ends", 65_000) { "_a " * $0 },
        Bomb(text: "ends of links without beginnings", 65_000) { "a]" * $0 },
        Bomb(text: "beginnings of links without ends", 65_000) { "[a" * $0 },
        Bomb(text: "beginnings and ends that do not match", 50_000) { "*a_ " * $0 },
        Bomb(text: "two beginnings for three ends", 50_000) { "a**b" + "c* " * $0 },
        Bomb(text: "emphasis across the ends of links", 10_000, says: "markdown.too-complex") {
            "**x [a*b**c*](d)" * $0
        },
        Bomb(text: "brackets and parentheses by turns", 80_000) { "[ (](" * $0 },
        Bomb(text: "brackets in brackets", 50_000) { "[" * $0 + "a" + "]" * $0 },
        Bomb(text: "links in links", 50_000) { "[" * $0 + "a" + "](b)" * $0 },
        Bomb(text: "pictures that do not end", 20_000, says: "markdown.too-complex") { "![[]()" * $0 },
        Bomb(text: "addresses that do not end", 30_000) { "[a](<b" * $0 },
        Bomb(text: "parentheses that do not end", 30_000) { "[a](b" * $0 },
        Bomb(text: "titles that do not end", 30_000) { "[a](b \"c" * $0 },
        Bomb(text: "quotations in quotations", 50_000, says: "markdown.too-deep") { "> " * $0 + "a" },
        Bomb(text: "lists in lists, by indentation", 1_000, says: "markdown.too-deep") {
            joined(0..<$0) { "  " * $0 + "* a\n" }
        },
        Bomb(text: "lists in lists, on one line", 50_000, says: "markdown.too-deep") { "- " * $0 + "a" },
        Bomb(text: "U+0000", 100_000) { "abc\0de\0" * $0 },
        Bomb(text: "backticks in growing runs", 1_200) { joined(1..<$0) { "e" + "`" * $0 } },
        Bomb(text: "comments that do not end", 100_000) { "</" + "<!--" * $0 },
        Bomb(text: "instructions that do not end", 100_000, says: "markdown.too-complex") { "a " + "<?" * $0 },
        Bomb(text: "declarations that do not end", 100_000, says: "markdown.too-complex") { "a " + "<!A " * $0 },
        Bomb(text: "sections of raw text that do not end", 50_000, says: "markdown.too-complex") {
            "a " + "<![CDATA[" * $0
        },
        Bomb(text: "tables of one cell", 30_000) { "|x|\n|-|\n\n" * $0 },
        Bomb(text: "heads of tables in one paragraph", 4_000, says: "markdown.too-complex") {
            ("|a" * 10 + "\n" + "|-" * 9 + "\n") * $0
        },
        Bomb(text: "head and line below it of different lengths", 40_000, says: "markdown.too-complex") {
            "|a" * $0 + "\n" + "|-" * ($0 - 1) + "\n"
        },
        Bomb(text: "bars in a row", 40_000, says: "markdown.too-complex") { "a|b\n-|-\n" + "|" * $0 },
        Bomb(text: "tildes that strike nothing", 65_000, says: "markdown.too-complex") { "~~a " * $0 },
        Bomb(text: "footnotes beside marks", 20_000, says: "markdown.too-complex") { "[^a]~~**" * $0 },
        Bomb(text: "footnotes that are defined twice", 40_000) { "[^1]: a\n" * $0 },
        Bomb(text: "definitions in definitions", 40_000, says: "markdown.too-deep") { "[^1]:" * $0 + "a" },
        Bomb(text: "references to nothing", 40_000) { "[a]: u\n\n" + "[b] " * $0 },
        Bomb(text: "definitions of references", 40_000) { joined(0..<$0) { "[\($0)]: u\n" } + "\n[0]" },
        Bomb(text: "a long address by reference", 2_000, says: "markdown.references-too-large") {
            "[r]: /" + "x" * (5 * $0) + "\n\n" + "[r] " * $0
        },
        Bomb(text: "parentheses behind a bare link", 50_000, says: "markdown.too-complex") {
            "http://a" + ")" * $0
        },
    ]
}
