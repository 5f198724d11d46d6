import BrowserSupport
import Foundation
import TestSupport
import Testing

/// What plays goes on while pages change, with the policy of a real host.
@Suite("The player between pages", .anyBrowser)
struct PlayerAcrossPagesTests {
    static let engines = Engine.judging.filter { $0 != .webKit }

    /// Notes every few milliseconds how far the recording is, and everything that the policy forbids.
    private static let listen = """
        () => {
          window.samples = [];
          window.violations = [];
          document.addEventListener("securitypolicyviolation", (event) => violations.push(event.effectiveDirective));
          window.playing = () => [...document.querySelectorAll("audio, video")].find((media) => !media.paused);
          setInterval(() => {
            const media = playing();
            samples.push([performance.now(), media ? media.currentTime : -1]);
          }, 20);
          return true;
        }
        """

    struct Heard: Decodable, Sendable {
        /// How long the sound was late between two samples at most, in milliseconds.
        var gap: Double
        /// Samples without sound, once there was some.
        var silent: Int
        var seconds: Double
        var violations: [String]
    }

    private static let heard = """
        (begin) => {
          const from = samples.findIndex(([, time]) => time > 0.1);
          const heard = samples.slice(from);
          const steps = heard.slice(1).map(([now, time], place) => (now - heard[place][0]) - 1000 * (time - heard[place][1]));
          return {
            gap: Math.max(...steps), silent: heard.filter(([, time]) => time < 0).length,
            seconds: heard.at(-1)[1] - heard[0][1], violations,
          };
        }
        """

    private static let state = """
        [location.pathname, document.title, document.activeElement.textContent.trim(), document.documentElement.lang,
          document.querySelector(".pl-bar")?.hidden === false ? "bar" : "no bar", window.samples ? "same" : "new"].join("|")
        """

    struct Visitor {
        let browser: any BrowserSession

        func run(_ script: String) async throws {
            _ = try await browser.call("() => { \(script); return true; }", 0, as: Bool.self)
        }

        /// A press that browsers take for the visitor's own.
        func press(_ selector: String) async throws {
            try await run("document.querySelector(`\(selector)`).focus()")
            try await browser.press(.enter)
        }

        func wait(until condition: String) async throws {
            try await browser.wait(for: "String(Boolean(\(condition)))", wanted: "true: " + condition) { $0 == "true" }
        }

        func follow(_ selector: String, to path: String) async throws {
            try await run("document.querySelector(`\(selector)`).click()")
            try await arrive(at: path)
        }

        func arrive(at path: String) async throws {
            try await wait(until: "location.pathname === '\(path)' && document.activeElement.matches('h1, main')")
        }
    }

