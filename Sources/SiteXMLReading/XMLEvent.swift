/// What stands in an XML file, in the order of the file. Entities that the file declares are put in.
package enum XMLEvent: Hashable, Sendable {
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
package struct XMLElement: Hashable, Sendable {
    package let name: XMLName
    /// In the order of the file; declarations of namespaces are none of them.
    package let attributes: [XMLAttribute]
}

package struct XMLAttribute: Hashable, Sendable {
    package let name: XMLName
    /// References resolved.
    package let value: String
}

/// The name of an element or attribute.
package struct XMLName: Hashable, Sendable {
    /// Empty for none.
    package let namespace: String
    /// Without a prefix.
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

/// Why an XML file cannot be read to its end.
package struct XMLProblem: Error, Hashable, Sendable {
    package enum Reason: Sendable {
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

    package let reason: Reason
    /// What is wrong, as a sentence without its end: `mismatched tag`.
    package let message: String
    /// In bytes.
    package let offset: Int

    package init(reason: Reason = .other, message: String, offset: Int) {
        (self.reason, self.message, self.offset) = (reason, message, offset)
    }
}
