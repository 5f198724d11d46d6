extension String {
    var trimmingWhitespace: String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }

    /// The text with each run of white space replaced by one space.
    var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
