// swift-tools-version: 6.1
import PackageDescription

// Elsewhere the address of the repository stands here: .package(url: "https://…/sitegen", from: "0.1.0").
let package = Package(
    name: "Frames",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "sitegen", path: "../../..")],
    targets: [
        .executableTarget(
            name: "Frames",
            dependencies: [
                .product(name: "CompositionalLayout", package: "sitegen"),
                .product(name: "LayoutInspection", package: "sitegen"),
            ])
    ]
)
