/// What the build before has left, where nothing but texts and pictures has changed.
struct PastBuild: Sendable {
    var pages: PastPages?
    /// `nil` where pictures are others too: texts ask which there are.
    var texts: PastTexts?
}
