/// A duration in its two largest units that are not zero: `3 h 12 min`.
func span(_ seconds: Int) -> String {
    let units = [(86400, "d"), (3600, "h"), (60, "min"), (1, "s")]
    var rest = max(seconds, 0)
    var parts: [String] = []
    for (size, name) in units where rest >= size && parts.count < 2 {
        parts.append("\(rest / size) \(name)")
        rest %= size
    }
    return parts.isEmpty ? "0 s" : parts.joined(separator: " ")
}
