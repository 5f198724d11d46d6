import SiteMediaFacts

/// The folders of the content folder that hold pictures.
struct PictureFolders: Sendable {
    /// The paths of the pictures of each folder, sorted by name. Files in other widths are not included.
    private var pictures: [String: [String]] = [:]

    init(_ paths: some Sequence<String>) {
        for path in paths where Self.isPicture(path) && PictureCandidates.original(of: path) == nil {
            pictures[PathParts(path).folder, default: []].append(path)
        }
        for folder in pictures.keys {
            let sorted = pictures[folder]?.map { (path: $0, name: NaturalName($0)) }.sorted { $0.name < $1.name }
            pictures[folder] = sorted?.map(\.path)
        }
    }

    /// The pictures of a folder, without those of folders in it.
    subscript(_ folder: String) -> [String]? { pictures[folder] }

    var paths: Dictionary<String, [String]>.Keys { pictures.keys }

    /// Whether browsers show the file as a picture, by its name.
    private static func isPicture(_ path: String) -> Bool {
        let types = ["image/jpeg", "image/png", "image/apng", "image/webp", "image/avif", "image/gif", "image/svg+xml"]
        return types.contains(MediaType(ofPath: path).name)
    }
}

extension AssetIndex {
    /// The folder of pictures that an author names, relative to the naming file, the content folder or `media`.
    ///
    /// - Parameter folder: the folder of the naming file.
    func pictureFolder(for written: String, from folder: String) -> String? {
        let name = written.split(separator: "/").joined(separator: "/")
        let bases = (written.hasPrefix("/") ? [""] : [folder, ""]) + Self.roots
        return bases.lazy.compactMap { joined($0, name) }.first { folders[$0] != nil }
    }

    /// The files beside a picture that hold its text and the order of its folder: `01.txt` and `order.txt`.
    func texts(besidePicture path: String) -> [String] {
        let parts = PathParts(path)
        return [PictureTexts.caption(of: path), PictureTexts.order(of: parts.folder)].filter { size(of: $0) != nil }
    }
}

/// The files of text beside pictures.
package enum PictureTexts {
    /// The file with the caption of a picture: `media/coast/01.txt` for `media/coast/01.jpg`.
    package static func caption(of path: String) -> String {
        (path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path) + ".txt"
    }

    /// The file with the order of the pictures in a folder.
    package static func order(of folder: String) -> String { folder.isEmpty ? "order.txt" : folder + "/order.txt" }
}
