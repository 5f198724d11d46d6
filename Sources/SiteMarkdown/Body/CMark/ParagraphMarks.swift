/// Counts those marks of a paragraph for which cmark-gfm 0.29 takes time proportional to the product of two counts.
struct ParagraphMarks {
    /// Ends of links.
    private var brackets = 0
    /// Starts of images.
    private var pictures = 0
    /// Runs of `*`, `_` and `~`, and separately of `~`.
    private var runs = 0
    private var tildes = 0
    private var mails = 0
    /// Starts of processing instructions and declarations.
    private var instructions = 0
    private let length: Int
    /// Steps for autolinks, word by word.
    private var wordSteps = 0
    private var word = Word()

    private struct Word {
        var length = 0
        /// The number of places in the word where an autolink may begin.
        var beginnings = 0
        var parentheses = 0

        /// cmark searches for an autolink up to the end of the word. For a parenthesis at the end, it reads the whole
        /// link again.
        var steps: Int { beginnings == 0 ? 0 : (2 * beginnings + parentheses) * length / 2 }
    }

    init(_ paragraph: TextLine) {
        length = paragraph.count
        var previous: UInt8 = 0
        var mayOpen = false
        for byte in paragraph {
            word.length += 1
            // Comments have their own end mark.
            if mayOpen, byte != UInt8(ascii: "-") { instructions += 1 }
            mayOpen = previous == UInt8(ascii: "<") && (byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"))
            switch byte {
            case ...0x20:
                wordSteps += word.steps
                word = Word()
            case UInt8(ascii: "]"): brackets += 1
            case UInt8(ascii: "["): if previous == UInt8(ascii: "!") { pictures += 1 }
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                guard previous != byte else { break }
                runs += 1
                if byte == UInt8(ascii: "~") { tildes += 1 }
            case UInt8(ascii: "@"): mails += 1
            case UInt8(ascii: ")"): word.parentheses += 1
            case UInt8(ascii: "/"): if previous == UInt8(ascii: ":") { word.beginnings += 1 }
            case UInt8(ascii: "."): if previous | 0x20 == UInt8(ascii: "w") { word.beginnings += 1 }
            default: break
            }
            previous = byte
        }
        wordSteps += word.steps
    }

    /// The estimated number of steps, about one nanosecond each. For the end of a link, cmark reads all runs before it
    /// and all unfinished images. For a `~`, it reads all other runs. For an email address, it copies the surrounding
    /// text. For a processing instruction, it searches its end up to the end of the paragraph.
    var steps: Int {
        brackets * (8 * runs + 3 * pictures) + tildes * runs + 50_000 * mails + instructions * length + wordSteps
    }
}
