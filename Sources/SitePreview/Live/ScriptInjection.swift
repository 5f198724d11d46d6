/// A page with the preview's script at the end of its body.
func injectingScript(into page: [UInt8], _ stamp: PageStamp) -> [UInt8] {
    var page = page
    page.insert(contentsOf: ClientScript.element(stamp), at: endOfBody(page))
    return page
}

/// The offset of the last `</body>`, in any case, or the end of the page if there is none.
private func endOfBody(_ page: [UInt8]) -> Int {
    let tag = Array("</body>".utf8)
    var start = page.count - tag.count
    while start >= 0 {
        // `| 0x20` converts ASCII letters to lower case and keeps `<`, `/` and `>`.
        if page[start] == tag[0], zip(page[start...], tag).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return start }
        start -= 1
    }
    return page.count
}
