/// A part of an XML file, in the order of the file. Declared entities are replaced by their text.
public enum XMLEvent: Hashable, Sendable {
    /// `<?xml … ?>` with its encoding.
    case declaration(encoding: String?)
    case documentType(XMLDocumentType)
    /// The declaration of an internal entity.
    case entity(name: String, value: String)
    /// Another declaration in the document type; the value names its kind, with an article.
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
    /// The attributes in the order of the file, without namespace declarations.
    public let attributes: [XMLAttribute]
}

public struct XMLAttribute: Hashable, Sendable {
    public let name: XMLName
    /// The value with references resolved.
    public let value: String
}

/// The name of an element or attribute.
public struct XMLName: Hashable, Sendable {
    /// The namespace; empty if the name has none.
    public let namespace: String
    /// The name without a prefix.
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

/// The reason why an XML file cannot be read to its end.
public struct XMLProblem: Error, Hashable, Sendable {
    public enum Reason: Sendable {
        /// The file ends inside an element, or before the first one.
        case endsEarly
        /// A reference to an undeclared entity, in a text or in the tag at the offset.
        case unknownEntity
        /// An end tag does not match the open element.
        case otherTag
        case sameAttribute
        /// Something follows the end of the outermost element.
        case moreBehind
        /// `<?xml` is not at the start of the file.
        case lateDeclaration
        case other
    }

    public let reason: Reason
    /// The problem as a sentence without its full stop: `mismatched tag`.
    public let message: String
    /// The byte offset.
    public let offset: Int

    public init(reason: Reason = .other, message: String, offset: Int) {
        (self.reason, self.message, self.offset) = (reason, message, offset)
    }
}
