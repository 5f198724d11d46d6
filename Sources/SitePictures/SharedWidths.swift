/// The widths of a picture in a copy of the site. The copy uses the site's files. Further widths are made only if a
/// layout needs one more than 25 % wider than all of them: the widest, and repeatedly half of it, so that no browser
/// loads much more than it shows.
///
/// - Parameters:
///   - there: the widths of the site's files, narrowest first.
///   - wanted: the widths in the copy's layouts, narrowest first.
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

/// The widths that are worth a file. One that is more than four fifths of the next wider one saves a browser little: small and
/// long pictures would have five nearly equal files.
///
/// - Parameter widths: the best widths, narrowest first.
package func separateWidths(_ widths: [Int]) -> [Int] {
    widths.reversed().reduce(into: []) { kept, width in
        if kept.last.map({ width * 5 <= $0 * 4 }) ?? true { kept.append(width) }
    }.reversed()
}
