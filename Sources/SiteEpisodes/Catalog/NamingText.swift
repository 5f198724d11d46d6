import SiteDiagnostics
import SiteMarkdown

/// A text of the content folder that may name files.
enum NamingText {
    case document(SourceText, folder: String, keys: ForeignKeys)
    case data(SourceText, folder: String)

    var source: SourceText {
        switch self {
        case .document(let source, _, _), .data(let source, _): source
        }
    }

    /// The base folder of relative paths.
    var folder: String {
        switch self {
        case .document(_, let folder, _), .data(_, let folder): folder
        }
    }

    /// Links and pictures of a body, and all values of front matter or data, with any key.
    var values: [String] {
        switch self {
        case .document(let source, _, let keys):
            let document = Document(source)
            let meant = keys.meanings(in: document.frontMatter).flatMap(\.value.texts)
            return RenderedMarkdown(document).references.map(\.url) + (document.frontMatter?.texts ?? []) + meant
        case .data(let source, _): return YAML.parse(source).value?.texts ?? []
        }
    }
}

extension Value {
    /// All scalars in the value.
    fileprivate var texts: [String] {
        var texts: [String] = []
        appendTexts(to: &texts)
        return texts
    }

    private func appendTexts(to texts: inout [String]) {
        switch kind {
        case .null: break
        case .scalar(let scalar): texts.append(scalar.text)
        case .list(let values): for value in values { value.appendTexts(to: &texts) }
        case .map(let entries): for entry in entries { entry.value.appendTexts(to: &texts) }
        }
    }
}
