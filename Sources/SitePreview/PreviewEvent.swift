import SiteDiagnostics

/// What happens while a preview runs, for the command to print.
package enum PreviewEvent: Sendable {
    /// The preview can be opened.
    /// - Parameters:
    ///   - addresses: URLs, the one for this computer first.
    ///   - takenPort: the port that would have been used, had it been free.
    case listening(addresses: [String], takenPort: UInt16?)
    /// Changes are looked for from time to time, as nobody tells of all of them.
    case polling(PollingReason)
    /// A build ended; when it failed, the page of the last good one stays with the errors over it.
    case built(diagnostics: [Diagnostic], failed: Bool)
}
