import Foundation

/// A site in which every field contains an attack with the field's name.
public enum HostileSite {
    /// An attack that closes any context (attribute, element, comment, script, CDATA, template, JSON, CSS) and would
    /// then run or load something. It is on one line, because titles are, and contains no tags that descriptions lose.
    public static func vector(_ field: String) -> String {
        "xss-\(field) \"'`><script>self.xss=1</script><img src=x onerror=self.xss=2><svg/onload=self.xss=3></title></style>"
            + "</textarea></xmp>]]>--><!-- {{xss}} {{{xss}}} {{/x}} ${xss} &lt;xss&gt; &#60;xss> \\\" \\u003cxss> url(xss) ;}*/ "
            + "</script><iframe srcdoc=xss>"
    }

    /// Front matter in JSON, which is also YAML. Non-ASCII characters are escaped, because files cannot contain all of
    /// them.
    private static func json(_ value: Any) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self).utf16.map { unit in
            let hex = String(unit, radix: 16)
            return unit < 0x7F
                ? String(Unicode.Scalar(UInt8(unit))) : "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }.joined()
    }

    public static let body = """
        xss-body <script>self.xss=1</script> <img src=x onerror=self.xss=2> <svg/onload=self.xss=3> <a href="javascript:self.xss=4">x</a> <dialog open>

        <script>
        self.xss=5
        </script>

        <iframe srcdoc="<script>self.xss=6</script>"></iframe>

        <!-- --!><img src=x onerror=self.xss=7> -->

        ## xss-heading "'><img src=x onerror=self.xss=8> {#x onclick=self.xss=9}

        [1](javascript:self.xss=10) [2](&#106;avascript:self.xss=11) [3](java&Tab;script:self.xss=12) [4](JaVaScRiPt&colon;self.xss=13)
        [5](data:text/html;base64,eHNz) [6](vbscript:self.xss=14) [7](<javascript:self.xss=15>) [8](\u{01}javascript:self.xss=16)
        [9]( &#x20;javascript:self.xss=17) [10](\\javascript:self.xss=18) <javascript:self.xss=19> [11](&#0000106avascript:self.xss=20)
        [12][ref] ![13](javascript:self.xss=21) ![14](data:image/svg+xml,<svg/onload=self.xss=22>) [15](file:///etc/passwd)
        [16](java&#x0A;script:self.xss=23) [17](https://e.com/"onmouseover="self.xss=24) [18](https://e.com 'x" onmouseover="self.xss=25')
        ![19" onerror="self.xss=26](https://e.com/a.png "t' onerror='self.xss=27") [20](//e.com/x) [21](#x"onclick=self.xss=28)
        [22](a.html?x=javascript:self.xss=29) `<script>self.xss=30</script>` [23](&#1;javascript:self.xss=31) [24](%6Aavascript:self.xss=32)

        [ref]: javascript:self.xss=33

        ```xss-fence"><script>self.xss=34</script> onclick=self.xss=35
        </code></pre><script>self.xss=36</script>
        ```

        | xss-cell <script>self.xss=37</script> |
        |---|
        | "onclick=self.xss=38 |

        Text[^1]

        [^1]: xss-note <img src=x onerror=self.xss=39>
        """

    public static let hostileFile = "a\"'><img src=x onerror=xss()> &amp; {{x}}.svg"

    /// - Parameters:
    ///   - vector: Returns the text of a field, given its name.
    ///   - body: The body of the episode and the page.
    public static func files(
        _ vector: (_ field: String) -> String = HostileSite.vector,
        body: String = HostileSite.body
    ) throws -> [String: String] {
        let episode: [String: Any] = [
            "title": vector("title"), "subtitle": vector("subtitle"), "description": vector("summary"),
            "date": "2026-05-01",
            "updated": "2026-05-02", "number": vector("number"), "season": vector("season"), "tags": [vector("tag")],
            "categories": [vector("category")], "collection": [vector("collection")], "lang": vector("lang"),
            "guid": vector("guid"), "aliases": ["/old\"'><img src=x onerror=xss()>/"],
            "hosts": [["name": vector("host"), "role": vector("role"), "url": "https://e.com/\"onclick=\"xss()"]],
            "guests": [vector("guest")], "image": ["src": hostileFile, "alt": vector("alternative")],
            "audio": ["src": "sound.ogg", "type": vector("type")], "duration": "10:00",
            "transcript": ["src": "words.vtt", "label": vector("label")],
            "chapters": [
                ["start": "0:00", "title": vector("chapter"), "url": "https://e.com/'\"><script>xss()</script>"],
                ["start": "1:00", "title": "Second", "image": "https://e.com/\"onload=\"xss()"],
            ],
            "links": [["title": vector("link"), "url": "https://e.com/?q=<script>xss()</script>\"'"]],
            "extra": ["note": vector("extra")],
            "sections": [["title": vector("section"), "source": "episodes", "more": "/?x=\"onclick=xss()"]],
        ]
        let second: [String: Any] = [
            "title": "Second", "date": "2026-04-01", "tags": [vector("tag")], "collection": vector("collection"),
            "hosts": vector("host"), "categories": vector("category"), "season": vector("season"),
            "description": vector("film"), "video": ["src": "film.mp4", "type": vector("type")], "image": hostileFile,
        ]
        let site: [String: Any] = [
            "title": vector("site"), "description": vector("description"), "author": vector("author"),
            "baseURL": "https://example.com/show/", "extra": ["note": vector("siteextra")],
            "menu": [
                ["title": vector("menu"), "url": "/"], ["title": "Out", "url": "https://e.com/\"onclick=\"xss()"],
            ],
            "podcast": [
                "category": [vector("podcastcategory")], "owner": ["name": vector("owner"), "email": "a@e.com\"><x>"],
                "copyright": vector("copyright"), "guid": vector("podcastguid"),
            ],
        ]
        let page: [String: Any] = [
            "title": vector("page"), "subtitle": vector("pagesubtitle"), "description": vector("pagesummary"),
            "sections": [
                ["title": vector("pagesection"), "source": "episodes"], ["title": "Tags", "source": "tags"],
                ["title": "Collections", "source": "collections"], ["title": "Categories", "source": "categories"],
                ["title": "Seasons", "source": "seasons"],
            ],
        ]
        let collection: [String: Any] = ["description": vector("collectionsummary"), "title": vector("collection")]
        return [
            "Content/site.yml": try json(site), "Content/library.md": try json(page) + "\n" + body,
            "Content/episodes/001-one.md": try json(episode) + "\n" + body,
            "Content/episodes/\(hostileFile.dropLast(4)).md": try json(second) + "\nText\n",
            "Content/episodes/\(hostileFile)": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'/>",
            "Content/episodes/sound.ogg": "no sound",
            "Content/episodes/film.mp4": "no film",
            "Content/collections/hostile.yml": try json(collection),
            "Content/episodes/words.vtt": """
            WEBVTT

            00:01.000 --> 00:05.000
            <v xss-voice "'&lt;script>x</v><c.onclick=xss()>xss-cue</c> "'&gt;<script>self.xss=1</script><img src=x onerror=self.xss=2>

            00:06.000 --> 00:09.000
            <v xss-second"onclick=xss()>&lt;img src=x onerror=self.xss=3&gt; --> x

            """,
        ]
    }
}
