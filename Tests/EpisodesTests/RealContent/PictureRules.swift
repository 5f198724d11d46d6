import Testing

@testable import SiteEpisodes

@Suite("Real content: pictures") struct PictureRules {
    @Test(
        "rule 47: a picture is found however it is named",
        arguments: [
            ("/media/img/x.jpg", "media/img/x.jpg"), ("media/img/x.jpg", "media/img/x.jpg"),
            ("img/x.jpg", "media/img/x.jpg"), ("/img/x.jpg", "media/img/x.jpg"), ("./a.png", "episodes/a.png"),
            ("a.png", "episodes/a.png"), ("'a.png'", "episodes/a.png"), ("../media/img/x.jpg", "media/img/x.jpg"),
            ("episode/img/y.jpg", "static/episode/img/y.jpg"), ("/episode/img/y.jpg", "static/episode/img/y.jpg"),
            ("img/with blank.jpg", "media/img/with blank.jpg"), ("img/with%20blank.jpg", "media/img/with blank.jpg"),
        ])
    func places(written: String, path: String) throws {
        let files = [
            "media/img/x.jpg": "x", "episodes/a.png": "x", "static/episode/img/y.jpg": "x",
            "media/img/with blank.jpg": "x",
        ]
        for line in ["image: \(written)", "cover: \(written)", "header_image: { src: \(written) }"] {
            let (episode, diagnostics) = try episode(line, with: files)
            #expect(episode?.image?.location == .file(path: path), "\(line)")
            #expect(diagnostics.isEmpty)
        }
    }

    @Test("rule 47: an address on the web stays")
    func remote() throws {
        let (episode, diagnostics) = try episode("image: https://e.com/x.jpg")
        guard case .remote(let address)? = episode?.image?.location else {
            Issue.record("no remote picture")
            return
        }
        #expect(address.text == "https://e.com/x.jpg")
        #expect(diagnostics.isEmpty)
    }

    @Test("rule 47: without the file there is no picture, a warning, and the episode")
    func missing() throws {
        let (episode, diagnostics) = try episode("image: /img/gone.jpg")
        #expect(episode != nil && episode?.image == nil)
        #expect(diagnostics.ids == ["media.missing-file"])
        #expect(diagnostics.first?.position?.line == 4)
    }

    @Test(
        "rule 48: every kind of picture",
        arguments: ["x.jpg", "x.jpeg", "x.JPG", "x.png", "x.svg", "x.webp", "x.gif", "x.avif"])
    func kinds(name: String) throws {
        let (episode, diagnostics) = try episode("image: \(name)", with: ["media/\(name)": "x"])
        #expect(episode?.image?.location == .file(path: "media/\(name)"))
        #expect(AssetLocation.file(path: name).type?.name.hasPrefix("image/") == true)
        #expect(diagnostics.isEmpty)
    }
}
