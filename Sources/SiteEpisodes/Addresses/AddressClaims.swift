import SiteDiagnostics

/// The owner of each output path. A path has one owner; a second claim fails and names the first owner.
///
/// Paths are compared after normalisation and case folding, because on many file systems `Grid` and `grid` are one
/// file.
package struct AddressClaims: Sendable {
    private var owners: [String: String] = [:]

    package init() {}

    /// Reserves memory for this number of further owners.
    mutating func expect(_ count: Int) { owners.reserveCapacity(owners.count + count) }

    /// - Parameter source: the path of the file, or a description of the page, such as "the tag 'CSS'".
    ///
    /// - Returns: an error that names both sources if the address already has an owner.
    package mutating func claim(_ address: Address, by source: String) -> Diagnostic? {
        let first = owner(of: address, orElse: source)
        guard first != source else { return nil }
        return Diagnostic(
            .error, id: "address.claimed-twice", "this file has the same address as \(first): \(address.path)",
            hint: "give one of them a different 'slug' or 'url'", path: source)
    }

    /// The owner of the address. If it has none, `source` becomes the owner.
    mutating func owner(of address: Address, orElse source: String) -> String {
        let path = address.outputPath.folded
        if let owner = owners[path] { return owner }
        owners[path] = source
        return source
    }
}
