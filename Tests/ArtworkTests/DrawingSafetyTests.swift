import SiteArtwork
import Testing

@Suite("Drawings that do more than draw")
struct DrawingSafetyTests {
    private static let namespaces = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"

    private func problem(_ text: String) -> DrawingProblem? { problem(Array(text.utf8)) }

    private func problem(_ bytes: [UInt8]) -> DrawingProblem? {
        do throws(DrawingProblem) {
            _ = try Drawing(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "have elements that draw nothing",
        arguments: [
            "<script>x()</script>", "<SCRIPT />", "<s:script xmlns:s='http://www.w3.org/2000/svg'>x()</s:script>",
            "<iframe/>",
            "<script href='data:text/javascript,x()'/>",
            "<h:script xmlns:h='http://www.w3.org/1999/xhtml'>x()</h:script>",
            "<foreignObject><p/></foreignObject>", "<foreignObject requiredExtensions='http://www.w3.org/1999/xhtml'/>",
            "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>", "<audio/>", "<video/>",
            "<canvas/>",
            "<handler/>", "<listener xmlns='http://www.w3.org/2001/xml-events'/>", "<discard/>", "<link/>", "<object/>",
            "<embed/>",
            "<img xmlns='http://www.w3.org/1999/xhtml' src='x'/>",
            "<x:t xmlns:x='http://www.w3.org/1999/XSL/Transform'/>",
            "<math xmlns='http://www.w3.org/1998/Math/MathML'/>",
            "<metadata><html xmlns='http://www.w3.org/1999/xhtml'/></metadata>",
            "<m:a xmlns:m='urn:x'><script/></m:a>", "<b:b xmlns:b='http://www.mozilla.org/xbl'/>", "<font-face-uri/>",
            "<cursor/>",
            "<![CDATA[ ]]><script/>", "<g class='>'><script/></g>", "<title><script/></title>", "<color-profile/>",
        ])
    func elements(part: String) throws {
        let problem = try #require(self.problem("<svg \(Self.namespaces)>\n  \(part)</svg>"))
        #expect(problem.reason.hasPrefix("it has an element '") && !problem.isNoDrawing)
    }

    @Test(
        "have attributes with an effect",
        arguments: [
            "<g onload='x()'/>", "<g ONCLICK=\"x()\"/>", "<g onfocusin='x()' tabindex='0'/>",
            "<animate onbegin='x()'/>",
            "<set onend='x()'/>", "<g onbogus='x()'/>", "<g xml:base='https://e.com/'/>",
            "<a href='#a' ping='https://e.com/'/>",
            "<g src='x'/>", "<image srcset='x'/>", "<g formaction='x'/>", "<a download='x'/>", "<g style2='x'/>",
            "<g e:event='load' xmlns:e='http://www.w3.org/2001/xml-events'/>", "<image lowsrc='x'/>", "<g is='x'/>",
        ])
    func attributes(part: String) {
        #expect(problem("<svg \(Self.namespaces)>\(part)</svg>") != nil)
    }

    @Test(
        "refer to something else",
        arguments: [
            "<a href='javascript:x()'/>", "<a xlink:href=' java\nscript:x()'/>", "<a href='java&#9;script:x()'/>",
            "<a href='&#106;avascript:x()'/>", "<a href='JaVaScRiPt:x()'/>", "<a href='&#1;javascript:x()'/>",
            "<a href='data:text/html,x'/>", "<a href='vbscript:x'/>", "<a href='blob:x'/>", "<a href='file:///x'/>",
            "<use href='data:image/svg+xml,x'/>", "<use href='b.svg#a'/>", "<use xlink:href='//e.com/a.svg#a'/>",
            "<image href='https://e.com/a.png'/>", "<image href='//e.com/a.png'/>", "<image href='\\\\e.com/a.png'/>",
            "<image href='/\\e.com/a.png'/>", "<image href='b.png'/>", "<image href='data:image/svg+xml;base64,AA=='/>",
            "<image href='data:text/html,x'/>", "<image href='data:,x'/>", "<image href='data:image/pngx,x'/>",
            "<feImage href='https://e.com/a.png'/>", "<feImage xlink:href='b.svg#a'/>",
            "<linearGradient href='b.svg#a'/>",
            "<pattern xlink:href='https://e.com/#a'/>", "<textPath href='b.svg#a'/>", "<mpath href='b.svg#a'/>",
            "<tref xlink:href='b.svg#a'/>", "<filter href='b.svg#a'/>", "<animate href='b.svg#a'/>",
            "<animate attributeName='href' to='x'/>", "<set attributeName='xlink:href' to='x'/>",
            "<set attributeName='onclick' to='x'/>", "<animate attributeName='HREF' values='x'/>",
            "<set attributeName='style' to='x'/>",
            "<animate attributeName='fill' to='url(https://e.com/#a)'/>",
            "<animate attributeName='fill' values='red;url(b.svg#a)'/>",
            "<rect fill='url(https://e.com/#a)'/>", "<rect fill='url(//e.com/#a)'/>",
            "<rect filter=\"url('b.svg#a')\"/>",
            "<rect mask='UR\\4c (b.svg)'/>", "<rect clip-path='u\\72l(b.svg#a)'/>", "<rect cursor='url(b.cur), auto'/>",
            "<rect marker-start='url( \"b.svg#a\" )'/>", "<rect stroke='url(b.svg#a) red'/>",
            "<rect fill='url(\"#a\"'/>b<rect fill='src(\"x\")'/>",
        ])
    func addresses(part: String) {
        #expect(problem("<svg \(Self.namespaces)>\(part)</svg>") != nil)
    }

    @Test(
        "have styles that load files",
        arguments: [
            "@import 'x.css';", "@import url(x.css);", "@\\69mport \"//e.com/x.css\";", "@IMPORT url(x);",
            "/**/@im/**/port 'x';@import 'x';",
            "a { fill: url(https://e.com/#a) }", "a { fill: url(//e.com/#a) }", "a{fill:u\\72 l(b.svg#a)}",
            "a{fill:\\000075rl(b.svg#a)}",
            "a{fill:url( 'b.svg#a' )}", "a{fill:url(b.svg#a", "a{background:image-set('x.png' 1x)}",
            "a{background:-webkit-image-set(url(x.png) 1x)}", "a{background:image('x.png')}",
            "a{background:cross-fade(url(x), red)}",
            "a{background:-webkit-cross-fade(url(x), url(y), 50%)}", "a{background:src('x.png')}",
            "a{--x:url(x.png);fill:var(--x)}",
            "a{--x: u\\72l(x.png)}", "a{background:url(attr(x))}", "a{width:attr(x px)}", "a{behavior:url(#a)}",
            "a{-moz-binding:url(#a)}",
            "a{width:expression(x())}", "a{background:element(#a)}", "a{background:paint(x)}",
            "@font-face{font-family:a;src:url(a.woff)}",
            "@font-face{font-family:a;src:url(data:image/svg+xml,x)}", "@namespace url(x);", "@document url(x){}",
            "@property --x{}",
            "@media print { a { fill: url(x) } }", "a{fill:red}}@import 'x';", "<!-- @import 'x'; -->",
            "a{fill:'\\\n';x:url(x)}",
            "a{fill:url(data:text/html,x)}", "a::after{content:url(x)}", "a{list-style:url(x)}", "a{fill:url(\\\n)}",
            "a{fill:'x\n;x:url(x)}",
            "a{x:/* ' */url(x)/* ' */}", "a{fill:u\\52L(x)}", "a{fill:url(#a b)}",
            "a{fill:url(jav\\61script:x)}",
        ])
    func styles(sheet: String) {
        let text = sheet.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        #expect(problem("<svg \(Self.namespaces)><style>\(text)</style></svg>") != nil)
        #expect(problem("<svg \(Self.namespaces)><style><![CDATA[\(sheet)]]></style></svg>") != nil)
        #expect(
            problem("<svg \(Self.namespaces)><style>a{}</style><g><style type='text/css'>\(text)</style></g></svg>")
                != nil)
        guard !sheet.contains("@"), let start = sheet.firstIndex(of: "{"), !sheet.contains("\n") else { return }
        let own = sheet[start...].dropFirst().prefix { $0 != "}" }.replacing("\"", with: "&quot;")
        #expect(problem("<svg \(Self.namespaces)><rect style=\"\(own)\"/></svg>") != nil, "\(own)")
    }

    @Test(
        "are no SVG",
        arguments: [
            "<svg/>", "<svg xmlns=''/>", "<svg xmlns='http://www.w3.org/2000/SVG'/>",
            "<svg xmlns='http://www.w3.org/1999/xhtml'/>",
            "<html xmlns='http://www.w3.org/1999/xhtml'><script>x()</script></html>",
            "<g xmlns='http://www.w3.org/2000/svg'/>",
            "<script xmlns='http://www.w3.org/2000/svg'>x()</script>", "<SVG xmlns='http://www.w3.org/2000/svg'/>", "",
            "x",
            "<?xml version='1.0' encoding='UTF-16'?><svg xmlns='http://www.w3.org/2000/svg'/>",
            "<?xml version='1.0' encoding='UTF-7'?><svg xmlns='http://www.w3.org/2000/svg'>+ADw-script+AD4-</svg>",
            "<?xml version='1.0' encoding='ISO-8859-1'?><svg xmlns='http://www.w3.org/2000/svg'/>",
            "<?xml version='1.0' encoding='windows-1252'?><svg xmlns='http://www.w3.org/2000/svg'/>",
            "<!DOCTYPE html PUBLIC '-//W3C//DTD XHTML 1.0 Strict//EN' 'x'><svg xmlns='http://www.w3.org/2000/svg'/>",
            "<!DOCTYPE svg SYSTEM 'https://e.com/x.dtd'><svg xmlns='http://www.w3.org/2000/svg'/>",
            "<!DOCTYPE html><html/>", "<svg:svg/>", "{\"svg\": 1}", "<!-- -->",
            "\u{FEFF}\u{FEFF}<svg xmlns='http://www.w3.org/2000/svg'/>",
        ])
    func others(text: String) { #expect(problem(text)?.isNoDrawing == true) }

    @Test("are not in UTF-8")
    func encodings() {
        let text = "<svg xmlns='http://www.w3.org/2000/svg'><script>x()</script></svg>"
        let wide = Array(text.utf16)
        let little: [UInt8] = wide.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: [UInt8] = wide.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let long: [UInt8] = text.unicodeScalars.flatMap { [0, 0, 0, UInt8($0.value)] }
        let mark: [UInt8] = [0xFF, 0xFE, 0, 0]
        let littleLong = mark + long.dropFirst(3) + [0, 0, 0]
        let texts: [[UInt8]] = [
            little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, long, [0, 0, 0xFE, 0xFF] + long,
            littleLong, [0x1F, 0x8B, 8, 0], Array(text.utf8) + [0xFF],
            Array("<svg xmlns='http://www.w3.org/2000/svg'><!-- ".utf8) + [0xC0, 0xBC] + Array(" --></svg>".utf8),
        ]
        for bytes in texts { #expect(problem(bytes)?.isNoDrawing == true, "\(bytes.prefix(8))") }
    }

    @Test(
        "contain other nodes than elements",
        arguments: [
            "<?xml-stylesheet href='x'?><svg \(DrawingSafetyTests.namespaces)/>",
            "<svg \(DrawingSafetyTests.namespaces)><?xml-stylesheet href='x'?></svg>",
            "<?php x() ?><svg \(DrawingSafetyTests.namespaces)/>",
            "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><svg \(DrawingSafetyTests.namespaces)>&x;</svg>",
            "<!DOCTYPE svg [<!ENTITY % x SYSTEM 'https://e.com/x'> %x;]><svg \(DrawingSafetyTests.namespaces)/>",
            "<!DOCTYPE svg [<!ENTITY x '<script>x()</script>'>]><svg \(DrawingSafetyTests.namespaces)>&x;</svg>",
            "<!DOCTYPE svg [<!ENTITY x 'javascript:x()'>]><svg \(DrawingSafetyTests.namespaces)><a href='&x;'/></svg>",
            "<!DOCTYPE svg [<!ENTITY x 'http://www.w3.org/1999/xhtml'>]><svg \(DrawingSafetyTests.namespaces)><b xmlns='&x;'/></svg>",
            "<!DOCTYPE svg [<!ENTITY x '@import \"x\";'>]><svg \(DrawingSafetyTests.namespaces)><style>&x;</style></svg>",
            "<!DOCTYPE svg [<!ATTLIST g onload CDATA 'x()'>]><svg \(DrawingSafetyTests.namespaces)><g/></svg>",
            "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><svg \(DrawingSafetyTests.namespaces)>&b;</svg>",
            "<svg onload='x()' \(DrawingSafetyTests.namespaces)/>",
            "<svg \(DrawingSafetyTests.namespaces)>&none;</svg>", "<svg \(DrawingSafetyTests.namespaces)><g></svg>",
            "<svg \(DrawingSafetyTests.namespaces)><g a='1' a='2'/></svg>",
            "<svg \(DrawingSafetyTests.namespaces)/><svg/>", "<svg \(DrawingSafetyTests.namespaces)",
            "<svg \(DrawingSafetyTests.namespaces)>\0</svg>",
        ])
    func rest(text: String) { #expect(problem(text) != nil) }

    @Test(
        "are not these",
        arguments: [
            "<path d='M0 0'/>", "<use href='#a'/>", "<use xlink:href=' #a '/>",
            "<image href='data:image/png;base64,AA=='/>",
            "<image xlink:href='data:image/jpeg;base64,\n  AA=='/>", "<a href='https://e.com/?a:b'/>", "<a href='/x'/>",
            "<a href='//e.com/'/>",
            "<text>&lt;script&gt; onload='x'</text>", "<style><![CDATA[ a { fill: red } <script> ]]></style>",
            "<!-- <script/> -->",
            "<animate to='3'/>", "<animate attributeName='opacity' values='0;1'/>", "<title>on the road</title>",
            "<style>@media print { .a:not(.b) { fill: url(#a); transform: rotate(3deg) } } @keyframes x { to { opacity: 0 } }</style>",
            "<style>@font-face { font-family: a; src: url(data:font/woff2;base64,AA==) format('woff2') }</style>",
            "<rect style='fill:url(#a);stroke:#fff;-inkscape-font-specification:Sans' clip-path='url(#b)'/>",
            "<use href=''/>",
            "<metadata><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' rdf:about=''/></metadata>",
            "<i:pgf xmlns:i='http://ns.adobe.com/AdobeIllustrator/10.0/' id='x' onload='1'>AA</i:pgf>",
            "<switch><foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/' width='1' height='1'/><g/></switch>",
            "<g xmlns:s='http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd' s:absref='/home/a/b.png' data-name='x' aria-label='y'/>",
            "<g xml:space='preserve' xml:lang='en' role='img' tabindex='0'/>", "<?xpacket begin='' id='x'?>",
            "<animateTransform attributeName='transform' type='rotate' from='0 1 1' to='360 1 1' dur='1s' repeatCount='indefinite'/>",
        ])
    func accepted(part: String) throws {
        let header = try PictureHeader(Array("<svg \(Self.namespaces) viewBox='0 0 2 1'>\(part)</svg>".utf8))
        #expect(header.size == PixelSize(width: 2, height: 1))
    }

    @Test(
        "are not these, whatever comes before",
        arguments: [
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n<!-- a -->\n",
            "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">",
            "<!DOCTYPE svg>",
            "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x' [<!ENTITY ns_svg 'http://www.w3.org/2000/svg'>]>",
            "\n\n",
            "<!DOCTYPE svg [<!ATTLIST svg a CDATA #FIXED 'x'><!ENTITY b 'c'>]>",
        ])
    func acceptedBeginning(text: String) throws {
        let isWithAttribute = text.contains("ATTLIST")
        let found = problem("\(text)<svg \(Self.namespaces)><g/></svg>")
        #expect(isWithAttribute ? found?.reason == "it has an attribute 'a'" : found == nil)
    }

    @Test("are reported with their position")
    func places() throws {
        let text = "<svg \(Self.namespaces)>\n  <g>\n    <rect onload='x()'/>\n  </g>\n</svg>"
        let problem = try #require(self.problem(text))
        #expect(problem.reason == "it has an event, 'onload'")
        #expect(Array(text.utf8)[problem.offset...].starts(with: "<rect".utf8))
    }
}

@Suite("Drawings that draw too much")
struct DrawingWorkTests {
    private static func svg(_ parts: String) -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>\(parts)</svg>"
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// Each level draws the level below ten times, so 10 levels are 10,000,000,000 elements.
    ///
    /// - Parameters:
    ///   - element: The element of a level, with `LEVEL` for its number and `PARTS` for its content.
    ///   - use: An element that draws a level.
    ///   - use: an element that is drawn with a level.
    private static func levels(_ element: String, use: String) -> String {
        var text = ""
        for level in 0..<10 {
            let below = use.replacing("LEVEL", with: "\(level - 1)")
            let parts = level == 0 ? "<rect/>" : times(10, below)
            text += element.replacing("LEVEL", with: "\(level)").replacing("PARTS", with: parts)
        }
        return svg(text + use.replacing("LEVEL", with: "9"))
    }

    private static let nested: [(String, String)] = [
        ("<g id='aLEVEL'>PARTS</g>", "<use href='#aLEVEL'/>"),
        ("<g id='aLEVEL'>PARTS</g>", "<use xlink:href=' #aLEVEL'/>"),
        ("<symbol id='aLEVEL'>PARTS</symbol>", "<g><use href='#aLEVEL'/></g>"),
        ("<pattern id='aLEVEL'>PARTS</pattern>", "<rect fill='url(#aLEVEL)'/>"),
        ("<mask id='aLEVEL'>PARTS</mask>", "<rect style='mask:url( \"#aLEVEL\" )'/>"),
        ("<clipPath id='aLEVEL'>PARTS</clipPath>", "<rect clip-path='u\\72l(#aLEVEL)'/>"),
        (
            "<filter id='fLEVEL'><feImage href='#aLEVEL'/></filter><g id='aLEVEL'>PARTS</g>",
            "<g filter='url(#fLEVEL)'/>"
        ),
        ("<marker id='aLEVEL'>PARTS</marker>", "<path d='M0 0h1' marker-end='url(#aLEVEL)'/>"),
        (
            "<style>.x, .cLEVEL { fill: url(#aLEVEL) }</style><pattern id='aLEVEL'>PARTS</pattern>",
            "<rect class='y cLEVEL'/>"
        ),
        ("<style>#bLEVEL { mask: url(#aLEVEL) }</style><mask id='aLEVEL'>PARTS</mask>", "<g><rect id='bLEVEL'/></g>"),
    ]

    @Test("are refused in levels", arguments: nested.indices)
    func levels(index: Int) {
        let (element, use) = Self.nested[index]
        #expect(throws: DrawingProblem.self, "\(element)") { try Drawing(Array(Self.levels(element, use: use).utf8)) }
    }

    private static func drawnByRule(_ rule: String, attribute: String = "") -> String {
        svg("<style>\(rule)</style><mask id='a'>\(times(1000, "<path/>"))</mask>\(times(1000, "<rect \(attribute)/>"))")
    }

    private static let others = [
        svg(
            "<marker id='a'>\(times(1000, "<rect/>"))</marker><path marker-mid='url(#a)' d='M0 0\(times(9000, "h1"))'/>"
        ),
        drawnByRule("rect{mask:url(#a)}"), drawnByRule("@media all{rect{mask:url(#a)}}"),
        drawnByRule("@media all{.b{mask:url(#a)}}", attribute: "class='b'"), drawnByRule("*{mask:url(#a)}"),
        drawnByRule("[width],b{mask:url(#a)}", attribute: "width='1'"), drawnByRule("b{} rect:not(.c){mask:url(#a)}"),
        drawnByRule(".b{fill:red;.b{mask:url(#a)}}", attribute: "class='b'"),
        svg("<g id='a'><use href='#a'/></g>"), svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"),
        svg("<pattern id='a'><rect fill='url(#a)'/></pattern>"), svg(times(5000, "<g>") + times(5000, "</g>")),
        "<!DOCTYPE svg [<!ENTITY a '\(times(100_000, "a"))'>]>" + svg("<text>\(times(10_000, "&a;"))</text>"),
        "<!DOCTYPE svg [<!ENTITY a '\(times(250, "a"))'>]>" + svg("<g id='\(times(200_000, "&a;"))'/>"),
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '\(times(10, "&a;"))'>]>" + svg("<text>&b;</text>"),
    ]

    @Test("are refused", arguments: others.indices)
    func refused(index: Int) {
        #expect(throws: DrawingProblem.self, "\(index)") { try Drawing(Array(Self.others[index].utf8)) }
    }

    /// Every group draws every other group. The number of paths without a circle is too large to count.
    @Test("are refused if each draws all others")
    func circles() {
        let uses = (0..<20).map { "<use href='#a\($0)'/>" }.joined()
        let groups = (0..<20).map { "<g id='a\($0)'>\(uses)</g>" }.joined()
        #expect(throws: DrawingProblem.self) { try Drawing(Array(Self.svg(groups).utf8)) }
    }

    @Test("are not these")
    func accepted() throws {
        let shared = "<linearGradient id='a'/><pattern id='b'><rect/></pattern><marker id='m'><path/></marker>"
        let sharing = "<rect fill='url(#a)'/><path fill='url(#b)' d='M0 0h1' marker-end='url(#m)'/>"
        let gradients = (0..<3000).map { "<linearGradient id='a\($0)' href='#a\($0 + 1)'/>" }.joined()
        for parts in [
            Self.times(50_000, "<rect/>"), shared + Self.times(5000, sharing), gradients,
            "<g id='a'><animate href='#a'/><a href='#a'/></g>",
        ] { _ = try Drawing(Array(Self.svg(parts).utf8)) }
    }
}
