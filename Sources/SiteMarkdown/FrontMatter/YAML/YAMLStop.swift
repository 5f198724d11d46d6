import SiteDiagnostics

/// A problem after which the document cannot be read further.
struct YAMLStop: Error {
    var id: String
    var message: String
    var hint: String
    var position: SourcePosition

    init(_ id: String, _ message: String, hint: String, at position: SourcePosition) {
        self.id = id
        self.message = message
        self.hint = hint
        self.position = position
    }
}
