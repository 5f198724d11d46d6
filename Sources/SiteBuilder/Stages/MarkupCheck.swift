import SiteDiagnostics
import SiteXMLReading

/// The reason why an XML file may run code.
struct MarkupProblem: Error {
    /// The reason, as the end of a sentence.
    let reason: String
    /// The offset of the problem, in bytes.
    let offset: Int
}

/// Refuses XML in which browsers find a page, a drawing or a stylesheet. XML with data alone is allowed.
func checkMarkup(_ bytes: [UInt8]) throws(MarkupProblem) {
    do {
        try XMLReader(depth: Limits.drawingDepth, encoding: .declared).read(bytes) { event, offset in
            if let reason = reason(against: event) { throw MarkupProblem(reason: reason, offset: offset) }
        }
    } catch let problem as MarkupProblem {
        throw problem
    } catch let problem as XMLProblem {
        throw MarkupProblem(
            reason: "its XML cannot be read: \(problem.message)", offset: min(problem.offset, bytes.count))
    } catch {
        throw MarkupProblem(reason: "it cannot be read", offset: 0)
    }
}

private func reason(against event: XMLEvent) -> String? {
    switch event {
    case .instruction(let target) where target.lowercased() == "xml-stylesheet": "it names a stylesheet of its own"
    case .otherDeclaration(let what): "it declares \(what)"
    case .start(let element):
        activeNamespaces.contains { element.name.namespace.lowercased().contains($0) }
            ? "it has an element '\(element.name.local)' of '\(element.name.namespace)', which browsers run" : nil
    default: nil
    }
}

/// Parts of the namespaces whose elements browsers know.
private let activeNamespaces = [
    "w3.org/1999/xhtml", "w3.org/2000/svg", "w3.org/1998/math", "w3.org/1999/xsl", "w3.org/2001/xml-events",
    "mozilla.org",
    "microsoft-com",
]
