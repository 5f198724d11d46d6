import Testing

@testable import SiteChecks

/// All references of a page.
struct PageScanTests {
    @Test(
        arguments: [
            ("<img src=a.png srcset=\"a-320.webp 320w, a-640.webp 640w\">", ["a-320.webp", "a-640.webp"]),
            ("<img srcset=\"a.png, b,c.png 2x\">", ["a.png", "b,c.png"]),
            ("<source srcset='a.avif\n 1x,\n b.avif 2x'>", ["a.avif", "b.avif"]),
            ("<img srcset=\"\">", []), ("<link rel=preload as=image imagesrcset=\"a 1w, b 2w\">", ["a", "b"]),
            ("<link rel=alternate hreflang=fa href=/fa/>", ["/fa/"]),
            ("<link rel=canonical href=\"a?b&amp;c\">", ["a?b&c"]),
            ("<link rel=Manifest href=m.json>", ["m.json"]), ("<link rel=preconnect href=https://example.com>", []),
            ("<link rel=icon href=i.svg>", []), ("<meta property=og:image content=a.png>", ["a.png"]),
            ("<meta name=twitter:image content=a.png>", ["a.png"]), ("<meta name=description content=a.png>", []),
            ("<link href=a.css>", []), ("<meta property=og:image>", []),
        ] as [(String, [String])])
    func whatThePageNames(html: String, related: [String]) {
        #expect(PageScan(Array(html.utf8)).related == related)
    }

    @Test(
        arguments: [
            ("<p id=a><p id=b>", []), ("<p id=a><b id='a'><i ID=\"a\">", ["a"]), ("<p id=a><p id=A>", []),
            ("<a id=x name=x>", []), ("<p id=\"a&#98;\"><p id=ab>", ["ab"]), ("<p id><p id=''>", []),
            ("<template><p id=a></template><p id=a>", []), ("<!-- <p id=a> --><p id=a>", []),
            ("<p id=b><p id=a><p id=a><p id=b>", ["a", "b"]), ("<p id=\"\u{E9}\"><p id=\"e\u{301}\">", []),
            ("<p id=a id=b><p id=b>", []), ("<svg><path id=a></svg><p id=a>", ["a"]),
        ] as [(String, [String])])
    func idsThatSeveralElementsHave(html: String, ids: [String]) {
        #expect(PageScan(Array(html.utf8)).doubledIDs == ids)
    }
}
