import Foundation

/// Sentences of a Markdown file: of its paragraphs, list items and table cells, and of the title and description in its front matter.
struct Prose {
    let sentences: [String]

    init(_ markdown: String) {
        var blocks: [String] = []
        var block: [String] = []
        var isCode = false
        var isFrontMatter = false
        func end() {
            blocks.append(block.joined(separator: " "))
            block = []
        }
        for (number, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "---", number == 0 || isFrontMatter {
                isFrontMatter.toggle()
            } else if isFrontMatter {
                if let text = line.wholeMatch(of: /(?:title|description): (.*)/) { blocks.append(String(text.1)) }
            } else if line.hasPrefix("```") {
                end()
                isCode.toggle()
            } else if isCode {
                continue
            } else if line.hasPrefix("|") {
                end()
                blocks += line.replacing("\\|", with: "/").split(separator: "|").map(String.init)
            } else if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") {
                end()
                blocks.append(line.drop { $0 == "#" || $0 == " " }.description)
            } else if let item = line.wholeMatch(of: /\s*(?:[-*]|\d+\.) (.*)/) {
                end()
                block = [String(item.1)]
            } else {
                block.append(line.trimmingCharacters(in: .whitespaces))
            }
        }
        end()
        sentences = blocks.flatMap(Self.sentences)
    }

    /// Code counts as one word, and addresses of links as none.
    private static func sentences(of block: String) -> [String] {
        let text = block.replacing(/`[^`]*`/, with: "code").replacing(/\]\([^)]*\)/, with: "]")
        var sentences: [String] = []
        var sentence: [Substring] = []
        for word in text.split(separator: " ") {
            sentence.append(word)
            if word.contains(/[.!?]["*)\]]*$/) {
                sentences.append(sentence.joined(separator: " "))
                sentence = []
            }
        }
        return (sentences + [sentence.joined(separator: " ")]).filter { !$0.isEmpty }
    }
}
