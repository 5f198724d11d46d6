import CompositionalLayout
import Testing

@testable import SitePreview

@Suite struct InspectorQueryTests {
    @Test func aQueryIsRead() throws {
        let query = try #require(
            InspectorQuery("width=1260&height=900&measured=!~5k0..rs*5k0.*rs!7eo&page=/a=b&c/%C3%BC/"))
        #expect(query.page.text == "a=b&c/ü/")
        #expect(query.width == 1260 && query.height == 900 && query.textScale == 1)
        #expect(InspectorQuery("width=1260&height=900&text=2080&page=/")?.textScale == 1.3)
        // 7,200, 1,000 and 9,600 units of 1/960 px.
        let sections = [
            MeasuredSection(cells: [], boundary: []),
            MeasuredSection(
                cells: [
                    .init(height: 7.5), nil, .init(width: 7.5, height: 1000.0 / 960), .init(width: 1000.0 / 960),
                ], boundary: [.init(height: 10)]),
        ]
        #expect(query.measures == sections)
    }

    @Test(arguments: [
        "", "width=1&height=1", "width=1&height=1&page=", "width=1&height=1&page=a", "height=1&page=/",
        "width=0&height=1&page=/", "width=-1&height=1&page=/", "width=1.5&height=1&page=/",
        "width=100001&height=1&page=/", "width=99999999999999999999&height=1&page=/", "width=1&height=0&page=/",
        "width=1&height=1&text=0&page=/", "width=1&height=1&text=20.8&page=/", "width=1&width=2&height=1&page=/",
        "width=1&height=1&depth=1&page=/", "width&height=1&page=/",
        "width=1&height=1&measured=&page=/", "width=1&height=1&measured=1&page=/",
        "width=1&height=1&measured=1!2!3&page=/", "width=1&height=1&measured=1*2*3!&page=/",
        "width=1&height=1&measured=1*-2!&page=/",
        "width=1&height=1&measured=-1!&page=/",
        "width=1&height=1&measured=zzzzzzzzz!&page=/", "width=1&height=1&measured=zzzzzzzzzzzzzzzzzzzz!&page=/",
        "width=1&height=1&measured=%!&page=/", "width=1&height=1&page=/..%2f",
    ]) func anythingElseIsRefused(query: String) {
        #expect(InspectorQuery(query) == nil)
    }

    @Test func everyMeasureOfABrowserIsExact() throws {
        for count in [1, 63, 64, 15423] {
            for unit in [60.0, 64] {
                let height = Double(count) / unit
                let text = String(Int((height * 960).rounded()), radix: 36)
                #expect(try #require(MeasuredSection.read("\(text)!")).first?.cells == [.init(height: height)])
            }
        }
    }

    @Test(arguments: [
        ("/__sitegen/layout", "width=800&height=600&page=/", 200), ("/__sitegen/layout", "", 400),
        ("/__sitegen/layout", "width=800&height=600&page=/index.html", 200),
        ("/__sitegen/layout", "width=800&height=600&page=/none/", 404),
        ("/__sitegen/layout", "width=800&height=600&page=/../Content/index.md", 404),
        ("/__sitegen/layout", "width=800&height=600&measured=!~~~~~~!&page=/", 400),
        ("/__sitegen/layout", "width=800&height=600&measured=!~1.1.1.1.1.1.1.1.1.1.1!1.1.1~!~!&page=/", 200),
        ("/__sitegen/wireframe.svg", "width=800&height=600&page=/", 200),
        ("/__sitegen/wireframe.svg", "width=x&height=600&page=/", 400), ("/__sitegen/inspector.js", "", 200),
    ]) func theInspectorIsAnswered(path: String, query: String, status: Int) async throws {
        let scene = try await Self.scene()
        let request = Request(method: "GET", path: path, query: query, host: "localhost:1")
        #expect(Responder(hosts: .loopback).reply(to: request, in: scene).status == status)
        let post = Request(method: "POST", path: path, query: query, host: "localhost:1")
        #expect(Responder(hosts: .loopback).reply(to: post, in: scene).status == 405)
        let stranger = Request(method: "GET", path: path, query: query, host: "example.com")
        #expect(Responder(hosts: .loopback).reply(to: stranger, in: scene).status == 403)
    }

    private static func scene() async throws -> Scene {
        let site = try ThemedSite(["Content/episodes/a.md": "---\ntitle: A\ndate: 2026-05-01\n---\nText.\n"])
        return Scene(generation: nil, problems: []).following(await site.build(), in: site.folder.path)
    }
}
