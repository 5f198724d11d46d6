import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

/// Facts about the file that is read, for readers of pictures and recordings.
struct AssetScope {
    var assets: AssetIndex
    /// The folder of the file, relative to the content folder.
    var folder: String
    /// Whether the file is withheld, so that it may name withheld files.
    var isHeldBack = false
}

extension Fields {
    /// Finds a file or checks an address. If the file is missing or withheld, it returns `nil` with a warning.
    mutating func asset(_ written: String, at position: SourcePosition, in scope: AssetScope) -> AssetLocation? {
        let written = written.trimmingBlanks
        if let path = scope.assets.path(for: written, from: scope.folder) {
            if scope.isHeldBack || !scope.assets.isHeldBack(path) { return .file(path: path) }
            report(
                .warning, "media.held-back", "'\(path)' is not published, because its path has a leading underscore",
                hint: "move the file, or rename the file or folder with the underscore", at: position)
            return nil
        }
        do {
            let address = try WebAddress(checking: written)
            if address.isRemote {
                checkFragment(of: .remote(address), written, at: position)
                return .remote(address)
            }
            let marks = written.utf8.contains { "#?".utf8.contains($0) } ? "; write '#' as %23 and '?' as %3F" : ""
            report(
                .warning, "media.missing-file", "there is no file '\(written)'",
                hint: WrittenPath.hint(for: written)
                    ?? "put it beside this file, or into the content folder, media, static, assets or public" + marks,
                at: position)
        } catch {
            report(.error, "address.unsafe", error.message, hint: error.hint, at: position)
        }
        return nil
    }

    /// Warns about a fragment, which browsers do not request: in `Episode #12.mp3` the file is `Episode `.
    private mutating func checkFragment(of location: AssetLocation, _ written: String, at position: SourcePosition) {
        guard location.type == nil, let mark = written.utf8.firstIndex(of: UInt8(ascii: "#")) else { return }
        let type = MediaType(ofPath: String(decoding: written.utf8[mark...].dropFirst(), as: UTF8.self))
        guard type.isAudio || type.isVideo || type.name.hasPrefix("image/") else { return }
        report(
            .warning, "media.fragment", "the text after '#' is not part of the file's address in '\(written)'",
            hint: "write '#' in a file's name as %23", at: position)
    }

    /// Reads an asset. `false` means none.
    mutating func asset(_ key: Key, in scope: AssetScope) -> AssetLocation? {
        guard let value = value(key), !value.isFalse else { return nil }
        if let text = value.text { return asset(text, at: value.position, in: scope) }
        reportWrongType(key, wants: "a file or an address", value, as: .warning)
        return nil
    }
}

extension Value {
    /// Whether the value is `false` without quotes.
    var isFalse: Bool {
        if case .scalar(let scalar) = kind { !scalar.isQuoted && scalar.text.lowercased() == "false" } else { false }
    }
}
