/// What to do about a problem, in words for people who do not know YAML by heart.
func yamlHint(for error: YAMLError) -> String {
    let problem = error.problem
    let context = error.context
    if problem.contains("mapping values are not allowed") {
        return "put a value that holds ': ' in quotes; keys of one map begin in the same column"
    }
    if context.contains("quoted scalar") {
        return problem.contains("escape")
            ? "write a backslash as '\\\\', or use single quotes" : "close the quote that opens here"
    }
    if context.contains("alias") || context.contains("anchor") {
        return "put a value that begins with '*' or '&' in quotes"
    }
    if problem.contains("tab character") {
        return "indent with blanks, not tabs"
    }
    if problem.contains("cannot start any token") {
        return "indent with blanks, not tabs; put a value that begins with '@', '`' or '%' in quotes"
    }
    if context.contains("flow") {
        return "'{' and '[' open a map or list: close it, or put the value in quotes if it is text"
    }
    if context.contains("simple key") {
        return "write 'key: value', with a colon and a blank"
    }
    if problem.contains("control characters") {
        return "remove the control character"
    }
    return "check the indentation: keys of one map and dashes of one list begin in the same column"
}
