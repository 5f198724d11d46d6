import Foundation
import Testing

/// A small file system in memory, mounted on a folder.
struct MountedDisk {
    private let location: String

    init(_ location: String, options: String) throws {
        try FileManager.default.createDirectory(atPath: location, withIntermediateDirectories: true)
        self.location = location
        try #require(Self.run("mount", "-t", "tmpfs", "-o", options, "sitegen-test", location))
    }

    func makeReadOnly() throws { try #require(Self.run("mount", "-o", "remount,ro", location)) }

    func unmount() { _ = Self.run("umount", location) }

    /// True if this machine allows mounting.
    static let isPossible: Bool = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sitegen-mount-\(UUID().uuidString)").path()
        let made: Void? = try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        guard made != nil else { return false }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return run("mount", "-t", "tmpfs", "sitegen-test", folder) && run("umount", folder)
    }()

    private static func run(_ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}

extension Trait where Self == ConditionTrait {
    /// The test mounts its own file system.
    static var mounting: Self {
        .enabled(if: MountedDisk.isPossible, "mounting a small file system needs Linux and an administrator's rights")
    }
}
