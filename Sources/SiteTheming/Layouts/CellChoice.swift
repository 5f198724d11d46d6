import SiteDiagnostics

/// The cell design that a layout names.
package struct CellChoice: Hashable, Sendable {
    package let name: String
    /// The position of the name.
    package let position: SourcePosition
}
