extension SiteInfo {
    /// Finds the versions of the home page and of the menu's pages among these files.
    mutating func addVersions(of files: [some Translatable], _ translations: Translations) {
        if translations.isEmpty { return }
        let targets = menu.reduce(into: Set([Address.home])) { targets, item in
            if case .page(let address) = item.target { targets.insert(address) }
        }
        // An entry that leads to a different language on purpose stays as it is.
        let shown = files.filter { $0.language == language && targets.contains($0.address) }
        if shown.isEmpty { return }
        let titles = Dictionary(uniqueKeysWithValues: files.map { ($0.id, $0.title) })
        for file in shown {
            for version in translations.versions(of: file.id) where version.id != file.id {
                versions[file.address, default: [:]][version.language] = TitledAddress(
                    title: titles[version.id] ?? "", address: version.address)
            }
        }
    }
}
