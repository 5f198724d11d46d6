import Testing

@testable import SiteEpisodes

/// Files beside a picture that contain it in other widths.
@Suite struct PictureCandidateTests {
    @Test(
        arguments: [
            ("media/a@480w.jpg", "media/a.jpg", 480), ("a@1w.png", "a.png", 1),
            ("x/a@b@20000w.webp", "x/a@b.webp", 20_000),
            ("a@480.jpg", nil, 0), ("a@w.jpg", nil, 0), ("a@0w.jpg", nil, 0), ("a@20001w.jpg", nil, 0),
            ("a@-4w.jpg", nil, 0),
            ("a@4 w.jpg", nil, 0), ("a@480w", nil, 0), ("x@480w.d/a.jpg", nil, 0), ("a@2x.jpg", nil, 0),
            ("a@٤w.jpg", nil, 0),
            ("a@999999999999999999999w.jpg", nil, 0), ("a.jpg", nil, 0), ("", nil, 0),
        ] as [(String, String?, Int)])
    func names(path: String, original: String?, width: Int) {
        let found = PictureCandidates.original(of: path)
        #expect(found?.path == original)
        #expect((found?.width ?? 0) == width)
    }

    @Test func picturesKnowThem() throws {
        let (episode, diagnostics) = try episode(
            "image: { src: /media/a.jpg, alt: A }",
            with: [
                "media/a.jpg": "", "media/a@960w.jpg": "", "media/a@480w.jpg": "", "media/a@480w.png": "",
                "media/b@480w.jpg": "",
            ])
        #expect(diagnostics.isEmpty)
        let picture = try #require(episode?.image)
        #expect(picture.candidates.map(\.width) == [480, 960])
        #expect(picture.candidates.first?.location == .file(path: "media/a@480w.jpg"))
    }
}
