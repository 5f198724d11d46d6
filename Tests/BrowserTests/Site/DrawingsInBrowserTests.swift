import BrowserSupport
import Foundation
import SiteArtwork
import TestSupport
import Testing

/// Published drawings make no requests and run no scripts, tested in a browser.
@Suite("Drawings that are opened", .anyBrowser)
struct DrawingsInBrowserTests {
    struct Finding: Decodable, Sendable {
        /// True if a script has run.
        var ran: Bool
        /// The requested addresses, without that of the drawing itself.
        var asked: [String]
    }

    private static let script = """
        async () => {
          await new Promise((done) => setTimeout(done, 200));
          const asked = performance.getEntriesByType("resource").map((entry) => entry.name)
            .filter((name) => !name.startsWith("data:") && !name.endsWith("/favicon.ico"))
            .filter((name) => name.split("#")[0] !== location.href.split("#")[0]);
          return { ran: self.xss !== undefined, asked };
        }
        """

    /// Parts that have an effect in at least one place of a drawing, and parts that only look so.
    static let parts = [
        "<script>self.xss=1</script>", "<g onload='self.xss=1'/>",
        "<image href='{b}/a.png' width='9' height='9' onerror='self.xss=1'/>",
        "<image href='{b}/b.png' width='9' height='9'/>", "<image xlink:href='c.png' width='9' height='9'/>",
        "<use href='{b}/d.svg#a'/>",
        "<style>@import '{b}/e.css';</style>", "<style>@\\69mport '{b}/f.css';</style>",
        "<style>rect{fill:url({b}/g.svg#a)}</style><rect width='9' height='9'/>",
        "<rect width='9' height='9' style='fill:url({b}/h.svg#a)'/>",
        "<rect width='9' height='9' filter='u\\72l({b}/i.svg#a)'/>",
        "<style>@font-face{font-family:q;src:url({b}/j.woff2)}</style><text y='9' font-family='q'>x</text>",
        "<style>rect{mask-image:image-set('{b}/k.png' 1x)}</style><rect width='9' height='9'/>",
        "<style>svg{background:u\\000072l('{b}/l.png')}</style>",
        "<style>svg{--x:url({b}/m.png);background:var(--x)}</style>",
        "<style>svg{background:-webkit-cross-fade(url({b}/n.png),url({b}/o.png),50%)}</style>",
        "<foreignObject width='9' height='9'><img xmlns='http://www.w3.org/1999/xhtml' src='{b}/p.png'/></foreignObject>",
        "<iframe xmlns='http://www.w3.org/1999/xhtml' src='{b}/q.html'/>",
        "<script xmlns='http://www.w3.org/1999/xhtml'>self.xss=1</script>",
        "<h:script xmlns:h='http://www.w3.org/2000/svg'>self.xss=1</h:script>",
        "<set attributeName='onload' to='self.xss=1'/>",
        "<image width='9' height='9'><set attributeName='href' to='{b}/r.png'/></image>",
        "<rect width='9' height='9'><animate attributeName='fill' dur='1s' values='red;url({b}/s.svg#a)'/></rect>",
        "<feImage href='{b}/t.png'/>",
        "<filter id='f'><feImage href='{b}/u.png'/></filter><rect width='9' height='9' filter='url(#f)'/>",
        "<g xml:base='{b}/'><image href='v.png' width='9' height='9'/></g>",
        "<link xmlns='http://www.w3.org/1999/xhtml' rel='stylesheet' href='{b}/w.css'/>",
        "<a xlink:href='javascript:self.xss=1'><rect width='9' height='9'/></a>",
        "<rect width='9' height='9' cursor='url({b}/x.png), auto'/>",
        "<metadata><x:a xmlns:x='urn:x' onload='self.xss=1' href='{b}/y.png'/></metadata>",
        "<x:script xmlns:x='urn:x'>self.xss=1</x:script>",
        "<i:pgf xmlns:i='http://ns.adobe.com/AdobeIllustrator/10.0/'><i:script src='{b}/z.js'/></i:pgf>",
        "<script xmlns=''>self.xss=1</script>",
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' rdf:resource='{b}/0.rdf'/>",
        "<a href='https://example.com/'><text>x</text></a>",
        "<g class='url({b}/1.png)' data-x='{b}/2.png' aria-label='{b}/3.png'/>",
        "<title>url({b}/4.png)</title><desc>@import '{b}/5.css';</desc>",
        "<style>/* @import '{b}/6.css'; */ rect::after{content:'@import url({b}/7.css)'}</style>",
        "<text>&lt;script&gt;self.xss=1&lt;/script&gt;</text>",
        "<switch><foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/' width='9' height='9'><g><image href='#a'/></g></foreignObject><rect/></switch>",
        "<view id='v'/><animate href='#v' attributeName='x' to='{b}/8.png'/>",
        "<style type='text/css'>svg{background:url(data:image/png;base64,AA==)}</style>",
    ]

    private static let wholes = [
        "<?xml-stylesheet href='{b}/a.css'?><svg xmlns='http://www.w3.org/2000/svg'/>",
        "<html xmlns='http://www.w3.org/1999/xhtml'><script>self.xss=1</script></html>",
        "<!DOCTYPE svg [<!ENTITY x '<script>self.xss=1</script>'>]><svg xmlns='http://www.w3.org/2000/svg'>&x;</svg>",
        "<!DOCTYPE svg [<!ATTLIST g onload CDATA 'self.xss=1'>]><svg xmlns='http://www.w3.org/2000/svg'><g/></svg>",
        "<!DOCTYPE svg SYSTEM '{b}/a.dtd'><svg xmlns='http://www.w3.org/2000/svg'/>",
        "<!DOCTYPE svg [<!ENTITY % x SYSTEM '{b}/a.dtd'> %x;]><svg xmlns='http://www.w3.org/2000/svg'/>",
        "<!DOCTYPE svg [<!ENTITY n 'http://www.w3.org/1999/xhtml'>]><svg xmlns='http://www.w3.org/2000/svg'><script xmlns='&n;'>self.xss=1</script></svg>",
        "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' '{b}/b.dtd' [<!ENTITY n 'x'>]><svg xmlns='http://www.w3.org/2000/svg'><text>&n;</text></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' onload='self.xss=1'/>",
    ]

    @Test("ask no host and run nothing", arguments: Engine.judging)
    func quiet(engine: Engine) async throws {
        let folder = try TemporaryFolder()
        try folder.add(["other/a.png": ""])
        let open =
            Self.parts.map {
                "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>\($0)</svg>"
            }
            + Self.wholes
        try await engine.lend { browser in
            try await PageServer.serving(.folder(folder("other"))) { other in
                let drawings = open.map { $0.replacing("{b}", with: String(other.address("x").dropLast(2))) }
                let published = drawings.filter { (try? Drawing(Array($0.utf8))) != nil }
                // The table contains both kinds.
                #expect((12...20).contains(published.count), "\(published.count)")
                for (number, drawing) in published.enumerated() { try folder.add(["own/\(number).svg": drawing]) }
                try await PageServer.serving(.folder(folder("own"))) { server in
                    for (number, drawing) in published.enumerated() {
                        try await browser.navigate(to: server.address("\(number).svg"))
                        let found = try await browser.call(Self.script, [String: String](), as: Finding.self)
                        #expect(!found.ran && found.asked == [], "\(engine): \(drawing): \(found)")
                    }
                }
            }
        }
    }
}
