/// Whether a page goes somewhere for a fragment: to an element, to a time of its recording, to words, to its top.
package func leadsSomewhere(_ fragment: String, among ids: Set<String>) -> Bool {
    if fragment.isEmpty || fragment == "top" || fragment.hasPrefix("t=") || fragment.hasPrefix(":~:") { return true }
    return ids.contains(fragment) || ids.contains(unescaped(fragment))
}
