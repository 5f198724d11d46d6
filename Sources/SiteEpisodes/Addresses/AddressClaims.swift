import SiteDiagnostics

/// Who writes where. Every output path is claimed once; whoever comes second learns who was first.
///
/// Paths are compared after normalisation and case folding: on many file systems `Grid` and `grid` are one file.
package struct AddressClaims: Sendable {
    private var owners: [String: String] = [:]

    package init() {}

    /// Makes room for so many owners at once.
    mutating func expect(_ count: Int) { owners.reserveCapacity(owners.count + count) }

    /// - Parameter source: Path of the file, or words for what makes the page ("the tag 'CSS'").
    /// - Returns: An error that names both sources when the address has another owner already.
    package mutating func claim(_ address: Address, by source: String) -> Diagnostic? {
        let first = owner(of: address, orElse: source)
        guard first != source else { return nil }
        return Diagnostic(
            .error, id: "address.claimed-twice", "the address \(address.path) is also claimed by \(first)",
            hint: "give one of the two another slug or url", path: source)
    }

    /// Who claimed the address first: this source, if nobody did before.
    mutating func owner(of address: Address, orElse source: String) -> String {
        let path = address.outputPath.folded
        if let owner = owners[path] { return owner }
        owners[path] = source
        return source
    }
}
