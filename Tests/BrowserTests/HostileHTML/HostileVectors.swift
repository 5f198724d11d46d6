/// HTML that tries to run a script in a page, made from parts: each element with each event, each address with each
/// disguise, and each way to hide a tag from a reader of HTML. A vector that succeeds calls `hit()`.
enum HostileVectors {
    static var all: [String] { events + addresses + hidden + foreign + markdown }

    private static let events: [String] = {
        let starts = [
            "<img src=x ", "<p ", "<div ", "<a href=\"#\" ", "<details open ", "<summary ", "<table ", "<td ", "<svg ",
            "<video src=x ",
            "<audio src=x ", "<iframe src=x ", "<body ", "<input autofocus ", "<h2 ", "<li ", "<kbd ", "<custom-tag ",
            "<marquee ",
            "<button ",
        ]
        let events = [
            "onerror=hit()", "onload=hit()", "ontoggle='hit()'", "onfocus=\"hit()\" tabindex=1 autofocus",
            "ONMOUSEOVER=hit()",
            "title=x/onclick=hit()",
        ]
        return starts.flatMap { start in events.map { start + $0 + ">x" } }
    }()

    private static let addresses: [String] = {
        let schemes = [
            "javascript:hit()", "JaVaScRiPt:hit()", " javascript:hit()", "java\tscript:hit()", "java&#10;script:hit()",
            "&#106;avascript:hit()", "&#x6A;avascript&colon;hit()", "javascript&#58hit()", "\u{1}javascript:hit()",
            "vbscript:hit()", "data:text/html,<script>parent.hit()</script>",
            "data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==",
            "javascript://%0ahit()", "feed:javascript:hit()", "view-source:javascript:hit()",
            "javascript\u{200B}:hit()",
        ]
        let places: [(String, String)] = [
            ("<a href=\"", "\">x</a>"), ("<a href='", "'>x</a>"), ("<img src=\"", "\">"),
            ("<iframe src=\"", "\"></iframe>"),
            ("<embed src=\"", "\">"), ("<object data=\"", "\"></object>"),
            ("<form action=\"", "\"><button>x</button></form>"),
            ("<button formaction=\"", "\">x</button>"), ("<blockquote cite=\"", "\">x</blockquote>"),
            ("<video><source src=\"", "\"></video>"), ("<base href=\"", "\"><a href=y>x</a>"),
            ("<svg><a xlink:href=\"", "\"><text y=20>x</text></a></svg>"), ("<math href=\"", "\">x</math>"),
            ("<meta http-equiv=refresh content=\"0;url=", "\">"), ("<link rel=stylesheet href=\"", "\">"),
            ("<table background=\"", "\"><tr><td>x</table>"),
        ]
        return places.flatMap { place in schemes.map { place.0 + $0 + place.1 } }
    }()

    /// Tags inside texts, comments, attributes and elements that end where another reader does not expect it.
    private static let hidden: [String] = {
        let run = ["<script>hit()</script>", "<img src=x onerror=hit()>", "<svg onload=hit()>"]
        let covers: [(String, String)] = [
            ("", ""), ("<!--", "-->"), ("<!-->", "-->"), ("<!--->", "-->"), ("<!-- --!>", "-->"),
            ("<!-- a -- ! > ", ""),
            ("<title>", "</title>"), ("<title></title>", ""), ("<textarea></textarea>", ""),
            ("<noscript><p title=\"</noscript>", "\">"),
            ("<style></style>", ""), ("<style><!--</style>", "-->"), ("<xmp></xmp>", ""), ("<noembed></noembed>", ""),
            ("<iframe></iframe>", ""), ("<plaintext>", ""), ("<![CDATA[", "]]>"), ("<?php ", "?>"),
            ("<p title=\"", "\">x</p>"),
            ("<p title='\"", "'>x</p>"), ("<p title=`", "`>x</p>"), ("<p title=\"x\"", ">x</p>"), ("</p>", ""),
            ("</body></html>", ""),
            ("<template>", "</template>"), ("<select><option>", "</select>"), ("<table>", "</table>"),
            ("<table><caption>", "</table>"),
            ("<math><mtext><table><mglyph><style><!--</style>", ""),
            ("<form><math><mtext></form><form><mglyph><style></math>", ""),
            ("<svg></p><style><a id=\"</style>", "\">"), ("<svg><style>", "</style></svg>"),
            ("<math><annotation-xml encoding=text/html>", "</math>"),
            ("<a href=\"x\" title=\"</a>", "\">x</a>"), ("<details><summary>", "</summary></details>"), ("<<p>", ""),
            ("<p/", ""),
            ("<p\u{0C}", ""), ("&lt;p&gt;", ""), ("<listing>", "</listing>"), ("<frameset>", ""), ("<b><p></b>", ""),
        ]
        return covers.flatMap { cover in run.map { cover.0 + $0 + cover.1 } }
    }()

    private static let foreign = [
        "<svg><script>hit()</script></svg>", "<svg><animate onbegin=hit() attributeName=x dur=1s>",
        "<svg><set onbegin=hit() attributeName=x>",
        "<svg><foreignObject><iframe onload=hit()></foreignObject></svg>",
        "<svg><use href=\"data:image/svg+xml,<svg id=x onload=hit()>#x\"/>",
        "<svg><image href=x onerror=hit()>",
        "<math><maction actiontype=statusline xlink:href=javascript:hit()>x</maction></math>",
        "<svg><desc><p><style><!--</style><img src=x onerror=hit()>-->", "<img srcset=\"x 1x\" onerror=hit()>",
        "<picture><source srcset=x onerror=hit()><img src=x onerror=hit()></picture>",
        "<object type=text/html data=x onerror=hit()>",
        "<isindex type=image src=x onerror=hit()>", "<image src=x onerror=hit()>",
        "<input type=image src=x onerror=hit()>",
        "<style>@import 'javascript:hit()';</style>", "<p style=\"background:url(javascript:hit())\">x</p>",
        "<p id=\"x\" name=\"hit\">x</p>", "<a id=document>x</a>", "<script src=data:,hit()></script>",
        "<script\n>hit()</script\n>",
        "<SCRIPT/x>hit()</SCRIPT>", "<scr<script>ipt>hit()</scr</script>ipt>", "<script>hit()",
        "<script x=\">\">hit()</script>",
        "<svg><![CDATA[><img src=x onerror=hit()>]]></svg>", "<math><![CDATA[</math><img src=x onerror=hit()>]]>",
    ]

    /// Vectors that Markdown turns into tags.
    private static let markdown = [
        "[x](javascript:hit())", "[x](java&#10;script:hit())", "[x](<javascript:hit()>)", "![x](javascript:hit())",
        "<javascript:hit()>",
        "[x]: javascript:hit()\n[x]", "[x](y \"\\\" onclick=hit()\")", "[x](y '\"onmouseover=hit() a=\"')",
        "![\"onerror=hit() x=\"](y)",
        "![<img src=x onerror=hit()>](y)", "[<img src=x onerror=hit()>](y)", "`<script>hit()</script>`",
        "``` \"><script>hit()</script>\nx\n```",
        "*<b onclick=hit()>*x</b>", "[^1]\n\n[^1]: <img src=x onerror=hit()>", "- [ ] <input onfocus=hit() autofocus>",
        "https://x.example/\"onclick=hit()", "<https://x.example/\" onclick=hit()>", "[x](//x.example/'onclick='hit())",
        "<a href=\"[x](y)\" onclick=hit()>z</a>",
    ]
}
