/// A package that depends on this one and on another one with targets of common names.
enum Consumer {
    private static let modules = [
        "Bombs", "BrowserSupport", "CCurl", "CVips", "Diagnostics", "FileSystem", "LayoutVectors", "Markdown",
        "Publication", "SeededRandom", "TestSupport",
    ]

    /// - Parameter sitegen: the folder of this package.
    static func files(sitegen: String) -> [String: String] {
        var files = [
            "Others/Package.swift": others, "Consumer/Package.swift": manifest(sitegen: sitegen),
            "Consumer/Sources/Consumer/Consumer.swift": program,
        ]
        for module in modules {
            files["Others/Sources/\(module)/\(module).swift"] = "public let nameOf\(module) = \"\(module)\"\n"
        }
        return files
    }

    private static var others: String {
        let names = modules.map { "\"\($0)\"" }.joined(separator: ", ")
        let targets = modules.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "Others", products: [.library(name: "Others", targets: [\(names)])], targets: [\(targets)])

            """
    }

    private static func manifest(sitegen: String) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Consumer",
            platforms: [.macOS(.v15)],
            dependencies: [.package(name: "sitegen", path: "\(sitegen)"), .package(path: "../Others")],
            targets: [
                .executableTarget(
                    name: "Consumer",
                    dependencies: [
                        .product(name: "CompositionalLayout", package: "sitegen"),
                        .product(name: "GridCSS", package: "sitegen"),
                        .product(name: "LayoutInspection", package: "sitegen"),
                        .product(name: "SiteBuilder", package: "sitegen"),
                        .product(name: "Others", package: "Others"),
                    ])
            ])

        """
    }

    /// Types of our public interface are named without an import of the modules that define them.
    private static let program = """
        import CompositionalLayout
        import SiteBuilder
        \(modules.map { "import \($0)" }.joined(separator: "\n"))

        struct Size {}
        struct Rect {}
        enum Axis { case x }

        @main struct Consumer {
            static func main() async {
                let layout = CollectionLayout { _, _ in
                    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90))
                    return LayoutSection(
                        group: .horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 2))
                }
                let container = CompositionalLayout.Size<Double>(width: 640, height: 480)
                let cells = layout.solve(in: container, itemCounts: [4]).frames().sections[0].items
                let last: CompositionalLayout.Rect<Double> = cells[3]
                print(last.x, last.y, Size(), Rect(), Axis.x)
                print(\(modules.map { "nameOf\($0)" }.joined(separator: ", ")))
                await build()
            }

            static func build() async {
                var options = BuildOptions()
                options.base = try? BaseAddress(parsing: "https://example.com/show/")
                options.includesDrafts = true
                options.cacheFolder = nil
                do throws(BuildFailure) {
                    let result: BuildResult = try await Site(folder: "nowhere", options: options).build(into: "Output")
                    let publication: Publication = result.publication
                    print(publication.written, publication.unchanged, publication.deleted, result.counts.episodes)
                } catch {
                    for problem: Diagnostic in error.diagnostics {
                        let place = problem.position.map { (position: SourcePosition) in "\\(position.line)" } ?? ""
                        print(problem.severity, problem.id, problem.message, problem.hint ?? "", place)
                    }
                }
            }
        }

        """
}
