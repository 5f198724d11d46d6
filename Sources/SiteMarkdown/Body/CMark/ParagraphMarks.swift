/// The marks of a paragraph, as far as cmark-gfm 0.29 takes the product of two of their numbers.
struct ParagraphMarks {
    /// Ends of links.
    private var brackets = 0
    /// Beginnings of pictures.
    private var pictures = 0
    /// Runs of `*`, `_` and `~`, and of `~` alone.
    private var runs = 0
    private var tildes = 0
    private var mails = 0
    /// Beginnings of instructions and declarations.
    private var instructions = 0
    private let length: Int
    /// What is done about bare links, word by word.
    private var wordSteps = 0
    private var word = Word()

    private struct Word {
        var length = 0
        /// What a bare link may begin with.
        var beginnings = 0
        var parentheses = 0

        /// A link is looked for up to the end of the word, and a parenthesis at its end has all of it looked at.
        var steps: Int { beginnings == 0 ? 0 : (2 * beginnings + parentheses) * length / 2 }
    }

    init(_ paragraph: TextLine) {
        length = paragraph.count
        var previous: UInt8 = 0
        var mayOpen = false
        for byte in paragraph {
            word.length += 1
            // Comments have an end of their own.
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

    /// About as many nanoseconds. A link that ends has all runs before it looked at, and all pictures that do not end; a `~` all other
    /// runs; an address of mail has the text around it copied; the end of an instruction is looked for to the end of the paragraph.
    var steps: Int {
        brackets * (8 * runs + 3 * pictures) + tildes * runs + 50_000 * mails + instructions * length + wordSteps
    }
}
