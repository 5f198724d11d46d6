import SiteDiagnostics

extension Imported {
    /// Converts the folder of a site of a different generator.
    ///
    /// - Throws: if the folder has no texts, or a chosen section does not exist.
    package static func site(_ path: String, _ choices: ImportChoices = ImportChoices()) throws(Diagnostic) -> Imported
    {
        let found = Generator.recognized(path)
        let generator = choices.generator ?? found.generator
        let site = OldSite(generator, root: generator.root(of: path), named: path).read()
        guard !site.documents.isEmpty else {
            throw Diagnostic(
                .error, id: "import.no-content", "the folder '\(path.withoutSlash)' has no Markdown files",
                hint: "name the folder of a site, or an RSS file")
        }
        return try SiteConversion(site, choices).imported
    }
}

extension OldSite {
    /// The site with its texts and files.
    fileprivate func read() -> OldSite {
        switch generator {
        case .hugo: HugoReader.read(self)
        case .jekyll: JekyllReader.read(self)
        case .eleventy: EleventyReader.read(self)
        case .astro: AstroReader.read(self)
        case .zola: ZolaReader.read(self)
        case .gatsby: GatsbyReader.read(self)
        case .plain: PlainReader.read(self)
        }
    }
}
