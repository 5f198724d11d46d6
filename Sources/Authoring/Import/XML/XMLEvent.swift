/// What stands next in an XML document.
enum XMLEvent: Equatable {
    /// Attributes without those that declare namespaces; `namespace` is the element's, as far as its prefix is declared.
    case start(name: String, namespace: String?, attributes: [String: String])
    case end
    /// Entities resolved, CDATA as it is. May come in several parts.
    case text(String)
}

/// The document breaks a rule of XML 1.0, so nothing behind that place can be trusted.
struct NotWellFormed: Error {
    /// Where the `&` stands that begins no reference, when that is the reason.
    var reference: Int?
}
