extension Diagnostic: CustomStringConvertible {
    /// Several lines: place, severity and message, then the line of the source with a caret, then the hint.
    public var description: String { String(DiagnosticFormatter().text(self).dropLast()) }
}
