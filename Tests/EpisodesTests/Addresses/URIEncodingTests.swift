import Testing

@testable import SiteEpisodes

/// Addresses as people write them, and in the form of RFC 3986.
@Suite struct URIEncodingTests {
    static let table: [(written: String, text: String)] = [
        // Letters of other scripts
        ("https://c.example/ü.mp3", "https://c.example/%C3%BC.mp3"),
        ("https://c.example/日本/語.mp3?t=ö", "https://c.example/%E6%97%A5%E6%9C%AC/%E8%AA%9E.mp3?t=%C3%B6"),
        ("https://c.example/😀/\u{10FFFD}", "https://c.example/%F0%9F%98%80/%F4%8F%BF%BD"),
        ("https://c.example/é", "https://c.example/%C3%A9"),
        ("https://c.example/e\u{301}", "https://c.example/e%CC%81"),
        ("https://c.example/\u{202E}x", "https://c.example/%E2%80%AEx"),
        ("https://c.example/a#Größe", "https://c.example/a#Gr%C3%B6%C3%9Fe"),
        ("/ü/ä.html?x=ö#ü", "/%C3%BC/%C3%A4.html?x=%C3%B6#%C3%BC"), ("../ü", "../%C3%BC"), ("#ü", "#%C3%BC"),
        ("?ü", "?%C3%BC"),
        // Percent signs
        ("https://c.example/100%.mp3", "https://c.example/100%25.mp3"),
        ("https://c.example/a%20b.mp3", "https://c.example/a%20b.mp3"),
        ("https://c.example/a%2fb%2F", "https://c.example/a%2fb%2F"),
        ("https://c.example/%zz%4", "https://c.example/%25zz%254"),
        ("https://c.example/%%41%", "https://c.example/%25%41%25"),
        ("https://c.example/%C3%BC ü", "https://c.example/%C3%BC%20%C3%BC"),
        ("https://c.example/?a=%&b=50%25", "https://c.example/?a=%25&b=50%25"),
        ("https://c.example/%\u{661}1", "https://c.example/%25%D9%A11"),
        // Special characters
        ("https://c.example/a b\u{A0}c", "https://c.example/a%20b%C2%A0c"),
        ("https://c.example/\"<>\\^`{|}", "https://c.example/%22%3C%3E%5C%5E%60%7B%7C%7D"),
        ("https://c.example/?q=\"<>\\^`{|}", "https://c.example/?q=%22%3C%3E%5C%5E%60%7B%7C%7D"),
        ("https://c.example/a[1].mp3?b[]=2#[3]", "https://c.example/a%5B1%5D.mp3?b%5B%5D=2#%5B3%5D"),
        ("https://c.example/!$&'()*+,;=:@-._~", "https://c.example/!$&'()*+,;=:@-._~"),
        ("https://c.example/?a=b?c/d&e='f'", "https://c.example/?a=b?c/d&e='f'"),
        ("https://c.example/a#b#c", "https://c.example/a#b%23c"), ("https://c.example/#", "https://c.example/#"),
        ("https://c.example?ü", "https://c.example?%C3%BC"), ("https://c.example#ü", "https://c.example#%C3%BC"),
        // Hosts
        ("https://bücher.example/", "https://xn--bcher-kva.example/"),
        ("//bücher.example/", "//xn--bcher-kva.example/"),
        ("HTTPS://BÜCHER.Example/A", "HTTPS://xn--bcher-kva.example/A"),
        ("https://bu\u{308}cher.example/", "https://xn--bcher-kva.example/"),
        ("https://b%C3%BCcher.example/", "https://xn--bcher-kva.example/"),
        ("https://xn--bcher-kva.example/", "https://xn--bcher-kva.example/"),
        ("https://faß.example/", "https://xn--fa-hia.example/"),
        ("https://ΒΌΛΟΣ.example/", "https://xn--nxasmq6b.example/"),
        ("https://日本。jp/", "https://xn--wgv71a.jp/"), ("https://例え.テスト/", "https://xn--r8jz45g.xn--zckzah/"),
        ("https://שלום.example/", "https://xn--9dbne9b.example/"),
        ("https://ＦＵＬＬ．example/", "https://full.example/"), ("https://１２７.0.0.1/", "https://127.0.0.1/"),
        ("https://☕.example/", "https://xn--53h.example/"), ("https://ü\u{AD}.example./", "https://xn--tda.example./"),
        ("https://क्\u{200D}ष.example/", "https://xn--11b2ezcw70k.example/"),
        ("https://İstanbul.example/", "https://xn--istanbul-o0e.example/"),
        ("https://a_b.example:8080/", "https://a_b.example:8080/"),
        ("https://ü.example:443/", "https://xn--tda.example:443/"),
        ("http://[::1]:8080/ü", "http://[::1]:8080/%C3%BC"), ("http://[2001:DB8::1]", "http://[2001:DB8::1]"),
        ("https://jö:pa:ß@c.example/", "https://j%C3%B6:pa:%C3%9F@c.example/"),
        ("https://a@b@c.example/", "https://a%40b@c.example/"),
        ("https:/c.example/ü", "https://c.example/%C3%BC"),
        // Other schemes
        ("mailto:jürgen@bücher.example", "mailto:j%C3%BCrgen@b%C3%BCcher.example"),
        ("mailto:a@b.example?subject=Grüße an alle", "mailto:a@b.example?subject=Gr%C3%BC%C3%9Fe%20an%20alle"),
        ("tel:+49 123", "tel:+49%20123"),
    ]

    @Test(arguments: table)
    func encodes(written: String, text: String) throws {
        let address = try WebAddress(checking: written)
        #expect(address.text == text)
        #expect(try WebAddress(checking: text).text == text, "it is as it is to be already")
        #expect(address.text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) })
    }

    @Test(arguments: [
        "https://", "https:///x", "http:", "https:/", "https:/?x", "https:c.example", "//", "///x", "https://?x",
        "https://@/",
        "https://:80/", "https://./", "https://a b.example/", "https://a\\b/", "https://ü%zz.example/",
        "https://ü..example/",
        "https://-ü.example/", "https://ü-.example/", "https://\u{308}x.example/", "https://xn--ü.example/",
        "https://ü\u{202E}.example/", "https://a\u{200D}b.example/", "https://ü\u{2100}.example/",
        "https://ü b.example/",
        "https://\u{E000}.example/", "https://c.example:80a/", "https://c.example:65536/",
        "https://c.example:8\u{301}/",
        "https://[::1/", "https://[fe80::1%25eth0]/", "https://[v1.x]/", "https://[ü]/", "https://a<b/", "https://%00/",
        "https://" + String(repeating: "ü", count: 64) + ".example/",
        "https://" + String(repeating: "ü.", count: 130) + "example/",
        "https://" + String(repeating: "ü", count: 100_000) + "/",
    ])
    func namesNoHost(written: String) {
        #expect(throws: AddressProblem.self) { try WebAddress(checking: written) }
    }

    @Test(arguments: [
        ("https://bücher.example/ü", "https://xn--bcher-kva.example/%C3%BC/"),
        ("https://BÜCHER.example:8080", "https://xn--bcher-kva.example:8080/"),
        ("http://[::1]:80/", "http://[::1]:80/"),
    ])
    func bases(written: String, text: String) throws { #expect(try BaseAddress(parsing: written).text == text) }

    @Test func whatHasNoScheme() throws {
        #expect(try WebAddress(checking: "//c.example/ü").absoluteText == "https://c.example/%C3%BC")
        #expect(try WebAddress(checking: "http://c.example/").absoluteText == "http://c.example/")
    }
}
