/// The scripts and styles beside the Swift files, embedded when the program is built.
enum ClientFiles {
    /// The text of a file, by its path below `Sources/SitePreview`.
    static func text(_ path: String) -> String {
        guard let file = embeddedFiles.first(where: { path == $0.0.description }) else {
            preconditionFailure("no file '\(path)' was embedded")
        }
        return file.1.description
    }

    /// A script joined from several files. A stylesheet becomes a constant: `panel.css` is `panelStyle`.
    static func script(_ folder: String, _ names: [String]) -> String {
        let texts = names.map { name in
            let text = text(folder + "/" + name)
            return name.hasSuffix(".css") ? "const \(name.dropLast(4))Style = String.raw`\(text)`;\n" : text
        }
        return texts.joined(separator: "\n")
    }
}
