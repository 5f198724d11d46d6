import SiteMarkup

/// Splits a list into files of similar size, so that a search loads only a few of them.
struct SearchShards<Key> {
    /// The JSON array of each file.
    private var files: [[UInt8]] = []
    /// The key of the first element of each file.
    private var starts: [Key] = []
    private let size: Int

    /// - Parameter size: The size of a full file in bytes.
    init(size: Int) { self.size = size }

    /// - Parameter json: The JSON of the elements without brackets.
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

    /// The whole list. Ends the last file.
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
