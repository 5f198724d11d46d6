import SiteDiagnostics

/// The reason why a text is not passed to cmark-gfm: it would need too much time or memory for its size.
struct MarkdownExcess {
    enum Kind { case depth, marks, cells, references, steps }

    let kind: Kind
    /// The byte offset in the text.
    let offset: Int

    func diagnostic(in source: SourceText, at position: SourcePosition) -> Diagnostic {
        let (id, message, hint) =
            switch kind {
            case .depth:
                (
                    "too-deep", "lists, quotations or marks are nested more than \(Limits.depth) deep",
                    "look for a run of '>', '-' or '*' that was not meant as marks: put it in backticks"
                )
            case .marks:
                (
                    "too-complex",
                    "the text up to here has more than \(Limits.marks) marks: line ends, brackets and similar characters",
                    "split it into several files"
                )
            case .cells:
                (
                    "table-too-large", "the tables up to here have more than \(Limits.tableCells) cells",
                    "split the table, or link to it as a file"
                )
            case .references:
                (
                    "references-too-large",
                    "reference links would add more than \(Limits.referenceBytes) bytes: each repeats the whole address",
                    "shorten the address or title of this reference"
                )
            case .steps:
                (
                    "too-complex", "this part of the text cannot be read in reasonable time",
                    "separate it with blank lines: it contains too many bars, unfinished brackets or unfinished pictures"
                )
            }
        return Diagnostic(.error, id: "markdown.\(id)", message, hint: hint, in: source, at: position)
    }
}

extension MarkdownExcess {
    /// `nil` for every text that a person would write.
    init?(in text: UnsafeBufferPointer<UInt8>) {
        var survey = MarkdownSurvey(text)
        guard let excess = survey.excess() else { return nil }
        self = excess
    }
}
