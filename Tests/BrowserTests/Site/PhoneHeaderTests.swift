import BrowserSupport
import Testing

/// On phones, the header of a page is one line: the name, and signs for the menu and the search. No script is needed.
@Suite("The header of pages", .anyBrowser, .imageLibrary)
struct PhoneHeaderTests {
    struct Header: Decodable, Sendable {
        /// In CSS px.
        var height: Double
        /// The top of the first cell in CSS px.
        var firstCell: Double
        var showsMenu: Bool
        var showsToggle: Bool
        var showsField: Bool
        var showsSearchLink: Bool
        /// The least side of a sign in CSS px.
        var smallestSign: Double
        var overflows: Bool
    }

    private static let script = """
        () => {
          const header = document.querySelector(".site-header");
          const box = (selector) => header.querySelector(selector).getBoundingClientRect();
          const shows = (selector) => box(selector).width > 0;
          const signs = [...header.querySelectorAll("summary svg, .search-link svg")].map((sign) => sign.getBoundingClientRect());
          return {
            height: header.getBoundingClientRect().height,
            firstCell: document.querySelector(".cl-list > li").getBoundingClientRect().top,
            showsMenu: shows(".site-menu a"), showsToggle: shows("summary"), showsField: shows(".search-field"),
            showsSearchLink: shows(".search-link"),
            smallestSign: Math.min(99, ...signs.filter((sign) => sign.width > 0).flatMap((sign) => [sign.width, sign.height])),
            overflows: document.documentElement.scrollWidth > innerWidth,
          };
        }
        """

    @Test("is one line on phones", arguments: Engine.judging, ["/", "/themes/airtime/", "/themes/lightbox/"])
    func phone(engine: Engine, page: String) async throws {
        let output = try await DemoSite.shared.output
        try await engine.lend { browser in
            try await PageServer.serving(.folder(output)) { server in
                func header() async throws -> Header { try await browser.call(Self.script, 0, as: Header.self) }
                for width in [320, 390, 767] {
                    try await browser.setViewport(width: width, height: 844)
                    try await browser.navigate(to: server.address(page))
                    let closed = try await header()
                    #expect(closed.height <= 80 && !closed.overflows, "\(width): \(closed)")
                    #expect(closed.showsToggle && closed.showsSearchLink, "\(width): \(closed)")
                    #expect(!closed.showsMenu && !closed.showsField && closed.smallestSign >= 40, "\(width): \(closed)")
                    let press = "document.querySelector('.menu-toggle summary').click() ?? true"
                    #expect(try await browser.evaluate(press) == true)
                    let open = try await header()
                    #expect(open.showsMenu && !open.overflows, "\(width): \(open)")
                    // The menu lies over the page and moves nothing.
                    #expect(open.height == closed.height && open.firstCell == closed.firstCell)
                }
                try await browser.setViewport(width: 1280, height: 844)
                try await browser.navigate(to: server.address(page))
                let wide = try await header()
                #expect(wide.showsMenu && wide.showsField && !wide.showsToggle && !wide.showsSearchLink, "\(wide)")
            }
        }
    }

    @Test("leads to the search and to the other pages", arguments: Engine.judging)
    func ways(engine: Engine) async throws {
        let output = try await DemoSite.shared.output
        try await engine.lend { browser in
            try await PageServer.serving(.folder(output)) { server in
                try await browser.setViewport(width: 390, height: 844)
                try await browser.navigate(to: server.address("/about/"))
                let search: String = try await browser.evaluate("document.querySelector('.search-link').pathname")
                #expect(search.contains("/search/"))
                let shows = "getComputedStyle(document.querySelector('.search--page .search-field')).display !== 'none'"
                try await browser.navigate(to: server.address("/search/"))
                #expect(try await browser.evaluate(shows) == true)
                // The list of what can be browsed keeps to the page's edge.
                let list = "document.querySelector('.indexes').parentElement"
                let edge = "parseFloat(getComputedStyle(\(list)).paddingLeft)"
                #expect(try await browser.evaluate(edge) == 20.0)
                let links = "[...document.querySelectorAll('.site-menu a')].map((link) => link.pathname).join(' ')"
                let menu: String = try await browser.evaluate(links)
                #expect(menu.contains("/library/"))
            }
        }
    }
}
