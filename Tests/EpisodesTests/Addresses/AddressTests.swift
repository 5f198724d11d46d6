import Testing

@testable import SiteEpisodes

@Suite struct AddressTests {
    @Test(arguments: [
        ("/about", "/about/", "about/index.html"),
        ("about/", "/about/", "about/index.html"),
        ("/", "/", "index.html"),
        ("", "/", "index.html"),
        ("/index.html", "/", "index.html"),
        ("/old/name.html", "/old/name.html", "old/name.html"),
        ("/9/socket.io", "/9/socket.io/", "9/socket.io/index.html"),
        ("//a/./b", "/a/b/", "a/b/index.html"),
        ("/caf%C3%A9/", "/café/", "café/index.html"),
        ("/cafe\u{301}/", "/café/", "café/index.html"),
        ("/100%/", "/100%/", "100%/index.html"),
        ("/404.html", "/404.html", "404.html"),
    ])
    func paths(written: String, path: String, output: String) throws {
        let address = try Address(path: written)
        #expect(address.path.unicodeScalars.elementsEqual(path.unicodeScalars))
        #expect(address.outputPath == output)
    }

    @Test(arguments: [
        "/../x", "/x/../\u{301}y", "/x/\u{301}/../../y", "/a/%2e%2e/b", "/a?b", "/a%3Fb", "/a#b", "/a\\b", "/a\u{0}b",
        "/%FF/",
        "/" + String(repeating: "x", count: 256),
    ])
    func refuses(written: String) {
        #expect(throws: AddressProblem.self) { try Address(path: written) }
    }

    @Test(arguments: [
        ("/", "/episodes/grid/", "episodes/grid/index.html", "episodes/grid/"),
        ("/episodes/grid/", "/", "../../index.html", "../../"),
        ("/episodes/grid/", "/episodes/mosaic/", "../mosaic/index.html", "../mosaic/"),
        ("/episodes/grid/", "/episodes/grid/", "index.html", "./"),
        ("/episodes/grid/", "/episodes/", "../index.html", "../"),
        ("/tags/css/", "/tags/css/page/2/", "page/2/index.html", "page/2/"),
        ("/404.html", "/tags/c/", "tags/c/index.html", "tags/c/"),
        ("/old/a.html", "/old/b.html", "b.html", "b.html"),
        ("/a/", "/b/c d\"é.html", "../b/c%20d%22%C3%A9.html", "../b/c%20d%22%C3%A9.html"),
        ("/a.html", "/b:c.html", "b%3Ac.html", "b%3Ac.html"),
    ])
    func links(page: String, target: String, file: String, folder: String) throws {
        let page = try Address(path: page)
        let target = try Address(path: target)
        #expect(target.link(from: page) == file)
        #expect(target.link(from: page, style: .folder) == folder)
    }

    @Test func filesKeepTheirNames() {
        let file = Address(file: "episodes/02 A & B #1?/cover (2).JPG")
        #expect(file.outputPath == "episodes/02 A & B #1?/cover (2).JPG")
        #expect(file.link(from: Address(file: "episodes/x.html")) == "02%20A%20%26%20B%20%231%3F/cover%20%282%29.JPG")
    }
}
