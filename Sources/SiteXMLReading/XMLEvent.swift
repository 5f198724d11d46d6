/// A part of an XML file, in the order of the file. Declared entities are replaced by their text.
package enum XMLEvent: Hashable, Sendable {
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
package struct XMLElement: Hashable, Sendable {
    package let name: XMLName
    /// The attributes in the order of the file, without namespace declarations.
    package let attributes: [XMLAttribute]
}

package struct XMLAttribute: Hashable, Sendable {
    package let name: XMLName
    /// The value with references resolved.
    package let value: String
}

/// The name of an element or attribute.
package struct XMLName: Hashable, Sendable {
    /// The namespace; empty if the name has none.
    package let namespace: String
    /// The name without a prefix.
    package let local: String

    package init(namespace: String, local: String) {
        self.namespace = namespace
        self.local = local
    }
}

/// `<!DOCTYPE … >`
package struct XMLDocumentType: Hashable, Sendable {
    package let publicID: String?
    package let systemID: String?
}

/// The reason why an XML file cannot be read to its end.
package struct XMLProblem: Error, Hashable, Sendable {
    package enum Reason: Sendable {
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

    package let reason: Reason
    /// The problem as a sentence without its full stop: `mismatched tag`.
    package let message: String
    /// The byte offset.
    package let offset: Int

    package init(reason: Reason = .other, message: String, offset: Int) {
        (self.reason, self.message, self.offset) = (reason, message, offset)
    }
}
