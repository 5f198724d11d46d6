/// True if a fragment has a target on the page: an element, a time of its recording, a text, or the top.
package func leadsSomewhere(_ fragment: String, among ids: Set<String>) -> Bool {
    if fragment.isEmpty || fragment == "top" || fragment.hasPrefix("t=") || fragment.hasPrefix(":~:") { return true }
    return ids.contains(fragment) || ids.contains(unescaped(fragment))
}
