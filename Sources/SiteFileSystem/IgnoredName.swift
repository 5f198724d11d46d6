import SiteDiagnostics
import SiteMediaFacts

/// Files that editors, systems and programs leave behind and that no author wants to publish. They are recognised by
/// name.
enum IgnoredName: Hashable {
    /// Hidden files, and files that a system creates. They are not reported.
    case system
    case backup, lock, conflict, merge, unfinished

    /// `nil` for the name of a file to read.
    /// - Parameter isFile: `false` if the name may be that of a folder.
    init?(_ name: String, isFile: Bool) {
        let text = Substring(name)
        if name.hasPrefix(".#") || name.hasPrefix("~$") || isFile && name == "4913" {
            self = .lock
        } else if name.utf8.first == UInt8(ascii: ".") {
            if Self.kept.contains(name) { return nil }
            self = .system
        } else if Self.ofSystems.contains(name.lowercased()) {
            self = .system
        } else if text.isInHashes || name.utf8.last == UInt8(ascii: "~") {
            self = .backup
        } else if let found = Self(ending: text) {
            self = found
        } else if text.isConflict {
            self = .conflict
        } else if text.isOfMerge {
            self = .merge
        } else if isFile && text.isCopyOfText {
            self = .backup
        } else {
            return nil
        }
    }

    private static let kept: Set<String> = [".well-known", ".nojekyll", ".htaccess"]
    /// Names that Windows, macOS and Synology devices create.
    private static let ofSystems: Set<String> = [
        "thumbs.db", "ehthumbs.db", "desktop.ini", "icon\r", "__macosx", "$recycle.bin", "system volume information",
        "@eadir", "#recycle", "lost+found",
    ]

    /// Recognises the last extension, ignoring the number of a copy: `a.bak`, `a.bak2`, `a.orig.1`.
    private init?(ending name: Substring) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = name[dot...].dropFirst().lowercased()
        if let kind = Self.endings[ending] {
            self = kind
        } else if ending.hasSuffix("___jb_tmp___") || ending.hasSuffix("___jb_old___") {
            self = .unfinished
        } else if ending.utf8.last.map(isDigit) ?? false {
            let word = ending.prefix { !$0.isNumber }
            let before = word.isEmpty ? name[..<dot].split(separator: ".").dropFirst().last?.lowercased() : String(word)
            guard let before, Self.endings[before] == .backup else { return nil }
            self = .backup
        } else {
            return nil
        }
    }

    private static let endings: [String: IgnoredName] = [
        "bak": .backup, "backup": .backup, "bkp": .backup, "orig": .backup, "old": .backup, "save": .backup,
        "wbk": .backup, "swp": .lock, "swo": .lock, "rej": .merge, "conflict": .conflict,
        "tmp": .unfinished, "temp": .unfinished, "part": .unfinished, "partial": .unfinished,
        "crdownload": .unfinished, "download": .unfinished, "opdownload": .unfinished, "filepart": .unfinished,
    ]

    /// - Parameter path: The path of the file, as messages name it.
    /// - Returns: A hint `content.left-over`; `nil` for system files.
    func diagnostic(at path: String) -> Diagnostic? {
        let reason: String
        switch self {
        case .system: return nil
        case .backup: reason = "a backup copy"
        case .lock: reason = "an editor's lock file"
        case .conflict: reason = "a synchronisation conflict"
        case .merge: reason = "a file that a merge left behind"
        case .unfinished: reason = "an unfinished download"
        }
        return Diagnostic(
            .hint, id: "content.left-over", "this is ignored: its name is that of \(reason)",
            hint: "remove it; to publish it, give it a different name", path: path)
    }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

extension Substring {
    /// True for `#notes.md#`, the name of an Emacs auto-save file.
    fileprivate var isInHashes: Bool {
        utf8.first == UInt8(ascii: "#") && utf8.last == UInt8(ascii: "#")
    }

    /// True for the names that Syncthing, Dropbox, Nextcloud, Seafile, Synology, pCloud and others give to one of two
    /// versions of a file. A title with the word `conflict` does not count: the words must be in brackets or marked in
    /// a way that titles are not.
    fileprivate var isConflict: Bool {
        let name = lowercased()
        guard name.contains("onfli") || name.contains("case clash") else { return false }
        if name.contains(#/[._-]conflict-\d{6,}/#) || name.contains(#/-\d{4,6}-\d{4}_conflict(\.\w+)?$/#) {
            return true
        }
        guard let open = name.firstIndex(where: { $0 == "(" || $0 == "[" }),
            let close = name.lastIndex(where: { $0 == ")" || $0 == "]" }), open < close
        else { return false }
        let words = name[name.index(after: open)..<close]
        if words == "conflict" || words == "conflicted" { return true }
        return words.contains(#/^conflict,.*\d{4}|conflict (on )?\d{4}-/#)
            || Self.conflictWords.contains { words.contains($0) }
    }

    private static let conflictWords = [
        "conflicted copy", "conflict copy", "conflicting copy", "case conflict", "case clash", "encoding conflict",
        "sync conflict", "sfconflict", "konfliktkopie",
        "konflikt stehende kopie", "copie en conflit", "copia en conflicto", "copia in conflitto", "cópia em conflito",
        "conflicterende kopie",
    ]

    /// True for names such as `notes_BACKUP_1234.md`, which `git mergetool` leaves behind.
    fileprivate var isOfMerge: Bool {
        // A regular expression is slow to set up, and many names contain the line alone.
        contains("_") && ["_BACKUP_", "_BASE_", "_LOCAL_", "_REMOTE_"].contains(where: contains)
            && contains(#/_(BACKUP|BASE|LOCAL|REMOTE)_\d+(\.\w+)?$/#)
    }

    /// True for a copy of a text whose name continues after the extension (`notes.md.txt`, `site.yml.2026-03-01`) or
    /// has a word before it (`notes.bak.md`). A name with the extension of a recording or picture does not count.
    fileprivate var isCopyOfText: Bool {
        let name = lowercased()
        // A site has many texts, and a regular expression is slow to set up. This check excludes most names.
        let parts = name.split(separator: ".")
        guard let last = parts.last, parts.count > 1 else { return false }
        if Self.textEndings.contains(last) {
            return parts.count > 2 && ["bak", "backup", "orig"].contains(parts[parts.count - 2])
        }
        guard parts.dropFirst().contains(where: { part in Self.textEndings.contains(where: part.hasPrefix) }),
            name.contains(#/[^.\s]\.(md|markdown|yml|yaml)[^a-z0-9]/#)
        else { return false }
        let type = MediaType(ofPath: name)
        return type == .binary || type == .plainText
    }

    private static let textEndings: [Substring] = ["md", "markdown", "yml", "yaml"]
}
