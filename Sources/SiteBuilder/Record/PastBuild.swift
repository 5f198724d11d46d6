/// What the build before has left for this one.
struct PastBuild: Sendable {
    /// `nil` where anything but texts and pictures has changed.
    var pages: PastPages?
    /// `nil` where anything but texts has changed, pictures too: texts ask which there are.
    var texts: PastTexts?
}
