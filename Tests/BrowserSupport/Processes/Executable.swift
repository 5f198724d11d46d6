import Foundation

/// The first of `names` that `PATH` knows, as a full path; a name with a slash stands for itself.
func findExecutable(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for name in names {
        let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        if let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) { return found }
    }
    return nil
}
