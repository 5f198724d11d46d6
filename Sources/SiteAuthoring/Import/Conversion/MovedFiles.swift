import Foundation
import SiteEpisodes

/// The new paths of an old site's texts and files, by their old places and addresses. All links pass through it.
struct MovedFiles {
    /// The paths relative to the new content folder, by absolute old paths.
    private var byLocation: [String: String] = [:]
    private var byAddress: [String: String] = [:]
    /// The paths of files that are no texts, by their names. A name that occurs twice has no path.
    private var byName: [String: String?] = [:]
    /// The new paths of files that are no texts.
    private(set) var files: Set<String> = []
    /// The old places of texts, by the last part of their names.
    private let textsByName: [String: [String]]
    private let site: OldSite

    init(_ site: OldSite) {
        self.site = site
        textsByName = Dictionary(
            grouping: site.documents.map(\.location).flatMap { location in
                let stem = DocumentName.withoutEnding(location)
                return Set([stem, stem.hasSuffix("/index") ? String(stem.dropLast(6)) : stem]).map {
                    (name: DocumentName.last($0), location: location)
                }
            }, by: \.name
        ).mapValues { $0.map(\.location) }
    }

    mutating func move(_ document: OldDocument, to path: String) {
        byLocation[document.location] = path
        if let address = document.oldAddress { byAddress[Self.key(address)] = path }
    }

    mutating func move(_ file: OldFile, to path: String) {
        byLocation[file.location] = path
        files.insert(path)
        byAddress[Self.key([file.section, file.path].compactMap(\.self).joined(separator: "/"))] = path
        let name = DocumentName.last(file.path).lowercased()
        byName[name] = byName[name] == nil ? .some(path) : .some(nil)
    }

    subscript(document: OldDocument) -> String? { byLocation[document.location] }

    /// The path of a text in the old site's folder, as an example in the report.
    func place(of document: OldDocument) -> String { site.place(of: document.location) }

    /// Addresses are compared without case and without slashes at their ends.
    private static func key(_ address: String) -> String {
        let path = address.split(separator: "/").joined(separator: "/").lowercased()
        return path.hasSuffix("/index.html") ? String(path.dropLast(11)) : path
    }

    /// The path of the file that a value names, from the content folder: `/images/one.jpg`. It is `nil` for a different
    /// site's address and for a file that the old site does not have.
    func file(_ written: String, in document: OldDocument) -> String? {
        guard !written.isRemote, !written.isEmpty else { return nil }
        let path = written.removingPercentEncoding ?? written
        let found = byLocation[Self.joined(DocumentName.folder(document.location), path)] ?? byAddress[Self.key(path)]
        let roots = ["static", "assets", "public", "src", "content"]
        return found
            ?? roots.lazy.compactMap { byLocation[Self.joined(site.root + "/" + $0, path)] }.first
            ?? byLocation[Self.joined(site.root, path)]
    }

    /// The path of the text at an old address.
    func page(at address: String) -> String? {
        guard address.hasPrefix("/") else { return nil }
        return byAddress[Self.key(address)].flatMap { DocumentName.isText($0) ? $0 : nil }
    }

    /// The path of the only file with a name.
    func file(named name: String) -> String? { (byName[name.lowercased()] ?? nil) }

    /// A link of a text as it must be in the text's new place.
    func link(_ written: String, in document: OldDocument) -> String {
        if written.hasPrefix("@/") { return reference(written, in: document) ?? written }
        guard !written.isEmpty, !written.isRemote, !written.hasPrefix("#"), let new = self[document] else {
            return written
        }
        let end = written.firstIndex { $0 == "#" || $0 == "?" } ?? written.endIndex
        let (encoded, rest) = (String(written[..<end]), written[end...])
        let path = encoded.removingPercentEncoding ?? encoded
        guard !path.isEmpty else { return written }
        var target: String?
        if path.hasPrefix("/") {
            // An old address of a text is an alias of its new one.
            target = byAddress[Self.key(path)].flatMap { DocumentName.isText($0) ? nil : $0 }
            if let target, "/" + target == path { return written }
        } else {
            target = byLocation[Self.joined(DocumentName.folder(document.location), path)]
            if target == nil, let address = document.oldAddress {
                let folder = address.hasSuffix("/") ? String(address.dropLast()) : DocumentName.folder(address)
                target = byAddress[Self.key(Self.joined(folder, path))]
            }
            if let target, Self.climbed(DocumentName.folder(new), path) == target { return written }
        }
        guard let target, let path = target.addingPercentEncoding(withAllowedCharacters: Self.plain) else {
            return written
        }
        return "/" + path + rest
    }

    /// The link to a text that a shortcode names: by path, or by name alone.
    func reference(_ written: String, in document: OldDocument) -> String? {
        let end = written.firstIndex(of: "#") ?? written.endIndex
        let (path, rest) = (String(written[..<end]).replacing("@/", with: "/"), written[end...])
        guard !path.isEmpty else { return rest.isEmpty ? nil : String(rest) }
        let candidates = [
            Self.joined(DocumentName.folder(document.location), path), Self.joined(site.root + "/content", path),
            Self.joined(site.root, path), Self.joined(site.root + "/_posts", path),
        ]
        let endings = ["", ".md", ".markdown", "/index.md", "/_index.md"]
        var found = candidates.lazy.flatMap { path in endings.map { path + $0 } }.compactMap { byLocation[$0] }.first
        if found == nil {
            let name = DocumentName.withoutEnding(path).drop { $0 == "/" }
            let same = (textsByName[DocumentName.last(String(name))] ?? []).filter {
                let own = DocumentName.withoutEnding($0)
                return own.hasSuffix("/" + name) || own.hasSuffix("/" + name + "/index")
            }
            if same.count == 1 { found = byLocation[same[0]] }
        }
        found = found ?? byAddress[Self.key(path)]
        return found?.addingPercentEncoding(withAllowedCharacters: Self.plain).map { "/" + $0 + rest }
    }

    /// Characters that a link in Markdown may hold as they are.
    private static let plain = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "()"))

    /// The path that a relative path names, seen from a folder. It is `nil` outside of the content folder.
    private static func climbed(_ folder: String, _ path: String) -> String? {
        let count = path.split(separator: "/").prefix { $0 == ".." || $0 == "." }.count { $0 == ".." }
        guard count <= folder.split(separator: "/").count else { return nil }
        return String(joined(folder, path).dropFirst())
    }

    /// The place that a path names, seen from a folder.
    private static func joined(_ folder: String, _ path: String) -> String {
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") {
            if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}

extension String {
    /// Whether this is an address with a host or a scheme.
    var isRemote: Bool {
        if hasPrefix("//") { return true }
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), first?.isLetter == true else { return false }
        return self[..<colon].utf8.allSatisfy { byte in
            0x61...0x7A ~= byte | 0x20 || 0x30...0x39 ~= byte || "+.-".utf8.contains(byte)
        }
    }
}
