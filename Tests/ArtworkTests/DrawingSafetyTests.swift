import Artwork
import Testing

@Suite("Drawings that do more than draw")
struct DrawingSafetyTests {
    @Test(
        "are refused",
        arguments: [
            "<script>x()</script>", "<svg:script/>", "<SCRIPT />", "<foreignObject><p/></foreignObject>",
            "<g onload='x()'/>", "<g ONCLICK=\"x()\"/>", "<a href='javascript:x()'/>",
            "<a xlink:href=' java\nscript:x()'/>",
            "<a href='&#106;avascript:x()'/>", "<a href='data:text/html,x'/>", "<use href='data:image/svg+xml,x'/>",
            "<image href='https://e.com/a.png'/>", "<image href='//e.com/a.png'/>", "<iframe src='x'/>",
            "<animate attributeName='href' to='x'/>", "<set attributeName='xlink:href' to='x'/>",
            "<set attributeName='onclick' to='x'/>", "<animate to='javascript:x()'/>", "<audio/>", "<handler/>",
            "<![CDATA[ ]]><script/>", "<g a='>'><script/></g>",
        ])
    func refused(part: String) {
        expectUnsafe("<svg xmlns='http://www.w3.org/2000/svg'>\(part)</svg>")
    }

    @Test(
        "before they begin",
        arguments: [
            "<!DOCTYPE svg [<!ENTITY x 'y'>]><svg/>", "<?xml-stylesheet href='x'?><svg/>", "<svg onload='x()'/>",
        ])
    func refusedOutside(text: String) { expectUnsafe(text) }

    @Test(
        "are not these",
        arguments: [
            "<path d='M0 0'/>", "<use href='#a'/>", "<image href='data:image/png;base64,AA=='/>",
            "<image href='b.png'/>",
            "<a href='https://e.com/?a:b'/>", "<a href='/x'/>", "<text>&lt;script&gt; onload='x'</text>",
            "<style><![CDATA[ a { fill: red } <script> ]]></style>", "<!-- <script/> -->", "<animate to='3'/>",
            "<animate attributeName='opacity' values='0;1'/>", "<title>on the road</title>",
        ])
    func accepted(part: String) throws {
        let header = try PictureHeader(Array("<svg viewBox='0 0 2 1'>\(part)</svg>".utf8))
        #expect(header.size == PixelSize(width: 2, height: 1))
    }

    private func expectUnsafe(_ text: String) {
        #expect {
            try PictureHeader(Array(text.utf8))
        } throws: { error in
            if case .unsafe? = error as? PictureProblem { true } else { false }
        }
    }
}
