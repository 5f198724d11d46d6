import SiteMarkdown

/// The keys of the files of a theme, for JSON Schemas.
extension KeyTable {
    package static let theme = ThemeManifest.table
    package static let words = WordFile.table
}

extension ValueForm {
    package static let layoutFile = ValueForm.map { .layout }
    package static let split = ValueForm.map { .split }
}
