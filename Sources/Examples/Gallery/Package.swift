// swift-tools-version: 6.1
import PackageDescription

// Elsewhere the address of the repository stands here: .package(url: "https://…/sitegen", from: "0.1.0").
let package = Package(
    name: "Gallery",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "sitegen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Gallery",
            dependencies: [
                .product(name: "CompositionalLayout", package: "sitegen"),
                .product(name: "SiteBuilder", package: "sitegen"),
            ])
    ]
)
