import Foundation

/// The full path of the first name that `PATH` contains. A name with a slash is a path.
func findExecutable(_ names: [String]) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for name in names {
        let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
        if let found = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) { return found }
    }
    return nil
}
