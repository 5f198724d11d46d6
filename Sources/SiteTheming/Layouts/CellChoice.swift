import SiteDiagnostics

/// The design of cells that a layout names.
public struct CellChoice: Hashable, Sendable {
    public let name: String
    /// Where the name is written.
    public let position: SourcePosition
}
