import BrowserSupport
import Testing

@testable import SitePreview

/// The elements of an open page that stay, move or are replaced when the site is rebuilt.
@Suite(.browser(.chromium), .timeLimit(.minutes(30))) struct PatchTests {
    @Test func focusInputDetailsAndScrollStay() async throws {
        @Sendable func page(_ text: String, more: String = "") -> String {
            """
            <!doctype html><title>\(text)</title><body><h1>\(text)</h1>\(more)<input><details><summary>s</summary>d</details>
            <p style="height: 5000px">tall</p></body>
            """
        }
        try await withOpenPage(["index.html": page("one")]) { site, browser in
            try await browser.run(
                """
                const input = document.querySelector("input");
                input.value = "typed";
                input.focus();
                document.querySelector("details").open = true;
                scrollTo(0, 400);
                """)
            try site.add(["index.html": page("two", more: "<p>more</p>")])
            try await browser.waitUntil("document.querySelector('h1').textContent", is: "two")
            let state = "[document.title, document.activeElement.value, document.querySelector('details').open].join()"
            #expect(try await browser.evaluate(state) == "two,typed,true")
            #expect(try await browser.evaluate("scrollY >= 400 && globalThis.isSame") == true)
        }
    }

    @Test func aStylesheetIsSwappedInPlace() async throws {
        let page = "<!doctype html><head><link rel=stylesheet href=s.css></head><body><p>text</p></body>"
        try await withOpenPage(["index.html": page, "s.css": "p { color: rgb(1, 0, 0) }"]) { site, browser in
            // The page at every frame in between, which must never lack its style.
            try await browser.run(
                """
                globalThis.colors = new Set();
                const look = () => {
                  globalThis.colors.add(getComputedStyle(document.querySelector("p")).color);
                  requestAnimationFrame(look);
                };
                look();
                """)
            try site.add(["s.css": "p { color: rgb(2, 0, 0) }"])
            try await browser.waitUntil("[...globalThis.colors].join(' ')", is: "rgb(1, 0, 0) rgb(2, 0, 0)")
            try site.add(["s.css": "p { color: rgb(1, 0, 0) }"])
            try await browser.waitUntil("getComputedStyle(document.querySelector('p')).color", is: "rgb(1, 0, 0)")
            #expect(try await browser.evaluate("document.querySelectorAll('link').length") == 1)
            #expect(try await browser.evaluate("globalThis.isSame") == true)
        }
    }

    @Test func aPictureIsShownAnew() async throws {
        @Sendable func picture(_ width: Int) -> String {
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"></svg>"
        }
        let page = "<!doctype html><body><img src=a.svg><img srcset='a.svg 1x, b.svg 2x'></body>"
        try await withOpenPage(["index.html": page, "a.svg": picture(10), "b.svg": picture(10)]) { site, browser in
            let widths = "[...document.images].map((image) => image.naturalWidth).join()"
            try await browser.waitUntil(widths, is: "10,10")
            try site.add(["a.svg": picture(20)])
            try await browser.waitUntil(widths, is: "20,20")
            #expect(try await browser.evaluate("globalThis.isSame") == true)
        }
    }

    /// A picture that only a stylesheet uses, and a script.
    @Test(arguments: ["back.svg", "s.js"]) func whatTakesEffectOnlyAtLoadingIsLoaded(file: String) async throws {
        let page = """
            <!doctype html><link rel=stylesheet href=s.css><script src=s.js></script><body>text</body>
            """
        let files = [
            "index.html": page, "s.css": "body { background: url(back.svg) }", "s.js": "// one",
            "back.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        ]
        try await withOpenPage(files) { site, browser in
            try site.add([file: file == "s.js" ? "// two" : "<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>"])
            try await browser.waitUntil("String(globalThis.isSame)", is: "undefined")
        }
    }

    /// Scripts have found their elements when the page was loaded, so it is loaded again.
    @Test func anElementForAScriptIsLoaded() async throws {
        @Sendable func page(_ text: String) -> String { "<!doctype html><body><script>1</script>\(text)</body>" }
        try await withOpenPage(["index.html": page("<p>one</p>")]) { site, browser in
            try site.add(["index.html": page("<p>one</p><div><b data-player>two</b></div>")])
            try await browser.waitUntil("String(globalThis.isSame)", is: "undefined")
        }
    }

    /// A text that a script has filled in stays, unless the same text was edited.
    @Test func whatAScriptHasDoneStays() async throws {
        @Sendable func page(_ head: String, _ note: String) -> String {
            """
            <!doctype html><body><h1>\(head)</h1><p>\(note)</p>
            <script>document.querySelector("p").textContent = "scripted"</script></body>
            """
        }
        try await withOpenPage(["index.html": page("one", "note")]) { site, browser in
            try site.add(["index.html": page("two", "note")])
            try await browser.waitUntil("document.querySelector('h1').textContent", is: "two")
            #expect(try await browser.evaluate("document.querySelector('p').textContent") == "scripted")
            #expect(try await browser.evaluate("globalThis.isSame") == true)
            try site.add(["index.html": page("two", "another note")])
            try await browser.waitUntil("String(globalThis.isSame)", is: "undefined")
            try await browser.waitUntil("document.querySelector('p').textContent", is: "scripted")
        }
    }

    @Test(arguments: [false, true]) func cellsMoveToTheirPlaces(isReduced: Bool) async throws {
        @Sendable func page(_ names: String...) -> String {
            let cells = names.map { "<li style='height: 40px'><a href='\($0)/'>\($0)</a></li>" }.joined(separator: "\n")
            return "<!doctype html><body><section id=s><ol class=cl-list>\n\(cells)\n</ol></section></body>"
        }
        try await withOpenPage(["index.html": page("a", "b", "c")]) { site, browser in
            if isReduced { try await browser.emulate(.reducedMotion) }
            try await browser.run(
                """
                globalThis.moves = [];
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (frames, options) {
                  globalThis.moves.push(`${this.textContent} ${frames[0].transform.replaceAll(/[^-\\d.]+/g, " ").trim()}`);
                  return animate.call(this, frames, options);
                };
                globalThis.cells = [...document.querySelectorAll("li")];
                """)
            try site.add(["index.html": page("c", "a", "new", "b")])
            let texts = "document.querySelector('ol').textContent.trim().split(/\\s+/).join()"
            try await browser.waitUntil(texts, is: "c,a,new,b")
            let moves: [String] = try await browser.evaluate("globalThis.moves")
            // From two positions below, from one above, newly added, from two above.
            #expect(moves == (isReduced ? [] : ["c 0 80 1 1", "a 0 -40 1 1", "new 0.96", "b 0 -80 1 1"]))
            let olds = "[...document.querySelectorAll('li:not(:nth-child(3))')]"
            let kept = "\(olds).every((cell, place) => cell === globalThis.cells[[2, 0, 1][place]])"
            #expect(try await browser.evaluate(kept) == true)
        }
    }

    @Test func aPageThatGoesIsMissedAndComesBack() async throws {
        let page = "<!doctype html><title>t</title><body><h1>here</h1></body>"
        try await withOpenPage(["index.html": page, "404.html": "<!doctype html><body><h1>lost</h1></body>"]) {
            site, browser in
            try site.folder.remove("Content/index.html")
            try await browser.waitUntil("document.querySelector('h1').textContent", is: "lost")
            try site.add(["index.html": page])
            try await browser.waitUntil("document.querySelector('h1').textContent", is: "here")
        }
    }

    @Test func aPageThatIsAnotherPagesAddressNowLeadsThere() async throws {
        let page = "<!doctype html><title>t</title><body><h1>here</h1></body>"
        let files = ["index.html": page, "new/index.html": "<!doctype html><body><h1>moved</h1></body>"]
        try await withOpenPage(files) { site, browser in
            try site.add(["index.html": "<!doctype html><meta http-equiv=refresh content='0; url=new/'>"])
            try await browser.waitUntil("document.querySelector('h1').textContent", is: "moved")
        }
    }

    /// A browser keeps left pages for going back, and opens at most six connections to a host.
    @Test func pagesThatWereLeftDoNotListen() async throws {
        let names = ["index.html"] + (1...9).map { "\($0)/index.html" }
        let files = names.map { ($0, "<!doctype html><body><h1>one</h1></body>") }
        try await withOpenPage(Dictionary(uniqueKeysWithValues: files)) { site, browser in
            let root: String = try await browser.evaluate("location.origin")
            for number in 1...9 {
                try await browser.navigate(to: "\(root)/\(number)/")
                try await browser.waitUntilFollowing()
            }
            try site.add(["2/index.html": "<!doctype html><body><h1>two</h1></body>"])
            // Goes back to the edited page step by step. A busy browser kept one page less.
            for _ in 1...7 {
                let path: String = try await browser.evaluate("location.pathname")
                if path == "/2/" { break }
                try await browser.run("history.back();")
                try await browser.waitUntil("String(location.pathname !== '\(path)')", is: "true")
            }
            try await browser.waitUntil("location.pathname", is: "/2/")
            try await browser.waitUntil("document.querySelector('h1').textContent", is: "two")
        }
    }

    /// The test does not depend on the browser's treatment of connections of left pages.
    @Test func aPageThatIsLeftClosesItsConnectionAndOpensAnother() async throws {
        let page = "<!doctype html><body><h1>one</h1></body>"
        try await withOpenPage(["index.html": page]) { site, browser in
            try await browser.run(
                """
                globalThis.closes = 0;
                const close = EventSource.prototype.close;
                EventSource.prototype.close = function () { globalThis.closes += 1; return close.call(this); };
                dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
                """)
            #expect(try await browser.evaluate("globalThis.closes") == 1)
            try await browser.run("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));")
            try site.add(["index.html": page.replacing("one", with: "two")])
            try await browser.waitUntil("document.querySelector('h1').textContent", is: "two")
            #expect(try await browser.evaluate("globalThis.isSame") == true)
        }
    }

    /// Opens the home page of a site. `globalThis.isSame` is true until the page is loaded again.
    private func withOpenPage(
        _ files: [String: String], _ body: @escaping @Sendable (TestSite, ChromiumSession) async throws -> Void
    ) async throws {
        let site = try TestSite(files)
        try await withPreview(of: site) { preview in
            try await SharedBrowser.chromium.lend { browser in
                try await browser.navigate(to: "http://localhost:\(preview.port)/")
                try await browser.waitUntilFollowing()
                try await browser.run("globalThis.isSame = true;")
                try await body(site, browser)
                try await browser.navigate(to: "about:blank")
            }
        }
    }
}
