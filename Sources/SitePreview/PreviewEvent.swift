import SiteDiagnostics

/// An event of a running preview, for the command to print.
package enum PreviewEvent: Sendable {
    /// The preview is ready.
    ///
    /// - Parameters:
    ///   - addresses: the URLs, the one for this computer first.
    ///   - takenPort: the preferred port, if it was in use.
    case listening(addresses: [String], takenPort: UInt16?)
    /// The preview polls the sources, because the system does not report all changes.
    case polling(PollingReason)
    /// A build ended. If it failed, the pages of the last successful build stay, with the errors over them.
    case built(diagnostics: [Diagnostic], failed: Bool)
}
