/// A page with the preview's script at the end of its body.
func injectingScript(into page: [UInt8], _ stamp: PageStamp) -> [UInt8] {
    var page = page
    page.insert(contentsOf: ClientScript.element(stamp), at: endOfBody(page))
    return page
}

/// Where `</body>` starts, in any case, counted from the end; the end of the page when there is none.
private func endOfBody(_ page: [UInt8]) -> Int {
    let tag = Array("</body>".utf8)
    var start = page.count - tag.count
    while start >= 0 {
        // `|` 0x20 makes ASCII letters lower case and leaves `<`, `/` and `>` as they are.
        if page[start] == tag[0], zip(page[start...], tag).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return start }
        start -= 1
    }
    return page.count
}
