import Foundation
import SiteEpisodes
import SitePublishing
import Testing

/// The metadata of an episode's page on a site written in a test.
struct ToldEpisode {
    let episode: Episode
    let catalog: Catalog
    let tags: [HeadTag]

    init(_ files: [String: String], path: String) throws {
        catalog = interpreted(files)
        episode = try #require(catalog.episode(path))
        var page = PageDescription(
            .episode(episode), address: episode.address, title: episode.title, summary: episode.summary,
            language: episode.language)
        page.versions = catalog.versions(of: episode)
        page.image = episode.image
        page.trail = [PageDescription.Step(title: catalog.site.title, address: .home)]
        tags = try Self.tags(of: page, in: catalog)
    }

    /// The lines of a page's head.
    static func tags(of page: PageDescription, in catalog: Catalog) throws -> [HeadTag] {
        try HeadTag.all(in: #require(PageMetadata(catalog)).markup(of: page)).map { try #require($0) }
    }

    /// The values of a property in order.
    func properties(_ name: String) -> [String] {
        tags.compactMap { if case .property(name, let content) = $0 { content } else { nil } }
    }

    func nodes() throws -> [[String: Any]] { try Self.nodes(tags) }

    static func nodes(_ tags: [HeadTag]) throws -> [[String: Any]] {
        let data = tags.compactMap { if case .structuredData(let bytes) = $0 { Data(bytes) } else { nil } }
        #expect(data.count <= 1)
        guard let data = data.first else { return [] }
        let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(document["@context"] as? String == "https://schema.org")
        return try #require(document["@graph"] as? [[String: Any]])
    }
}

/// A show with films, some of which lack data that search engines require.
let films = [
    "site.yml": """
    title: Reels
    description: Films & such.
    author: Nell
    baseURL: https://reels.example/show/
    """,
    "media/one.mp4": "12345", "media/one.jpg": "x",
    "episodes/one.md": """
    ---
    title: One <b>
    description: The first.
    date: 2026-01-02 10:00
    updated: 2026-01-03
    number: 1
    season: 2
    video: media/one.mp4
    duration: 10:00
    image: { src: media/one.jpg, alt: A reel }
    tags: [silver]
    categories: Old
    hosts: Nell
    guests: Ivo
    views: 12
    explicit: no
    chapters: ["0:00 Start", "1:00 Middle", "1:00 Same moment", "11:00 Too late"]
    ---
    """,
    "episodes/tube.md":
        "---\ntitle: Tube\ndate: 2026-01-01\nvideo: youtube:dQw4w9WgXcQ\nchapters: [\"0:00 A\", \"1:00 B\"]\n---\n",
    "episodes/undated.md": "---\ntitle: Undated\nvideo: media/one.mp4\nimage: media/one.jpg\n---\n",
    "episodes/bare.md": "---\ntitle: Bare\ndate: 2026-01-01\nvideo: media/one.mp4\n---\n",
    "episodes/words.md": "---\ntitle: Words\ndate: 2026-01-01\nnumber: 2.10\n---\nJust words.\n",
    "episodes/vim.md": "---\ntitle: Vim\ndate: 2026-01-01\nvideo: vimeo:76979871\nimage: media/one.jpg\n---\n",
]
