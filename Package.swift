// swift-tools-version: 6.1
import PackageDescription

// The tests solve layouts and build sites for minutes; `./run test` has what does so optimised, its assertions kept. Packages that
// depend on this one may not set such flags, so they are not there without being asked for.
let testedSettings: [SwiftSetting] =
    Context.environment["SITEGEN_ENGINE"] == "optimized"
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

// The header alone is wanted, which lies where compilers look but on macOS; its package would have the library linked too.
#if os(macOS)
    let headersOfXXHash: String? = "libxxhash"
#else
    let headersOfXXHash: String? = nil
#endif

let package = Package(
    name: "sitegen",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
        .library(name: "GridCSS", targets: ["GridCSS"]),
        .library(name: "LayoutInspection", targets: ["LayoutInspection"]),
        .library(name: "SiteBuilder", targets: ["SiteBuilder"]),
        .executable(name: "sitegen", targets: ["sitegen"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // Documentation only: `swift package generate-documentation`. No target depends on it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        // MARK: C libraries, one door each
        .systemLibrary(
            name: "CCMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
            ]
        ),
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
            name: "CXXHash",
            pkgConfig: headersOfXXHash,
            providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]
        ),

        // libvips is loaded when the program runs, so that nothing of it is needed to build.
        .target(name: "CVips", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        // Two names that change places: Swift's view of the C library has no word for it.
        .target(name: "CExchange"),
        // The program's memory, and what its library is told; where another system than Linux runs, that one's own is as good.
        .systemLibrary(name: "CJemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]),
        .target(name: "CMalloc", dependencies: ["CJemalloc"]),

        // libcurl too: only links to other hosts need it.
        .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

        // MARK: Themes, scripts and styles inside the program
        .executableTarget(name: "sitegen-embed", path: "Sources/EmbedFilesTool"),
        .plugin(
            name: "EmbedFiles", capability: .buildTool(), dependencies: ["sitegen-embed"], path: "Sources/EmbedFiles"),

        // MARK: Modules, lowest first
        .target(name: "Diagnostics", dependencies: ["Markup"]),
        .target(name: "MediaFacts"),
        .target(name: "Markup", swiftSettings: testedSettings),
        .target(
            name: "FileSystem", dependencies: ["CExchange", "Diagnostics", "Markup", "MediaFacts"],
            swiftSettings: testedSettings),
        .target(
            name: "Publication", dependencies: ["Diagnostics", "FileSystem", "Markup", "MediaFacts"],
            swiftSettings: testedSettings),
        .target(name: "Stylesheets", swiftSettings: testedSettings),
        .target(name: "CompositionalLayout", swiftSettings: testedSettings),
        .target(name: "GridCSS", dependencies: ["CompositionalLayout"], swiftSettings: testedSettings),
        .target(name: "LayoutInspection", dependencies: ["CompositionalLayout", "Diagnostics", "GridCSS"]),
        .target(
            name: "Markdown",
            dependencies: ["CCMarkGFM", "CLibYAML", "Diagnostics", "Markup"],
            swiftSettings: testedSettings,
            linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
        .target(
            name: "Episodes", dependencies: ["Diagnostics", "Markdown", "Markup", "MediaFacts"],
            swiftSettings: testedSettings),
        .target(
            name: "Theming",
            dependencies: [
                "CompositionalLayout", "Diagnostics", "Episodes", "Markdown", "Markup", "MediaFacts", "Stylesheets",
            ],
            swiftSettings: testedSettings),
        .target(name: "EmbeddedThemes", dependencies: ["Theming"], plugins: ["EmbedFiles"]),
        .target(name: "XMLReading", dependencies: ["CExpat"], swiftSettings: testedSettings),
        .target(
            name: "Artwork", dependencies: ["CVips", "Diagnostics", "Stylesheets", "XMLReading"],
            swiftSettings: testedSettings),
        .target(name: "SocialCards", dependencies: ["Artwork", "CompositionalLayout"]),
        .target(
            name: "Publishing", dependencies: ["Diagnostics", "Episodes", "Markdown", "Markup", "MediaFacts"],
            swiftSettings: testedSettings),
        .target(
            name: "Pictures",
            dependencies: [
                "Artwork", "Diagnostics", "Episodes", "FileSystem", "GridCSS", "MediaFacts", "Publication",
                "SocialCards", "Theming",
            ],
            swiftSettings: testedSettings),
        .target(
            name: "SiteChecks",
            dependencies: [
                "CZlib", "Diagnostics", "Episodes", "FileSystem", "Markdown", "Markup", "Publication", "Stylesheets",
            ],
            swiftSettings: testedSettings),
        .target(
            name: "SiteBuilder",
            dependencies: [
                "Artwork", "CXXHash", "CompositionalLayout", "Diagnostics", "Episodes", "FileSystem", "GridCSS",
                "LayoutInspection", "Markdown", "Markup", "MediaFacts", "Pictures", "Publication", "Publishing",
                "SiteChecks", "SocialCards", "Stylesheets", "Theming", "XMLReading",
            ], swiftSettings: testedSettings),
        .target(
            name: "Authoring",
            dependencies: [
                "Diagnostics", "Episodes", "FileSystem", "Markdown", "Markup", "MediaFacts", "Publishing",
                "SiteBuilder", "XMLReading",
            ]),
        .target(
            name: "Preview",
            dependencies: [
                "CompositionalLayout", "Diagnostics", "Episodes", "FileSystem", "LayoutInspection", "Markup",
                "MediaFacts", "Publication", "SiteBuilder",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ], plugins: ["EmbedFiles"]),

        // MARK: Commands
        .executableTarget(
            name: "sitegen",
            dependencies: [
                "Authoring", "CCurl", .target(name: "CMalloc", condition: .when(platforms: [.linux])),
                "CompositionalLayout", "Diagnostics", "EmbeddedThemes", "Episodes", "FileSystem", "LayoutInspection",
                "Preview", "Publication", "Publishing", "SiteBuilder", "SiteChecks", "Theming",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "sitegen-benchmarks",
            dependencies: [
                "BenchmarkSites", "BrowserSupport", "CompositionalLayout", "Episodes", "GridCSS", "Publication",
                "SiteBuilder",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Benchmarks",
            exclude: ["Builds", "Generator", "Hugo", "README.md"]),
        .target(name: "BenchmarkSites", path: "Sources/Benchmarks/Generator"),
        .executableTarget(
            name: "sitegen-benchmark-builds",
            dependencies: [
                "BenchmarkSites", "CCMarkGFM", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Benchmarks/Builds"),
        .executableTarget(
            name: "sitegen-wireframes",
            dependencies: [
                "CompositionalLayout", "LayoutInspection",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Wireframes"),

        // MARK: Tests
        .target(name: "TestSupport", dependencies: ["Artwork"], path: "Tests/TestSupport"),
        .testTarget(name: "GridCSSTests", dependencies: ["GridCSS", "CompositionalLayout"]),
        .testTarget(
            name: "LayoutInspectionTests",
            dependencies: [
                "CompositionalLayout", "Diagnostics", "GridCSS", "LayoutInspection", "LayoutVectors", "SeededRandom",
            ],
            exclude: ["Goldens"]),
        .testTarget(name: "DocumentationTests", dependencies: ["CompositionalLayout", "sitegen-wireframes"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
        .testTarget(name: "StylesheetsTests", dependencies: ["Stylesheets"]),
        .testTarget(name: "XMLReadingTests", dependencies: ["XMLReading"]),
        .testTarget(name: "MediaFactsTests", dependencies: ["MediaFacts", "MediaFuzz"]),
        .testTarget(name: "FileSystemTests", dependencies: ["Diagnostics", "FileSystem", "TestSupport"]),
        .testTarget(
            name: "PublicationTests",
            dependencies: ["Diagnostics", "FileSystem", "Publication", "SeededRandom", "TestSupport"]),
        .testTarget(name: "MarkdownTests", dependencies: ["Diagnostics", "Markdown"]),
        .testTarget(
            name: "CompositionalLayoutTests",
            dependencies: ["CompositionalLayout", "LayoutVectors", "SeededRandom"]),
        .testTarget(name: "EpisodesTests", dependencies: ["Diagnostics", "Episodes", "Markdown", "MediaFacts"]),
        .testTarget(
            name: "ThemingTests",
            dependencies: ["CompositionalLayout", "Diagnostics", "Episodes", "Markdown", "Markup", "Theming"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "AuthoringTests",
            dependencies: ["Authoring", "Diagnostics", "Episodes", "Markdown", "SeededRandom", "TestSupport"],
            exclude: ["Judges/judge.py"]),
        .testTarget(
            name: "ArtworkTests", dependencies: ["Artwork", "PictureFuzz", "SeededRandom", "TestSupport"],
            exclude: ["Colors/judge-colors.py"]),
        .testTarget(
            name: "SocialCardsTests", dependencies: ["Artwork", "CompositionalLayout", "SocialCards", "TestSupport"]),
        .testTarget(
            name: "PublishingTests",
            dependencies: [
                "Diagnostics", "Episodes", "Markdown", "Markup", "MediaFacts", "Publishing", "TestSupport",
            ],
            exclude: ["Goldens", "Search/Tables"]),
        .testTarget(name: "SiteChecksTests", dependencies: ["Diagnostics", "SiteChecks"]),
        .testTarget(
            name: "SiteBuilderTests",
            dependencies: [
                "Artwork", "CompositionalLayout", "Diagnostics", "EmbeddedThemes", "Episodes", "FileSystem", "GridCSS",
                "LayoutInspection", "Pictures", "Publication", "SeededRandom", "SiteBuilder", "SiteChecks",
                "SocialCards", "TestSupport",
            ]),
        .testTarget(
            name: "SitegenTests",
            dependencies: [
                "Bombs", "SeededRandom", "sitegen", "TestSupport", .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            exclude: ["Feeds/read-feeds.py", "Hostile/judge-output.py", "Hostile/Sites", "WrongSites"]),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "BrowserSupport", "CompositionalLayout", "Diagnostics", "Episodes", "FileSystem", "Preview",
                "Publication", "SeededRandom", "SiteBuilder", "TestSupport",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),

        .target(name: "Bombs", path: "Tests/Bombs"),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(
            name: "LayoutVectors", dependencies: ["CompositionalLayout"], path: "Tests/LayoutVectors",
            exclude: ["data"]),
        .target(
            name: "LayoutFuzz",
            dependencies: ["CompositionalLayout", "Diagnostics", "GridCSS", "SeededRandom", "Theming"],
            path: "Tests/LayoutFuzz"),
        .testTarget(name: "LayoutFuzzTests", dependencies: ["LayoutFuzz"]),
        .target(name: "MediaFuzz", dependencies: ["MediaFacts", "SeededRandom"], path: "Tests/MediaFuzz"),
        .target(name: "PictureFuzz", dependencies: ["Artwork", "SeededRandom"], path: "Tests/PictureFuzz"),
        .executableTarget(
            name: "sitegen-fuzz",
            dependencies: [
                "Bombs", "LayoutFuzz", "MediaFuzz", "PictureFuzz",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/FuzzTool"),

        // MARK: Tests in a real browser
        .target(
            name: "BrowserSupport",
            dependencies: [
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            path: "Tests/BrowserSupport", swiftSettings: testedSettings),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "Artwork", "BrowserSupport", "CompositionalLayout", "Diagnostics", "Episodes", "GridCSS",
                "LayoutVectors", "Preview", "Publication", "SeededRandom", "SiteBuilder", "TestSupport", "Theming",
            ],
            exclude: ["Fixtures"]),
    ]
)
