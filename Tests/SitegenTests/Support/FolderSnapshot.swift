import Foundation

/// The complete state of a folder, including file times, to detect any access by a program.
struct FolderSnapshot: Equatable {
    private struct Item: Equatable {
        let type: FileAttributeType?
        let changed: Date?
        let bytes: Data?
    }

    private let items: [String: Item]

    init(_ folder: String) throws {
        var items: [String: Item] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) + [""] {
            let location = folder + "/" + path
            let attributes = try FileManager.default.attributesOfItem(atPath: location)
            let type = attributes[.type] as? FileAttributeType
            items[path] = Item(
                type: type, changed: attributes[.modificationDate] as? Date,
                bytes: type == .typeRegular ? FileManager.default.contents(atPath: location) : nil)
        }
        self.items = items
    }

    /// The paths that exist in only one snapshot, or that differ.
    func differences(from other: FolderSnapshot) -> [String] {
        Set(items.keys).union(other.items.keys).filter { items[$0] != other.items[$0] }.sorted()
    }
}
