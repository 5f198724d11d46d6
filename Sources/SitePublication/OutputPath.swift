import SiteMarkup

/// The path of an output file below the output folder: `episodes/a/index.html`.
///
/// A path consists of parts joined by `/`. No part is empty, `.`, `..` or too long for a file system, or contains a
/// control character or a backslash. So a path never leads outside the folder, and it fits on one line of the manifest.
package struct OutputPath: Sendable {
    package let text: String

    /// `nil` if the text is not a valid path.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        // The number of bytes in the current part, and the number of dots among them.
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

    /// The maximum number of bytes in a name that common file systems accept.
    static let longestPart = 255
    /// The maximum number of bytes in a path. It leaves room for the output folder's own path.
    static let longest = 3072

    /// A form that is equal for paths that some file system treats as one.
    var folded: String { text.folded }
}

/// The parent folders of a path, innermost first: `a/b`, `a` for `a/b/c`.
func foldersAbove(_ path: String) -> [Substring] {
    var folders: [Substring] = []
    var rest = path[...]
    while let folder = folderAbove(rest) {
        folders.append(folder)
        rest = folder
    }
    return folders
}

/// The parent folder of a path; `nil` at the top level.
func folderAbove(_ path: Substring) -> Substring? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] }
}

extension OutputPath: Hashable, Comparable, CustomStringConvertible {
    // Compares bytes: two encodings of one letter are two files on most systems. `Claims` reports such conflicts.
    package static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    package static func < (left: Self, right: Self) -> Bool { left.text.precedesInBytes(right.text) }

    package var description: String { text }
}
