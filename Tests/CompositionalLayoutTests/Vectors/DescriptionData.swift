/// The vectors' notation of a section.
struct SectionData: Decodable, Sendable {
    let group: ElementData?
    let insets: [Double]?
    let interGroupSpacing: Double?
    let boundary: [BoundaryData]?
    let follow: Bool?
    let orthogonal: String?
    let decorations: [DecorationData]?
    let contentInsetsReference: String?
}

final class ElementData: Decodable, Sendable {
    let type: String
    let axis: String?
    let size: SizeData
    let mode: String?
    let count: Int?
    let subitems: [ElementData]?
    let spacing: SpacingData?
    let insets: [Double]?
    let edge: EdgeData?
    let supp: [SupplementaryData]?
    let frames: [[Double]]?
}

struct SizeData: Decodable, Sendable {
    let w: [String: Double]
    let h: [String: Double]
}

struct SpacingData: Decodable, Sendable {
    let fixed: Double?
    let flexible: Double?
}

struct EdgeData: Decodable, Sendable {
    let leading: SpacingData?
    let top: SpacingData?
    let trailing: SpacingData?
    let bottom: SpacingData?
}

struct BoundaryData: Decodable, Sendable {
    let kind: String
    let size: SizeData
    let alignment: String
    let offset: [Double]?
    let extends: Bool?
    let pin: Bool?
    let insets: [Double]?
    let z: Int?
}

struct SupplementaryData: Decodable, Sendable {
    struct Anchor: Decodable, Sendable {
        let edges: [String]
        let abs: [Double]?
        let frac: [Double]?
    }
    let kind: String
    let size: SizeData
    let container: Anchor
    let item: Anchor?
    let z: Int?
}

struct DecorationData: Decodable, Sendable {
    let kind: String
    let insets: [Double]?
    let z: Int?
}
