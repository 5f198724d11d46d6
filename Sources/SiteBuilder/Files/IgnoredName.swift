/// Files that editors and systems leave about and no author means to publish.
enum IgnoredName {
    private static let kept: Set<String> = [".well-known", ".nojekyll", ".htaccess"]
    private static let left: Set<String> = ["Thumbs.db", "desktop.ini", "Icon\r"]

    /// Hidden files but those that hosts ask for, editors' copies (`a~`, `#a#`), and what systems drop into folders.
    static func matches(_ name: String) -> Bool {
        let (first, last) = (name.utf8.first, name.utf8.last)
        if first == UInt8(ascii: ".") { return !kept.contains(name) }
        if last == UInt8(ascii: "~") || first == UInt8(ascii: "#") && last == first { return true }
        return left.contains(name)
    }
}
