/// How much of anything is read or made, whoever asks for it: with these, work and memory stay within the size of what was read.
///
/// The first sentence of each comment and the number stand in `Themes/limits.md`, too; a test compares them.
package enum Limits {
    // MARK: Nesting

    /// Levels of lists, quotations, emphasis and links in a text, of lists and maps in YAML, TOML and JSON, of sections in a template,
    /// of templates in each other, and of brackets in a stylesheet. Deeper than any hand-written file, far below what would exhaust
    /// the stack.
    package static let depth = 64

    /// Elements of HTML in each other, in a feed that is imported; deeper ones are taken for part of those around them.
    package static let htmlDepth = 100

    // MARK: Texts

    /// Bytes of a file of Markdown, YAML or chapters. A long book has two million; what a text is read into takes up to a hundred times its
    /// own size.
    package static let textFile = 4_000_000

    /// Bytes of a file of cues, a transcript or captions. Ten hours with a time for each word have nine million.
    package static let transcriptFile = 16_000_000

    /// Marks in a text: line ends, brackets, stars and the like. Each may become a node of 400 bytes; a novel has some ten thousand.
    package static let marks = 800_000

    /// Cells in the tables of a text, those included that rows leave out. Each takes some 250 bytes while the text is read.
    package static let tableCells = 250_000

    /// Bytes that links by reference (`[name]`) add to a text, beyond its own size. Each use holds all of the address.
    package static let referenceBytes = 1_000_000

    /// Steps that cmark-gfm may take where it takes the square of a paragraph's marks or of a table's bars. A step takes about a
    /// nanosecond.
    package static let parsingSteps = 1_100_000_000

    /// Names in a list of an episode: tags, categories, people. Each has a page.
    package static let names = 5_000

    /// Tags and categories on the card of an episode, whose page shows them all. Each of their pages has that card.
    package static let cardNames = 100

    /// Entries of a site's menu. Every page shows them all, and the menu is written once for each of them.
    package static let menu = 100

    // MARK: Templates

    /// Bytes that a template makes of one page or cell. A gallery of 10,000 cells has 15 MB.
    package static let pageBytes = 32_000_000

    /// Steps of a template for one page or cell: texts, values, sections and partials. A gallery of 10,000 cells takes 100,000.
    package static let templateSteps = 10_000_000

    /// Steps that all templates of a theme have together, after parents are put in place. The themes that come with sitegen have some
    /// thousand.
    package static let themeSteps = 1_000_000

    // MARK: Imports

    /// Bytes of a feed that is imported. The longest feeds of the world have some 50 million.
    package static let feedBytes = 128_000_000

    /// Elements in each other in an XML document. Feeds are five deep.
    package static let feedDepth = 64

    // MARK: Drawings

    /// Bytes of an SVG drawing. Maps of whole countries have ten million.
    package static let drawingBytes = 32_000_000

    /// Elements in each other, in a drawing or another XML file among the assets. Drawing programs write some ten levels.
    package static let drawingDepth = 256

    /// Elements that a drawing draws beyond those in the file, as some are used again and again. Each takes ten microseconds.
    package static let drawingWork = 100_000

    /// Bytes of an entity that a drawing declares. Drawing programs name addresses so.
    package static let drawingEntity = 256

    // MARK: Diagnostics

    /// Warnings and hints about one file. Ten thousand of them say no more than the first thousand.
    package static let diagnostics = 1_000

    /// Bytes of a line that a diagnostic shows on either side of its place. Programs write lines of a megabyte.
    package static let excerptBytes = 300

    /// Bytes of a message or a hint; its middle is left out where it is longer. Messages quote what was written.
    package static let messageBytes = 1_000
}
