import TestSupport

/// A small site to search, built and published into a folder that exists as long as the value.
struct SearchSite {
    private let folder: TemporaryFolder

    /// The absolute path of the output folder.
    var output: String { folder("Output") }

    private static let episodes = [
        "grids": """
        ---
        title: Grids by hand
        date: 2026-01-04
        tags: [layout]
        transcript: grids.vtt
        ---
        Rows first. A café is not a grid, and C++ has none.
        """,
        "containers": """
        ---
        title: Containers, not windows
        date: 2026-01-03
        tags: [layout, queries]
        ---
        What a container knows about its own width.
        """,
        "mention": """
        ---
        title: A long walk
        date: 2026-01-05
        ---
        We met no container on the way. <img src=x onerror="window.hurt = 1">
        """,
        "hostile": """
        ---
        title: "<img src=x onerror='window.hurt = 1'> marmalade"
        date: 2026-01-02
        description: "<script>window.hurt = 1</script> marmalade & toast"
        ---
        """,
        "tongues": """
        ---
        title: In many tongues
        date: 2025-12-31
        ---
        검색엔진과 찬물. ฉันอยู่กรุงเทพมหานคร อากาศดีมาก. 布局引擎. ភាសាខ្មែរ និង ພາສາລາວ. မြန်မာစာ.
        """,
        "queries": "---\ntitle: Asking twice\ndate: 2026-01-01\n---\nLayout queries, and more queries about layouts.\n",
    ]

    init() async throws {
        folder = try TemporaryFolder()
        var files = [
            "Site/Content/site.yml": "title: Search me\n",
            "Site/Content/episodes/grids.vtt":
                "WEBVTT\n\n00:01.000 --> 00:03.000\nHello.\n\n01:15.000 --> 01:17.000\nHere subgrid comes in.\n",
        ]
        for (name, text) in Self.episodes { files["Site/Content/episodes/\(name).md"] = text }
        try folder.add(files)
        try await folder.publishSite()
    }
}
