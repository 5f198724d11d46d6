/// Languages of documents and data, and names of texts without colours.
let dataLanguages: [CodeLanguage] = [
    CodeLanguage(
        "html", "htm xhtml html+erb erb ejs handlebars hbs mustache liquid jinja vue svelte astro twig", .markup),
    CodeLanguage("xml", "rss atom svg plist xsd xsl xslt xhtml+xml opml wsdl mathml storyboard xib", .markup),
    CodeLanguage("css", "scss less sass stylus", .styles),
    CodeLanguage("json", "json5 jsonc jsonl ndjson geojson webmanifest jsonld topojson", .words(.json)),
    CodeLanguage("yaml", "yml", .keys(.yaml)),
    CodeLanguage("toml", "", .keys(KeyGrammar())),
    CodeLanguage("ini", "cfg conf dosini properties dotenv env editorconfig gitconfig systemd desktop", .keys(.ini)),
    CodeLanguage("diff", "patch udiff", .diff),
    CodeLanguage("markdown", "md mdx pandoc rmarkdown qmd", .markdown),
    CodeLanguage(
        "text", "txt plain plaintext none output log csv tsv ascii raw mermaid math vtt srt webvtt tree", .plain),
]

extension WordGrammar {
    fileprivate static let json: WordGrammar = {
        var grammar = WordGrammar()
        grammar.lineComments = ["//".bytes]
        grammar.blockComments = [("/*".bytes, "*/".bytes)]
        grammar.strings = [.double, .single]
        grammar.namesAreStrings = true
        grammar.add(.number, "true false null")
        return grammar
    }()
}

extension KeyGrammar {
    fileprivate static let yaml: KeyGrammar = {
        var grammar = KeyGrammar()
        grammar.separator = UInt8(ascii: ":")
        grammar.hasSections = false
        grammar.hasBlocks = true
        return grammar
    }()

    fileprivate static let ini: KeyGrammar = {
        var grammar = KeyGrammar()
        grammar.comments = Array("#;".utf8)
        return grammar
    }()
}
