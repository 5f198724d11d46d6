/// Limits for all input and output. They keep time and memory in proportion to the size of the input.
///
/// `Content/manual/limits.md` contains the first sentence of each comment and the number; a test compares them.
package enum Limits {
    // MARK: Nesting

    /// Levels of nesting in texts, YAML, TOML, JSON, templates and stylesheets. Lists, quotations, emphasis and links of a text
    /// count, and sections and partials of a template. No hand-written file is deeper, and the stack could hold far more.
    package static let depth = 64

    /// Nesting levels of HTML elements in a text or an imported feed. In a text, all tags are shown as text beyond it; in a feed, deeper
    /// elements lose their tags.
    package static let htmlDepth = 100

    // MARK: Texts

    /// Bytes of a Markdown, YAML or chapters file. A long book has two million. Parsing takes up to a hundred times a
    /// text's size in memory.
    package static let textFile = 4_000_000

    /// Bytes of a transcript or captions file. Ten hours with a time for each word have nine million.
    package static let transcriptFile = 16_000_000

    /// Marks in a file of cues: line ends, tags, and the commas and brackets of JSON. Ten hours with a time for each word have 360,000.
    package static let cueMarks = 500_000

    /// Marks in a text: line ends, brackets, stars and the like. Each may become a node of 400 bytes; a novel has some ten thousand.
    package static let marks = 800_000

    /// Combining marks on one letter. Vietnamese and Hebrew need three, jokes some fifty. Swift compares texts in time by the square
    /// of this number.
    package static let letterMarks = 100

    /// Cells in the tables of a text, including cells that rows omit. Each takes about 250 bytes while the text is
    /// parsed.
    package static let tableCells = 250_000

    /// Bytes that reference links (`[name]`) add to a text. Each use copies the whole address.
    package static let referenceBytes = 1_000_000

    /// Steps of cmark-gfm for constructs that take quadratic time: marks of a paragraph, bars of a table. A step takes
    /// about a nanosecond.
    package static let parsingSteps = 1_100_000_000

    /// HTML elements of a text, with those that formatting without an end repeats. Beyond it, all tags are shown as text. Each takes
    /// about 400 bytes while the text is parsed.
    package static let htmlElements = 250_000

    /// Attributes of an HTML element of a text. Beyond it, all tags of the text are shown as text. The parser takes time by the square of
    /// this number.
    package static let htmlAttributes = 500

    /// Bytes of code on a page that have colours. Each coloured part takes some thirty bytes; long programs are files, not notes.
    package static let colouredCode = 256_000

    /// Names in a list of an episode: tags, categories, people. Each has a page of some ten thousand bytes.
    package static let names = 1_000

    /// Code points of a caption of a picture. Longer captions are cut. Those of press photographs have some five hundred.
    package static let caption = 2_000

    /// Bytes of a title, a name or another short text of front matter and settings. Many pages may show each; the longest titles of real
    /// episodes have 200.
    package static let nameBytes = 1_000

    /// Bytes of a site's description, which every page may show. Directories of podcasts show 4,000 characters.
    package static let siteDescriptionBytes = 12_000

    /// Tags and categories on the card of an episode. The episode's page shows all of them. Each of their pages
    /// contains the card.
    package static let cardNames = 100

    /// Bytes of the tags and categories on the card of an episode. A hundred usual names have a thousand.
    package static let cardNameBytes = 2_000

    /// Entries of a site's menu. Every page shows all of them, and the menu is written once for each entry.
    package static let menu = 100

    // MARK: Templates

    /// Bytes of one page or cell that a template produces. A gallery of 10,000 cells has 15 MB.
    package static let pageBytes = 32_000_000

    /// Steps of a template for one page or cell: texts, values, sections and partials. A gallery of 10,000 cells takes
    /// 100,000.
    package static let templateSteps = 10_000_000

    /// Steps in all templates of a theme together, after parents are inserted. The themes of sitegen have a few
    /// thousand.
    package static let themeSteps = 1_000_000

    /// Bytes of a font in `fonts` of a theme. A font of Chinese has five million, and one of the Latin alphabet a hundred thousand.
    package static let fontBytes = 8_000_000

    /// Bytes of memory for reading a font. Packed fonts become two or three times as large.
    package static let fontMemory = 128_000_000

    // MARK: Imports

    /// Bytes of a feed that is imported. The longest feeds of the world have some 50 million.
    package static let feedBytes = 64_000_000

    /// Items of a feed that is imported. Each becomes a file; a show with an episode every hour has 50,000 after six years.
    package static let feedItems = 50_000

    /// Elements and attributes of a show, or of one item, in a feed. Memory holds them all at a time; most items have thirty.
    package static let feedParts = 100_000

    /// Nesting levels of elements in an imported feed. Feeds have five levels.
    package static let feedDepth = 64

    /// Bytes of a template that an import looks at, for the feed that it writes. Templates of feeds have two thousand.
    package static let templateBytes = 65_536

    // MARK: Pictures

    /// Millions of pixels of a picture, unless `megapixels` under `images` in `site.yml` says another number. Cameras make up to 61, and
    /// a few 100.
    package static let megapixels = 64

    /// Bytes that decoders make of each pixel of a picture with so many; one with more bytes a pixel may have fewer pixels. Three are 8
    /// bits of three colours; two decodings of 64 million such pixels take three seconds.
    package static let pixelBytes = 3

    /// Pixels of a picture's longer side. Most formats have no room for more, and scaling takes memory for each line.
    package static let pictureSide = 65_535

    /// Pixels of a file that is made of a picture; a larger one is made smaller. A screen of 3,840 by 2,160 has as many;
    /// encoders take 40 bytes for each.
    package static let filePixels = 8_300_000

    /// Pixels of the longer side of such a file. WebP has none with longer sides.
    package static let fileSide = 16_383

    /// Characters of a title, a name or a line on the card of a page; the rest is not looked at. The smallest type shows some 300.
    package static let cardText = 400

    // MARK: Drawings

    /// Bytes of an SVG drawing. Maps of whole countries have ten million.
    package static let drawingBytes = 32_000_000

    /// Nesting levels of elements in a drawing or another XML file of the assets. Drawing programs write about ten
    /// levels.
    package static let drawingDepth = 256

    /// Elements that a drawing draws again, beyond those in the file. Each takes ten microseconds.
    package static let drawingWork = 100_000

    /// Bytes of an entity that a drawing declares. Drawing programs declare addresses as entities.
    package static let drawingEntity = 256

    // MARK: Diagnostics

    /// Warnings and hints about one file. Ten thousand would say no more than the first thousand.
    package static let diagnostics = 1_000

    /// Bytes of a line that a diagnostic shows on either side of its position. Programs write lines of a megabyte.
    package static let excerptBytes = 300

    /// Bytes of a message or hint. Messages quote the input. Of a longer one, the middle is left out.
    package static let messageBytes = 1_000
}
