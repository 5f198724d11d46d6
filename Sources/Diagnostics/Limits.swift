/// How much of anything is read or made, whoever asks for it: with these, work and memory stay within the size of what was read.
///
/// The first sentence of each comment and the number stand in `Themes/limits.md`, too; a test compares them.
public enum Limits {
    // MARK: Nesting

    /// Levels of lists, quotations, emphasis and links in a text, of lists and maps in YAML, TOML and JSON, of sections in a template,
    /// of templates in each other, and of brackets in a stylesheet. Deeper than any hand-written file, far below what would exhaust
    /// the stack.
    public static let depth = 64

    // MARK: Texts

    /// Bytes of a file that is read as text: Markdown, YAML, subtitles, templates, styles. A day of speech has half a megabyte; what a
    /// text is read into takes up to a hundred times its own size.
    public static let textFile = 4_000_000

    /// Cells in the tables of a text, those included that rows leave out. Each takes some 250 bytes while the text is read.
    public static let tableCells = 250_000

    /// Bytes that links by reference (`[name]`) add to a text, beyond its own size. Each use holds all of the address.
    public static let referenceBytes = 1_000_000

    /// Steps that cmark-gfm may spend on parts of a text where it takes the square of their length. A step takes a few nanoseconds.
    public static let parsingSteps = 100_000_000

    // MARK: Templates

    /// Bytes that a template makes of one page or cell. A gallery of 10,000 cells has 15 MB.
    public static let pageBytes = 32_000_000

    /// Steps of a template for one page or cell: texts, values, sections and partials. A gallery of 10,000 cells takes 100,000.
    public static let templateSteps = 10_000_000

    /// Steps that all templates of a theme have together, after parents are put in place. The themes that come with sitegen have some
    /// thousand.
    public static let themeSteps = 1_000_000

    // MARK: Diagnostics

    /// Bytes of a line that a diagnostic shows on either side of its place. Programs write lines of a megabyte.
    public static let excerptBytes = 300

    /// Bytes of a message or a hint; its middle is left out where it is longer. Messages quote what was written.
    public static let messageBytes = 1_000
}
