import SiteDiagnostics

/// The cell design that a layout names.
public struct CellChoice: Hashable, Sendable {
    public let name: String
    /// The position of the name.
    public let position: SourcePosition
}
