/// One node of the browser's accessibility tree.
public struct AccessibilityNode: Decodable, Sendable {
    struct Property: Decodable, Sendable { var value: String? }
    public var nodeId: String
    public var ignored: Bool
    public var parentId: String?
    public var childIds: [String]?
    private var role: Property?

    /// `list`, `listitem`, …
    public var roleName: String { role?.value ?? "" }
}

extension ChromiumSession {
    /// All nodes, including ignored ones.
    public func accessibilityTree() async throws -> [AccessibilityNode] {
        struct Answer: Decodable, Sendable { var nodes: [AccessibilityNode] }
        return try await devTools("Accessibility.getFullAXTree", Nothing(), as: Answer.self).nodes
    }
}
