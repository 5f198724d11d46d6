extension String {
    /// An address without the name and password that may stand before its host.
    var withoutPassword: String {
        guard let scheme = firstRange(of: "://"), let at = self[scheme.upperBound...].firstIndex(of: "@"),
            !self[scheme.upperBound..<at].contains("/")
        else { return self }
        return String(self[..<scheme.upperBound] + self[index(after: at)...])
    }
}
