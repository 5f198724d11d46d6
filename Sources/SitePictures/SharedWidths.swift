/// Widths of a picture in a copy of the site. It takes the site's own files, and others only where a layout needs one that is more
/// than a quarter wider than any of them: the widest, and half of it again and again, so that nobody loads much more than is
/// shown.
///
/// - Parameters:
///   - there: of the site's files, narrowest first.
///   - wanted: by the layouts of the copy, narrowest first.
package func sharedWidths(_ there: [Int], wanted: [Int]) -> [Int] {
    guard let narrowest = wanted.first, var width = wanted.last else { return there }
    let widest = there.last ?? 0
    var added: [Int] = []
    while width >= narrowest, width * 4 > widest * 5 {
        added.append(width)
        width = (width + 1) / 2
    }
    return there + added.reversed()
}