    @Test("goes on without a gap, with history and focus", arguments: engines, ["Default", "Airtime", "Lightbox"])
    func goesOn(engine: Engine, theme: String) async throws {
        let site = try await PlayerSite(theme: theme)
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.folder("Output")), policy: site.policy) { server in
                var heard = try await Self.visit(server, in: browser)
                // Other tests use the processor at the same time, which may stop any program for that long.
                for _ in 0..<2 where heard.gap >= 250 { heard = try await Self.visit(server, in: browser) }
                #expect(heard.silent == 0 && heard.violations == [] && heard.gap < 250, "\(engine), \(theme): \(heard)")
                print("\(engine), \(theme): at most \(Int(heard.gap)) ms late in \(heard.seconds) s on eight pages")
            }
        }
    }

    /// Plays the third row of the home page and goes to eight pages meanwhile.
    private static func visit(_ server: PageServer, in browser: any BrowserSession) async throws -> Heard {
        let visitor = Visitor(browser: browser)
        try await browser.navigate(to: server.address())
        let plain: String = try await browser.evaluate(
            "[document.querySelectorAll('a[data-play]').length, document.querySelector('.pl-bar') ? 1 : 0].join()"
        )
        #expect(plain == "2,0")
        try await visitor.run("(\(listen))()")
        // Only the second and the third row have a recording.
        try await visitor.press(".cl-list > li:nth-child(3) a[data-play]")
        try await visitor.wait(until: "playing()?.currentTime > 0.3")
        #expect(try await browser.evaluate(state, as: String.self).hasSuffix("bar|same"))

        try await visitor.run("scrollTo(0, 300); sessionStorage.place = scrollY")
        try await visitor.follow(".site-menu a[href*=about]", to: "/about/index.html")
        #expect(try await browser.evaluate(state) == "/about/index.html|About · Sound|About|en|bar|same")
        try await visitor.follow(".site-menu a[href*=plan]", to: "/plan/index.html")
        #expect(try await browser.evaluate(state) == "/plan/index.html|Plan · Sound|Plan|de|bar|same")
        try await visitor.run("history.back()")
        try await visitor.arrive(at: "/about/index.html")
        try await visitor.run("history.back()")
        try await visitor.wait(until: "location.pathname === '/' && document.querySelector('a[data-play]')")
        try await visitor.wait(until: "scrollY > 50 && Math.abs(scrollY - sessionStorage.place) < 2")
        try await visitor.wait(until: "document.querySelectorAll('a[data-play].is-playing').length === 1")
        try await visitor.run("history.forward()")
        try await visitor.arrive(at: "/about/index.html")
        // On its own page the recording has the controls of the page.
        try await visitor.follow(".pl-title", to: "/episodes/e4/index.html")
        try await visitor.wait(
            until: "document.querySelector('.player .pl.is-playing') && document.querySelector('.pl-bar').hidden")
        #expect(try await browser.evaluate("document.querySelectorAll('audio').length") == 1)
        try await visitor.follow(".site-menu a[href*=about]", to: "/about/index.html")
        try await Task.sleep(for: .milliseconds(300))
        return try await browser.call(heard, 0, as: Heard.self)
    }

    @Test("leaves other links to the browser", arguments: engines)
    func otherLinks(engine: Engine) async throws {
        let site = try await PlayerSite(theme: "Default")
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.folder("Output")), policy: site.policy) { server in
                let visitor = Visitor(browser: browser)
                try await browser.navigate(to: server.address())
                try await visitor.run("(\(Self.listen))()")
                // Nothing plays yet: pages are plain pages.
                try await visitor.run("document.querySelector('.site-menu a[href*=about]').click()")
                try await visitor.wait(until: "location.pathname === '/about/index.html' && !window.samples")

                try await browser.navigate(to: server.address())
                try await visitor.run("(\(Self.listen))()")
                try await visitor.press(".cl-list > li:nth-child(3) a[data-play]")
                try await visitor.wait(until: "playing()?.currentTime > 0.1")
                let taken: String = try await browser.evaluate(
                    """
                    (() => {
                      const link = document.querySelector(".site-menu a[href*=about]");
                      const tries = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map((how) => [how, {}]);
                      tries.push([{}, { target: "_blank" }], [{}, { download: "" }], [{}, { href: "https://other.example/" }],
                        [{}, { href: "#page.main" }], [{}, { href: "episodes/e4.wav" }], [{}, { href: "mailto:a@b.example" }]);
                      return tries.map(([how, attributes]) => {
                        const copy = link.cloneNode(true);
                        for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
                        document.body.append(copy);
                        const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
                        let isTaken = null;
                        window.addEventListener("click", (event) => {
                          isTaken = event.defaultPrevented;
                          event.preventDefault();
                        }, { once: true });
                        copy.dispatchEvent(event);
                        copy.remove();
                        return isTaken;
                      }).join();
                    })()
                    """)
                #expect(taken == Array(repeating: "false", count: 10).joined(separator: ","), "\(engine)")
                // A page that is not there is the host's to answer for.
                try await visitor.follow(".site-menu a[href*=about]", to: "/about/index.html")
                try await visitor.run("document.querySelector('.prose a').click()")
                try await visitor.wait(until: "location.pathname.startsWith('/nowhere') && !window.samples")
            }
        }
    }

    @Test("has keys, moments and what comes next", arguments: engines.filter { $0 == .chromium })
    func keys(engine: Engine) async throws {
        let site = try await PlayerSite(theme: "Airtime")
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.folder("Output")), policy: site.policy) { server in
                let visitor = Visitor(browser: browser)
                func time(_ wanted: Double) async throws {
                    try await visitor.wait(until: "Math.abs(media.currentTime - \(wanted)) < 1.5 && !media.seeking")
                }
                try await browser.navigate(to: server.address("episodes/e4/"))
                try await visitor.wait(until: "document.querySelector('.pl .pl-mark')")
                // The length is there before anything is loaded.
                #expect(
                    try await browser.evaluate(
                        "[document.querySelector('audio').readyState, document.querySelector('.pl-left').textContent].join()"
                    )
                        == "0,−1:30")
                try await visitor.run("window.media = document.querySelector('.player audio')")
                try await visitor.press(".player .pl-play")
                try await visitor.wait(until: "media.currentTime > 0.1")
                for (key, at) in [
                    ("l", 30.0), ("j", 16), (Key.arrowRight.rawValue, 21), (Key.arrowLeft.rawValue, 16), ("n", 30),
                ] {
                    try await browser.press(Key(rawValue: key))
                    try await time(at)
                }
                try await browser.press(Key(rawValue: "k"))
                try await visitor.wait(until: "media.paused")
                // The button has the focus, and the space key presses it once.
                try await browser.press(Key(rawValue: " "))
                try await visitor.wait(until: "!media.paused")
                // Fields keep their keys.
                try await visitor.run("document.querySelector('.search-field').focus()")
                for key in ["j", "k", "l", " "] { try await browser.press(Key(rawValue: key)) }
                #expect(try await browser.evaluate("document.querySelector('.search-field').value") == "jkl ")
                try await time(31)
                try await visitor.run("document.activeElement.blur()")

                try await visitor.press(".transcript p:nth-of-type(2) a")
                try await time(20)
                try await visitor.wait(
                    until: "document.querySelector('.is-heard')?.textContent.includes('The middle words')")
                try await visitor.press(".transcript p:last-of-type a")
                try await visitor.wait(
                    until: "document.querySelector('.is-heard')?.textContent.includes('The last words')")
                #expect(try await browser.evaluate("location.hash") == "#t=50")

                // The course goes on with its next recording.
                try await visitor.run("media.currentTime = 88.5")
                try await visitor.wait(until: "document.querySelector('.pl-title').textContent === 'Episode 5'")
                try await visitor.wait(until: "document.querySelector('.pl-holder audio')?.currentTime > 0.1")
                // It stays closed.
                try await visitor.press(".pl-close")
                try await visitor.wait(
                    until: "document.querySelector('.pl-bar').hidden && !document.querySelector('.pl-holder audio')")
            }
        }
    }

    /// Firefox does not say when a page that is a recording has loaded.
    @Test("leaves complete pages without script", arguments: engines.filter { $0 == .chromium })
    func withoutScript(engine: Engine) async throws {
        let site = try await PlayerSite(theme: "Airtime")
        try await engine.lend { browser in
            try await PageServer.serving(.folder(site.folder("Output")), policy: "script-src 'none'") { server in
                try await browser.navigate(to: server.address())
                let button: String = try await browser.evaluate(
                    "document.querySelector('.cl-list > li:nth-child(3) a[data-play]').href")
                try await browser.navigate(to: button)
                #expect(try await browser.evaluate("document.querySelector('audio, video') !== null") == true)
                try await browser.navigate(to: server.address("episodes/e4/"))
                let seen: String = try await browser.evaluate(
                    """
                    [document.querySelector(".player audio").controls, document.querySelector(".player audio").offsetHeight > 20,
                      document.querySelector(".audio-download").textContent.includes("1:30"), document.querySelector(".pl") === null,
                      document.querySelectorAll(".chapters a, .transcript a").length].join()
                    """)
                #expect(seen == "true,true,true,true,6", "\(engine)")
                try await Visitor(browser: browser).run("document.querySelector('.site-menu a[href*=about]').click()")
                try await browser.wait(for: "location.pathname + document.readyState", wanted: "the next page") {
                    $0 == "/about/index.htmlcomplete"
                }
            }
        }
    }
}
