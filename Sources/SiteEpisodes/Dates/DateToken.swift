/// A token of a written date.
struct DateToken {
    enum Kind: Equatable {
        /// ASCII digits that fit in an `Int`.
        case number(Int)
        /// Letters. A unit of East Asian dates is a token by itself.
        case word
        case mark
        case blank

        var isNumber: Bool { if case .number = self { true } else { false } }
    }

    let kind: Kind
    let text: Substring

    /// The tokens of a text, in order. Their concatenation is the text.
    static func tokens(of text: String) -> [DateToken] {
        var tokens: [DateToken] = []
        var rest = text[...]
        while let first = rest.first {
            let piece: Substring
            let kind: Kind
            if first.isDateDigit {
                piece = rest.prefix(while: \.isDateDigit)
                kind = Int(piece).map(Kind.number) ?? .mark
            } else if first.isWhitespace {
                piece = rest.prefix(while: \.isWhitespace)
                kind = .blank
            } else if first.isLetter {
                piece = first.dateUnit == nil ? rest.prefix { $0.isLetter && $0.dateUnit == nil } : rest.prefix(1)
                kind = .word
            } else {
                piece = rest.prefix(1)
                kind = .mark
            }
            tokens.append(DateToken(kind: kind, text: piece))
            rest = rest[piece.endIndex...]
        }
        return tokens
    }
}

extension Character {
    fileprivate var isDateDigit: Bool { ("0"..."9").contains(self) && utf8.count == 1 }

    /// The part of a date whose number comes before this unit, in Korean, Japanese and Chinese dates.
    var dateUnit: FeedDateReader.Part? {
        switch self {
        case "년", "年": .year
        case "월", "月": .month
        case "일", "日": .day
        case "시", "時", "时": .hour
        case "분", "分": .minute
        case "초", "秒": .second
        default: nil
        }
    }
}
