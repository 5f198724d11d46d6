/// Files with a picture in other widths: `harbour@480w.jpg` beside `harbour.jpg`.
struct PictureCandidates: Sendable {
    /// The maximum width in pixels. A larger number in a name is a mistake.
    private static let widest = 20_000

    private var byPath: [String: [PictureCandidate]] = [:]

    init(_ paths: some Sequence<String>) {
        for path in paths {
            guard let (original, width) = Self.original(of: path) else { continue }
            byPath[original, default: []].append(PictureCandidate(location: .file(path: path), width: width))
        }
        for path in byPath.keys { byPath[path]?.sort { $0.width < $1.width } }
    }

    subscript(_ path: String) -> [PictureCandidate] { byPath[path] ?? [] }

    /// The original and the width: `media/harbour.jpg` and 480 for `media/harbour@480w.jpg`.
    static func original(of path: String) -> (path: String, width: Int)? {
        guard let mark = path.lastIndex(of: "@"), let dot = path[mark...].lastIndex(of: ".") else { return nil }
        let size = path[path.index(after: mark)..<dot]
        guard size.last == "w", size.count <= 6, size.dropLast().allSatisfy({ "0"..."9" ~= $0 }),
            let width = Int(size.dropLast()), (1...widest).contains(width), !path[mark...].contains("/")
        else { return nil }
        return (String(path[..<mark]) + String(path[dot...]), width)
    }
}
