/// How much of anything is read or made, whoever asks for it: with these, work and memory stay within the size of what was read.
public enum Limits {
    // MARK: Drawings

    /// Bytes of an SVG drawing. Maps of whole countries have ten million.
    public static let drawingBytes = 32_000_000

    /// Elements in each other, in a drawing or another XML file among the assets. Drawing programs write some ten levels.
    public static let drawingDepth = 256

    /// Elements that a drawing draws beyond those in the file, as some are used again and again. Each takes ten microseconds.
    public static let drawingWork = 100_000

    /// Bytes of an entity that a drawing declares. Drawing programs name addresses so.
    public static let drawingEntity = 256
}
