/// What stands in an XML file, in the order of the file. Entities that the file declares are put in.
public enum XMLEvent: Hashable, Sendable {
    /// `<?xml … ?>`, with the encoding that it names.
    case declaration(encoding: String?)
    case documentType(XMLDocumentType)
    /// An entity with a text of its own.
    case entity(name: String, value: String)
    /// Another declaration in the document type: what it declares, with its article.
    case otherDeclaration(String)
    case start(XMLElement)
    case end
    case text(String)
    /// `<?target text?>`
    case instruction(target: String)
    /// A reference to an entity that the file does not declare.
    case unknownEntity(String)
}

/// A start tag.
public struct XMLElement: Hashable, Sendable {
    public let name: XMLName
    /// In the order of the file; declarations of namespaces are none of them.
    public let attributes: [XMLAttribute]
}

public struct XMLAttribute: Hashable, Sendable {
    public let name: XMLName
    /// References resolved.
    public let value: String
}

/// The name of an element or attribute.
public struct XMLName: Hashable, Sendable {
    /// Empty for none.
    public let namespace: String
    /// Without a prefix.
    public let local: String

    public init(namespace: String, local: String) {
        self.namespace = namespace
        self.local = local
    }
}

/// `<!DOCTYPE … >`
public struct XMLDocumentType: Hashable, Sendable {
    public let publicID: String?
    public let systemID: String?
}

/// Why an XML file cannot be read to its end.
public struct XMLProblem: Error, Hashable, Sendable {
    public enum Reason: Sendable {
        /// The file ends inside of something, or before anything.
        case endsEarly
        /// A reference to an entity that is not declared, in a text or in the tag that begins at the offset.
        case unknownEntity
        /// An end tag that is not that of the element that is open.
        case otherTag
        case sameAttribute
        /// Something behind the end of the outermost element.
        case moreBehind
        /// `<?xml` elsewhere than at the start.
        case lateDeclaration
        case other
    }

    public let reason: Reason
    /// What is wrong, as a sentence without its end: `mismatched tag`.
    public let message: String
    /// In bytes.
    public let offset: Int

    public init(reason: Reason = .other, message: String, offset: Int) {
        (self.reason, self.message, self.offset) = (reason, message, offset)
    }
}
