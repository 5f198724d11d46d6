// swift-tools-version: 6.1
import PackageDescription

// The tests solve layouts and build sites for minutes; `./run test` has what does so optimised, its assertions kept. Packages that
// depend on this one may not set such flags, so they are not there without being asked for.
let testedSettings: [SwiftSetting] =
    Context.environment["SITEGEN_ENGINE"] == "optimized"
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

// `sitegen --version` prints the first text, and `sitegen script` uses the second. `./run` and the release workflow set them.
let buildFacts: [CSetting] = ["SITEGEN_BUILD", "SITEGEN_RELEASE"].map { name in
    .define(name, to: "\"\(Context.environment[name] ?? "")\"")
}

// The header alone is wanted, which lies where compilers look but on macOS; its package would have the library linked too.
#if os(macOS)
    let headersOfXXHash: String? = "libxxhash"
#else
    let headersOfXXHash: String? = nil
#endif

// Debian's libstemmer lies where compilers look. Homebrew's does not, and `./run` says where it is.
#if os(macOS)
    let packageOfStemmer: String? = "libstemmer"
#else
    let packageOfStemmer: String? = nil
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
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // Documentation only: `swift package generate-documentation`. No target depends on it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        // MARK: C libraries, one door each
        .systemLibrary(
            name: "CSitegenMarkGFM",
            pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
            ]
        ),
        .systemLibrary(
            name: "CSitegenGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
        .systemLibrary(
            name: "CSitegenYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(name: "CSitegenZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CSitegenExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
            name: "CSitegenXXHash",
            pkgConfig: headersOfXXHash,
            providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]
        ),

        .systemLibrary(
            name: "CSitegenStemmer", pkgConfig: packageOfStemmer,
            providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]),

        // libvips is loaded when the program runs, so that nothing of it is needed to build.
        .target(name: "CSitegenVips", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        // Two names that change places: Swift's view of the C library has no word for it.
        .target(name: "CSitegenExchange"),

        .target(name: "CSitegenVersion", cSettings: buildFacts),

        // libcurl too: only links to other hosts need it.
        .target(name: "CSitegenCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

        // FreeType too: only themes with fonts need it.
        .target(name: "CSitegenFreeType", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),

        // MARK: Themes, scripts and styles inside the program
        .executableTarget(name: "sitegen-embed", path: "Sources/EmbedFilesTool"),
        .plugin(
            name: "EmbedFiles", capability: .buildTool(), dependencies: ["sitegen-embed"], path: "Sources/EmbedFiles"),

        // MARK: Modules, lowest first
        .target(name: "SiteDiagnostics", dependencies: ["SiteMarkup"], swiftSettings: testedSettings),
        .target(name: "SiteMediaFacts"),
        .target(name: "SiteCode", swiftSettings: testedSettings),
        .target(name: "SiteMarkup", swiftSettings: testedSettings),
        .target(
            name: "SiteFileSystem",
            dependencies: ["CSitegenExchange", "CSitegenXXHash", "SiteDiagnostics", "SiteMarkup", "SiteMediaFacts"],
            swiftSettings: testedSettings),
        .target(
            name: "SitePublication",
            dependencies: ["SiteDiagnostics", "SiteFileSystem", "SiteMarkup", "SiteMediaFacts"],
            swiftSettings: testedSettings),
        .target(name: "SiteStylesheets", swiftSettings: testedSettings),
        // Rounding is in the C library of mathematics, which a program without Foundation does not link by itself.
        .target(
            name: "CompositionalLayout", swiftSettings: testedSettings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "GridCSS", dependencies: ["CompositionalLayout"], swiftSettings: testedSettings),
        .target(name: "LayoutInspection", dependencies: ["CompositionalLayout", "SiteDiagnostics", "GridCSS"]),
        .target(
            name: "SiteMarkdown",
            dependencies: [
                "CSitegenGumbo", "CSitegenMarkGFM", "CSitegenYAML", "SiteCode", "SiteDiagnostics", "SiteMarkup",
            ],
            swiftSettings: testedSettings,
            linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
        .target(
            name: "SiteEpisodes", dependencies: ["SiteDiagnostics", "SiteMarkdown", "SiteMarkup", "SiteMediaFacts"],
            swiftSettings: testedSettings),
        .target(
            name: "SiteTheming",
            dependencies: [
                "CSitegenFreeType", "CompositionalLayout", "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem",
                "SiteMarkdown",
                "SiteMarkup", "SiteMediaFacts", "SiteStylesheets",
            ],
            swiftSettings: testedSettings),
        .target(name: "SiteEmbeddedThemes", dependencies: ["SiteTheming"], plugins: ["EmbedFiles"]),
        .target(name: "SiteXMLReading", dependencies: ["CSitegenExpat", "SiteMarkup"], swiftSettings: testedSettings),
        .target(
            name: "SiteArtwork",
            dependencies: ["CSitegenVips", "SiteDiagnostics", "SiteStylesheets", "SiteXMLReading"],
            swiftSettings: testedSettings),
        .target(name: "SiteSocialCards", dependencies: ["SiteArtwork", "CompositionalLayout", "SiteDiagnostics"]),
        .target(
            name: "SitePublishing",
            dependencies: [
                "CSitegenStemmer", "SiteDiagnostics", "SiteEpisodes", "SiteMarkdown", "SiteMarkup", "SiteMediaFacts",
            ],
            swiftSettings: testedSettings),
        .target(
            name: "SitePictures",
            dependencies: [
                "SiteArtwork", "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem", "GridCSS", "SiteMediaFacts",
                "SitePublication",
                "SiteSocialCards", "SiteTheming",
            ],
            swiftSettings: testedSettings),
        .target(
            name: "SiteChecks",
            dependencies: [
                "CSitegenZlib", "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem", "SiteMarkdown", "SiteMarkup",
                "SitePublication", "SiteStylesheets",
            ],
            swiftSettings: testedSettings),
        .target(
            name: "SiteBuilder",
            dependencies: [
                "SiteArtwork", "CompositionalLayout", "SiteDiagnostics", "SiteEpisodes",
                "SiteFileSystem", "GridCSS",
                "LayoutInspection", "SiteMarkdown", "SiteMarkup", "SiteMediaFacts", "SitePictures", "SitePublication",
                "SitePublishing",
                "SiteChecks", "SiteEmbeddedThemes", "SiteSocialCards", "SiteStylesheets", "SiteTheming",
                "SiteXMLReading",
            ], swiftSettings: testedSettings),
        .target(
            name: "SiteDeployment",
            dependencies: [
                "CSitegenCurl", "SiteChecks", "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem", "SiteMediaFacts",
                "SitePictures",
                "SitePublication",
                "SitePublishing", "SiteXMLReading",
            ]),
        .target(
            name: "SiteAuthoring",
            dependencies: [
                "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem", "SiteMarkdown", "SiteMarkup", "SiteMediaFacts",
                "SitePublishing",
                "SiteBuilder", "SiteXMLReading",
            ], plugins: ["EmbedFiles"]),
        .target(
            name: "SitePreview",
            dependencies: [
                "CompositionalLayout", "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem", "LayoutInspection",
                "SiteMarkup",
                "SiteMediaFacts", "SitePublication", "SiteBuilder",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ], plugins: ["EmbedFiles"]),

        // MARK: Commands
        .executableTarget(
            name: "sitegen",
            dependencies: [
                "SiteAuthoring", "CSitegenCurl", "CSitegenVersion",
                "CompositionalLayout", "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem",
                "LayoutInspection",
                "SiteDeployment", "SitePreview", "SitePublication", "SitePublishing", "SiteBuilder", "SiteChecks",
                "SiteTheming",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], plugins: ["EmbedFiles"]),
        .executableTarget(
            name: "sitegen-benchmarks",
            dependencies: [
                "BenchmarkSites", "BrowserSupport", "CompositionalLayout", "SiteEpisodes", "GridCSS", "SitePublication",
                "SiteBuilder",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Benchmarks",
            exclude: ["Builds", "Generator", "Hugo", "README.md"]),
        .target(name: "BenchmarkSites", path: "Sources/Benchmarks/Generator"),
        .executableTarget(
            name: "sitegen-benchmark-builds",
            dependencies: [
                "BenchmarkSites", "CSitegenMarkGFM", .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
        .target(name: "TestSupport", dependencies: ["SiteArtwork"], path: "Tests/TestSupport"),
        .testTarget(name: "GridCSSTests", dependencies: ["GridCSS", "CompositionalLayout"]),
        .testTarget(
            name: "LayoutInspectionTests",
            dependencies: [
                "CompositionalLayout", "SiteDiagnostics", "GridCSS", "LayoutInspection", "LayoutVectors",
                "SeededRandom",
            ],
            exclude: ["Goldens"]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["CompositionalLayout", "GridCSS", "SiteBuilder", "sitegen-wireframes", "TestSupport"]),
        .testTarget(name: "DeploymentTests", dependencies: ["SeededRandom", "SiteDeployment", "SiteDiagnostics"]),
        .testTarget(name: "ExampleTests", dependencies: ["TestSupport"]),
        .testTarget(name: "DiagnosticsTests", dependencies: ["SiteDiagnostics", "SiteMarkup"]),
        .testTarget(name: "CodeTests", dependencies: ["SiteCode", "SeededRandom"]),
        .testTarget(name: "MarkupTests", dependencies: ["SiteMarkup"]),
        .testTarget(name: "StylesheetsTests", dependencies: ["SiteStylesheets"]),
        .testTarget(name: "XMLReadingTests", dependencies: ["SiteXMLReading"]),
        .testTarget(name: "MediaFactsTests", dependencies: ["SiteMediaFacts", "MediaFuzz"]),
        .testTarget(name: "FileSystemTests", dependencies: ["SiteDiagnostics", "SiteFileSystem", "TestSupport"]),
        .testTarget(
            name: "PublicationTests",
            dependencies: ["SiteDiagnostics", "SiteFileSystem", "SitePublication", "SeededRandom", "TestSupport"]),
        .testTarget(
            name: "MarkdownTests", dependencies: ["SiteDiagnostics", "SiteMarkdown", "SiteMarkup", "TestSupport"],
            exclude: ["Readme/judge-readme.py", "TreeConstruction/known-failures.txt"]),
        .testTarget(
            name: "CompositionalLayoutTests",
            dependencies: ["CompositionalLayout", "LayoutVectors", "SeededRandom"]),
        .testTarget(
            name: "EpisodesTests",
            dependencies: ["SiteDiagnostics", "SiteEpisodes", "SiteMarkdown", "SiteMarkup", "SiteMediaFacts"]),
        .testTarget(
            name: "ThemingTests",
            dependencies: [
                "CompositionalLayout", "SeededRandom", "SiteDiagnostics", "SiteEpisodes", "SiteMarkdown", "SiteMarkup",
                "SiteTheming", "TestSupport",
            ],
            exclude: ["Fixtures", "Fonts/judge-fonts.py"]),
        .testTarget(
            name: "AuthoringTests",
            dependencies: [
                "SiteAuthoring", "SiteDiagnostics", "SiteEpisodes", "SiteMarkdown", "SeededRandom", "TestSupport",
            ],
            exclude: ["Judges/judge.py"]),
        .testTarget(
            name: "ArtworkTests",
            dependencies: [
                "SiteArtwork", "SiteFileSystem", "SitePictures", "PictureFuzz", "SeededRandom", "TestSupport",
            ],
            exclude: ["Colors/judge-colors.py", "Facts/judge-facts.py", "Turns/judge-turns.py"]),
        .testTarget(
            name: "SocialCardsTests",
            dependencies: ["SiteArtwork", "CompositionalLayout", "SiteSocialCards", "TestSupport"]),
        .testTarget(
            name: "PublishingTests",
            dependencies: [
                "SiteDiagnostics", "SiteEpisodes", "SiteMarkdown", "SiteMarkup", "SiteMediaFacts", "SitePublishing",
                "TestSupport",
            ],
            exclude: ["Goldens", "Search/Tables"]),
        .testTarget(name: "SiteChecksTests", dependencies: ["SiteDiagnostics", "SiteChecks"]),
        .testTarget(
            name: "SiteBuilderTests",
            dependencies: [
                "SiteArtwork", "CompositionalLayout", "SiteDiagnostics", "SiteEmbeddedThemes", "SiteEpisodes",
                "SiteFileSystem", "GridCSS",
                "LayoutInspection", "SiteMarkdown", "SitePictures", "SitePublication", "SeededRandom", "SiteBuilder",
                "SiteChecks", "SiteSocialCards", "TestSupport",
            ],
            exclude: ["Pictures/write-photographs.py", "Themes/read-table.py"]),
        .testTarget(
            name: "SitegenTests",
            dependencies: [
                "Bombs", "SeededRandom", "sitegen", "TestSupport", .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            exclude: [
                "Deploy/deployed_site.py", "Deploy/faults.py", "Deploy/judge-announce.py", "Deploy/judge-deploy.py",
                "Deploy/judge-faults.py", "Deploy/judge-logins.py", "Deploy/judge-media.py", "Deploy/sftp_server.py",
                "Distribution/Runners",
                "Feeds/podcast-namespace-example.xml", "Feeds/read-feeds.py", "Hostile/Sites",
                "Hostile/judge-output.py", "OldSites", "Schemas/judge-schemas.py",
                "SharedCache/judge-cache.py", "WrongSites", "judge-import.py",
            ]),
        .testTarget(
            name: "PreviewTests",
            dependencies: [
                "BrowserSupport", "CompositionalLayout", "SiteDiagnostics", "SiteEpisodes", "SiteFileSystem",
                "SitePreview",
                "SitePublication", "SeededRandom", "SiteBuilder", "TestSupport",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),

        .target(name: "Bombs", path: "Tests/Bombs", swiftSettings: testedSettings),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(
            name: "LayoutVectors", dependencies: ["CompositionalLayout"], path: "Tests/LayoutVectors",
            exclude: ["data"]),
        .target(
            name: "LayoutFuzz",
            dependencies: ["CompositionalLayout", "SiteDiagnostics", "GridCSS", "SeededRandom", "SiteTheming"],
            path: "Tests/LayoutFuzz"),
        .testTarget(name: "LayoutFuzzTests", dependencies: ["LayoutFuzz"]),
        .target(name: "MediaFuzz", dependencies: ["SiteMediaFacts", "SeededRandom"], path: "Tests/MediaFuzz"),
        .target(name: "PictureFuzz", dependencies: ["SiteArtwork", "SeededRandom"], path: "Tests/PictureFuzz"),
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
                "SiteArtwork", "BrowserSupport", "CompositionalLayout", "SiteDiagnostics", "SiteEpisodes", "GridCSS",
                "LayoutVectors", "SiteMarkdown", "SitePreview", "SitePublication", "SeededRandom", "SiteBuilder",
                "TestSupport",
                "SiteTheming",
            ],
            exclude: ["Fixtures", "HostileHTML/read-vectors.py"]),
    ]
)
