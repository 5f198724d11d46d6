import SiteDiagnostics
import SiteMarkdown
import SiteMediaFacts

/// What readers of pictures and recordings need to know about the file they read.
struct AssetScope {
    var assets: AssetIndex
    /// Folder of the file that is read, relative to the content folder.
    var folder: String
    /// Whether the file waits itself, so that it may name others that do.
    var isHeldBack = false
}

extension Fields {
    /// Finds a file or checks an address; `nil` and a warning when there is no such file, or it is held back. The page does without.
    mutating func asset(_ written: String, at position: SourcePosition, in scope: AssetScope) -> AssetLocation? {
        let written = written.trimmingBlanks
        if let path = scope.assets.path(for: written, from: scope.folder) {
            if scope.isHeldBack || !scope.assets.isHeldBack(path) { return .file(path: path) }
            report(
                .warning, "media.held-back", "'\(path)' is not published: the underscore in its path holds it back",
                hint: "move it, or rename what begins with an underscore", at: position)
            return nil
        }
        do {
            let address = try WebAddress(checking: written)
            if address.isRemote {
                checkFragment(of: .remote(address), written, at: position)
                return .remote(address)
            }
            let marks = written.utf8.contains { "#?".utf8.contains($0) } ? "; in a name '#' is %23 and '?' is %3F" : ""
            report(
                .warning, "media.missing-file", "there is no file '\(written)'",
                hint: WrittenPath.hint(for: written)
                    ?? "looked beside this file, in the content folder, in media, static, assets and public" + marks,
                at: position)
        } catch {
            report(.error, "address.unsafe", error.message, hint: error.hint, at: position)
        }
        return nil
    }

    /// What stands behind `#` is never asked for: `Episode #12.mp3` is a file that is called `Episode `.
    private mutating func checkFragment(of location: AssetLocation, _ written: String, at position: SourcePosition) {
        guard location.type == nil, let mark = written.utf8.firstIndex(of: UInt8(ascii: "#")) else { return }
        let type = MediaType(ofPath: String(decoding: written.utf8[mark...].dropFirst(), as: UTF8.self))
        guard type.isAudio || type.isVideo || type.name.hasPrefix("image/") else { return }
        report(
            .warning, "media.fragment", "what stands behind '#' is no part of the file's address in '\(written)'",
            hint: "in the name of a file write '#' as %23", at: position)
    }

    /// An asset named by a key; `false` is a way to say none.
    mutating func asset(_ key: Key, in scope: AssetScope) -> AssetLocation? {
        guard let value = value(key), !value.isFalse else { return nil }
        if let text = value.text { return asset(text, at: value.position, in: scope) }
        reportWrongType(key, wants: "a file or an address", value, as: .warning)
        return nil
    }
}

extension Value {
    /// Written as `false`, without quotes.
    var isFalse: Bool {
        if case .scalar(let scalar) = kind { !scalar.isQuoted && scalar.text.lowercased() == "false" } else { false }
    }
}
