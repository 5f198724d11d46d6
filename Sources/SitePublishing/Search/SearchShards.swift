import SiteMarkup

/// A list cut into files of about the same size, so that a search loads the few that it needs.
struct SearchShards<Key> {
    /// The JSON of each file: an array.
    private var files: [[UInt8]] = []
    /// The key of the first element of each file.
    private var starts: [Key] = []
    private let size: Int

    /// - Parameter size: in bytes, of a file that is full.
    init(size: Int) { self.size = size }

    /// - Parameter json: the elements' JSON without brackets.
    mutating func append(_ key: @autoclosure () -> Key, _ json: [UInt8]) {
        if let last = files.last, last.count + json.count < size {
            files[files.count - 1].append(UInt8(ascii: ","))
        } else {
            close()
            files.append([UInt8(ascii: "[")])
            starts.append(key())
        }
        files[files.count - 1] += json
    }

    /// All of it, the last file ended.
    func list(
        _ name: String, start: @escaping @Sendable (inout JSONWriter, Key) -> Void
    ) -> SearchIndex.List where Key: Sendable {
        var shards = self
        shards.close()
        return SearchIndex.List(name: name, files: shards.files) { [starts] json in
            json.list { for key in starts { start(&$0, key) } }
        }
    }

    private mutating func close() {
        if !files.isEmpty { files[files.count - 1].append(UInt8(ascii: "]")) }
    }
}
