/// The remedy for a YAML error, in words for people who do not know YAML well.
///
/// - Parameter lines: The line of the error, the line where the construct began, and the line above.
func yamlHint(for error: YAMLError, lines: [String]) -> String {
    let problem = error.problem
    let context = error.context
    if problem.contains("tab character") {
        return "indent with spaces, not tabs"
    }
    if problem.contains("control characters") {
        return "remove the control character"
    }
    if context.contains("quoted scalar"), problem.contains("escape") {
        return "write a backslash as '\\\\', or use single quotes"
    }
    let values = lines.compactMap(YAMLLine.init)
    if let text = values.first(where: \.isMeantAsText) {
        return hintToQuote(text.value)
    }
    if lines.contains(where: YAMLComment.cuts) {
        return "a '#' begins a comment: put a key or value that contains one in quotes"
    }
    // A line that is not a key and follows a comment line continues the value above.
    if let line = lines.first, let above = lines.last, YAMLComment.isAlone(on: above),
        !looksLikeKey(Array(line.utf8).drop(while: isBlank)), Substring(line).trimmed.first != "-"
    {
        return "a '#' begins a comment, and a value cannot continue after it: put the whole value in quotes"
    }
    if problem.contains("mapping values are not allowed") {
        return "put a value that contains ': ' in quotes; keys of one map must begin in the same column"
    }
    if context.contains("quoted scalar") {
        let apostrophe = values.first { $0.value.hasPrefix("'") }.map {
            ", or if it is an apostrophe " + hintToQuote($0.value)
        }
        return "close the quote that opens here" + (apostrophe ?? "")
    }
    if context.contains("alias") || context.contains("anchor") {
        return "put a value that begins with '*' or '&' in quotes"
    }
    if problem.contains("cannot start any token") {
        return "indent with spaces, not tabs; put a value that begins with '@', '`' or '%' in quotes"
    }
    if context.contains("flow") {
        return "'{' and '[' open a map or list: close it, or put the value in quotes if it is text"
    }
    if context.contains("simple key") {
        return "write 'key: value', with a colon and a space"
    }
    return "check the indentation: keys of one map and dashes of one list must begin in the same column"
}
