import SiteMarkup

/// Where an output file stands below the output folder: `episodes/a/index.html`.
///
/// A path is made of parts joined by `/`; none is empty, `.` or `..`, too long for a file system, or holds a control
/// character or a backslash. So it never leads out of the folder, and one path is one line of the manifest.
package struct OutputPath: Sendable {
    package let text: String

    /// `nil` when the text is no such path.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        // Of the part so far: its bytes, and those of them that are points.
        var (count, points) = (0, 0)
        var isWhole: Bool { (1...Self.longestPart).contains(count) && !(points == count && count <= 2) }
        for byte in text.utf8 {
            if byte == UInt8(ascii: "/") {
                guard isWhole else { return nil }
                (count, points) = (0, 0)
                continue
            }
            guard byte >= 0x20, byte != 0x7F, byte != UInt8(ascii: "\\") else { return nil }
            count += 1
            if byte == UInt8(ascii: ".") { points += 1 }
        }
        guard isWhole else { return nil }
        self.text = text
    }

    /// Bytes in a name that the common file systems take.
    static let longestPart = 255
    /// Bytes in a path, with room left for the output folder's own.
    static let longest = 3072

    /// The same bytes for paths that some file system takes for one.
    var folded: String { text.folded }
}

/// The folders that a path is in, innermost first: `a/b`, `a` for `a/b/c`.
func foldersAbove(_ path: String) -> [Substring] {
    var folders: [Substring] = []
    var rest = path[...]
    while let folder = folderAbove(rest) {
        folders.append(folder)
        rest = folder
    }
    return folders
}

/// The folder that a path lies in; `nil` at the top.
func folderAbove(_ path: Substring) -> Substring? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
}

extension OutputPath: Hashable, Comparable, CustomStringConvertible {
    // By bytes: two spellings of one letter are two files on most systems. `Claims` is where they clash.
    package static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    package static func < (left: Self, right: Self) -> Bool { left.text.precedesInBytes(right.text) }

    package var description: String { text }
}
