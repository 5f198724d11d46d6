/// How much of anything is read or made, whoever asks for it: with these, work and memory stay within the size of what was read.
///
/// The first sentence of each comment and the number stand in `Themes/limits.md`, too; a test compares them.
public enum Limits {
    // MARK: Nesting

    /// Levels of lists, quotations, emphasis and links in a text, of lists and maps in YAML, TOML and JSON, of sections in a template,
    /// of templates in each other, and of brackets in a stylesheet. Deeper than any hand-written file, far below what would exhaust
    /// the stack.
    public static let depth = 64

    /// Elements of HTML in each other, in a feed that is imported; deeper ones are taken for part of those around them.
    public static let htmlDepth = 100

    // MARK: Texts

    /// Bytes of a file of Markdown, YAML or chapters. A long book has two million; what a text is read into takes up to a hundred times its
    /// own size.
    public static let textFile = 4_000_000

    /// Bytes of a file of cues, a transcript or captions. Ten hours with a time for each word have nine million.
    public static let transcriptFile = 16_000_000

    /// Marks in a file of cues: line ends, tags, and the commas and brackets of JSON. Ten hours with a time for each word have 360,000.
    public static let cueMarks = 500_000

    /// Marks in a text: line ends, brackets, stars and the like. Each may become a node of 400 bytes; a novel has some ten thousand.
    public static let marks = 800_000

    /// Cells in the tables of a text, those included that rows leave out. Each takes some 250 bytes while the text is read.
    public static let tableCells = 250_000

    /// Bytes that links by reference (`[name]`) add to a text, beyond its own size. Each use holds all of the address.
    public static let referenceBytes = 1_000_000

    /// Steps that cmark-gfm may take where it takes the square of a paragraph's marks or of a table's bars. A step takes about a
    /// nanosecond.
    public static let parsingSteps = 1_100_000_000

    /// Names in a list of an episode: tags, categories, people. Each has a page.
    public static let names = 5_000

    /// Tags and categories on the card of an episode, whose page shows them all. Each of their pages has that card.
    public static let cardNames = 100

    /// Entries of a site's menu. Every page shows them all, and the menu is written once for each of them.
    public static let menu = 100

    // MARK: Templates

    /// Bytes that a template makes of one page or cell. A gallery of 10,000 cells has 15 MB.
    public static let pageBytes = 32_000_000

    /// Steps of a template for one page or cell: texts, values, sections and partials. A gallery of 10,000 cells takes 100,000.
    public static let templateSteps = 10_000_000

    /// Steps that all templates of a theme have together, after parents are put in place. The themes that come with sitegen have some
    /// thousand.
    public static let themeSteps = 1_000_000

    // MARK: Imports

    /// Bytes of a feed that is imported. The longest feeds of the world have some 50 million.
    public static let feedBytes = 64_000_000

    /// Items of a feed that is imported. Each becomes a file; a show with an episode every hour has 50,000 after six years.
    public static let feedItems = 50_000

    /// Elements and attributes of a show, or of one item, in a feed. Memory holds them all at a time; most items have thirty.
    public static let feedParts = 100_000

    /// Elements in each other in an XML document. Feeds are five deep.
    public static let feedDepth = 64

    // MARK: Drawings

    /// Bytes of an SVG drawing. Maps of whole countries have ten million.
    public static let drawingBytes = 32_000_000

    /// Elements in each other, in a drawing or another XML file among the assets. Drawing programs write some ten levels.
    public static let drawingDepth = 256

    /// Elements that a drawing draws beyond those in the file, as some are used again and again. Each takes ten microseconds.
    public static let drawingWork = 100_000

    /// Bytes of an entity that a drawing declares. Drawing programs name addresses so.
    public static let drawingEntity = 256

    // MARK: Diagnostics

    /// Warnings and hints about one file. Ten thousand of them say no more than the first thousand.
    public static let diagnostics = 1_000

    /// Bytes of a line that a diagnostic shows on either side of its place. Programs write lines of a megabyte.
    public static let excerptBytes = 300

    /// Bytes of a message or a hint; its middle is left out where it is longer. Messages quote what was written.
    public static let messageBytes = 1_000
}
