/// The scripts and styles beside the Swift files, as they were when the program was built.
enum ClientFiles {
    /// The text of a file, by its path below `Sources/SitePreview`.
    static func text(_ path: String) -> String {
        guard let file = embeddedFiles.first(where: { path == $0.0.description }) else {
            preconditionFailure("no file '\(path)' was embedded")
        }
        return file.1.description
    }

    /// One script of several files. A style among them becomes a constant of it: `panel.css` is `panelStyle`.
    static func script(_ folder: String, _ names: [String]) -> String {
        let texts = names.map { name in
            let text = text(folder + "/" + name)
            return name.hasSuffix(".css") ? "const \(name.dropLast(4))Style = String.raw`\(text)`;\n" : text
        }
        return texts.joined(separator: "\n")
    }
}
