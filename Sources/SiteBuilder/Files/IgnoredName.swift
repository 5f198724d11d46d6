/// Files that editors and systems leave about and no author means to publish.
enum IgnoredName {
    private static let kept: Set<String> = [".well-known", ".nojekyll", ".htaccess"]
    private static let left: Set<String> = ["Thumbs.db", "desktop.ini", "Icon\r"]

    /// Hidden files but those that hosts ask for, editors' copies (`a~`, `#a#`), and what systems drop into folders.
    static func matches(_ name: String) -> Bool {
        if kept.contains(name) { return false }
        if left.contains(name) { return true }
        return name.hasPrefix(".") || name.hasSuffix("~") || (name.hasPrefix("#") && name.hasSuffix("#"))
    }
}
