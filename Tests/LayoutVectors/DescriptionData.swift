/// The vectors' notation of a section.
package struct SectionData: Decodable, Sendable {
    package let group: ElementData?
    package let insets: [Double]?
    package let interGroupSpacing: Double?
    package let boundary: [BoundaryData]?
    package let follow: Bool?
    package let orthogonal: String?
    package let decorations: [DecorationData]?
    package let contentInsetsReference: String?
}

package final class ElementData: Decodable, Sendable {
    package let type: String
    package let axis: String?
    package let size: SizeData
    package let mode: String?
    package let count: Int?
    package let subitems: [ElementData]?
    package let spacing: SpacingData?
    package let insets: [Double]?
    package let edge: EdgeData?
    package let supp: [SupplementaryData]?
    package let frames: [[Double]]?
}

package struct SizeData: Decodable, Sendable {
    package let w: [String: Double]
    package let h: [String: Double]
}

package struct SpacingData: Decodable, Sendable {
    package let fixed: Double?
    package let flexible: Double?
}

package struct EdgeData: Decodable, Sendable {
    package let leading: SpacingData?
    package let top: SpacingData?
    package let trailing: SpacingData?
    package let bottom: SpacingData?
}

package struct BoundaryData: Decodable, Sendable {
    package let kind: String
    package let size: SizeData
    package let alignment: String
    package let offset: [Double]?
    package let extends: Bool?
    package let pin: Bool?
    package let insets: [Double]?
    package let z: Int?
}

package struct SupplementaryData: Decodable, Sendable {
    package struct Anchor: Decodable, Sendable {
        package let edges: [String]
        package let abs: [Double]?
        package let frac: [Double]?
    }
    package let kind: String
    package let size: SizeData
    package let container: Anchor
    package let item: Anchor?
    package let z: Int?
}

package struct DecorationData: Decodable, Sendable {
    package let kind: String
    package let insets: [Double]?
    package let z: Int?
}
