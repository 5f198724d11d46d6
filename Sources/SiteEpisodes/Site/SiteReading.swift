import SiteDiagnostics
import SiteMarkdown

extension SiteInfo {
    /// The format version that `sitegen: 1` states.
    static let contract = 1

    /// Reads `site.yml`. A site without this file has the defaults.
    static func read(_ source: SourceText?, assets: AssetIndex) -> (site: SiteInfo, diagnostics: [Diagnostic]) {
        guard let source else { return (SiteInfo(), []) }
        let (value, problems) = YAML.parse(source)
        if let value, value.entries == nil, !value.isEmpty {
            let problem = Diagnostic(
                .error, id: "site.not-a-map", "settings of a site must be a map of keys, not \(value.summary)",
                hint: "write 'key: value'", in: source, at: value.position)
            return (SiteInfo(), problems + [problem])
        }
        var fields = Fields<SiteKey>(value, in: source)
        let site = SiteInfo(reading: &fields, scope: AssetScope(assets: assets, folder: ""))
        var unknownKeys = UnknownKeys<SiteKey>()
        return (site, problems + fields.diagnostics + unknownKeys.diagnostics(for: fields.unknown, in: fields.source))
    }

    private init(reading fields: inout Fields<SiteKey>, scope: AssetScope) {
        fields.checkContract()
        title = fields.text(.title) ?? title
        summary = fields.longText(.description).map { text in
            let place = fields.values(.description).first?.position
            return fields.shortened(text, of: "description", at: place, to: Limits.siteDescriptionBytes)
        }
        author = fields.text(.author)
        base = fields.base(.baseURL)
        media = fields.base(.media)
        language = fields.text(.language) ?? language
        zone = fields.zone(.timezone) ?? zone
        theme = fields.text(.theme) ?? theme
        themePosition = fields.value(.theme)?.position
        showcase = fields.showcase(.showcase)
        pageSize = fields.count(.pagination, atLeast: 1) ?? pageSize
        permalink = fields.permalink(.permalink) ?? permalink
        menu = fields.menu(.menu)
        podcast = fields.podcast(.podcast, in: scope, zone: zone)
        feeds = fields.feeds(.feeds)
        (host, hostFiles) = fields.publishing(.publish) ?? (nil, nil)
        hostPosition = fields.value(.publish)?.position
        targets = fields.deployTargets(.deploy)
        cache = fields.sharedCache(.cache)
        announce = fields.announce(.announce)
        sources = fields.contentSources(.contentPolicy)
        hasSearch = fields.boolean(.search) ?? hasSearch
        html = fields.choice(.html) ?? html
        icon = fields.asset(.icon, in: scope)
        iconPosition = fields.value(.icon)?.position
        images = fields.images(.images)
        trusted = fields.texts(.trusted).map { $0.text }
        keys = fields.foreignKeys(.keys)
        budgets = fields.map(.budgets)
        extra = fields.map(.extra)
    }
}

extension Fields<SiteKey> {
    fileprivate mutating func checkContract() {
        guard let value = value(.sitegen), value.integer != SiteInfo.contract else { return }
        report(
            .error, "site.unknown-contract", "this sitegen reads 'sitegen: \(SiteInfo.contract)', not \(value.summary)",
            hint: "write 'sitegen: \(SiteInfo.contract)', or use the sitegen version for this site", at: value.position
        )
    }

    mutating func base(_ key: Key) -> BaseAddress? {
        guard let value = value(key) else { return nil }
        do {
            return try BaseAddress(parsing: value.text ?? "")
        } catch {
            report(.error, "site.base-url", error.message, hint: error.hint, at: value.position)
            return nil
        }
    }

    fileprivate mutating func zone(_ key: Key) -> ZoneRules? {
        guard let value = value(key) else { return nil }
        let name = value.text?.trimmingBlanks ?? ""
        if let zone = ZoneRules(named: name) { return zone }
        let meant = suggestion(for: name, among: ZoneRules.knownNames).map { " (did you mean '\($0)'?)" } ?? ""
        report(
            .error, "site.unknown-timezone", "there is no time zone '\(name)'\(meant)",
            hint: "write a name of the IANA list, such as Europe/Berlin or America/New_York", at: value.position)
        return nil
    }
}

extension Fields {
    /// Reads a pattern of addresses, or one address.
    mutating func permalink(_ key: Key) -> Permalink? {
        guard let value = value(key) else { return nil }
        do {
            return try Permalink(parsing: value.text ?? "")
        } catch {
            report(.error, "address.permalink", error.message, hint: error.hint, at: value.position)
            return nil
        }
    }
}
