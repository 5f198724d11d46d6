import SiteDiagnostics

/// The design of cells that a layout names.
package struct CellChoice: Hashable, Sendable {
    package let name: String
    /// Where the name is written.
    package let position: SourcePosition
}
