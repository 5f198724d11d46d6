#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bytes of many paths, one path after another.
///
/// A build has hundreds of thousands of paths. As strings they are scattered in memory, and reaching them takes longer
/// than comparing them.
struct PathBytes {
    private var bytes: [UInt8] = []
    /// The start of each path, and the end of the last one.
    private var bounds = [0]

    init(_ paths: some Collection<String>) {
        bounds.reserveCapacity(paths.count + 1)
        for path in paths {
            bytes.append(contentsOf: path.utf8)
            bounds.append(bytes.count)
        }
    }

    /// The indices of the paths, sorted by bytes.
    var sortedPlaces: [Int] {
        withPaths { path in
            (0..<bounds.count - 1).sorted { left, right in
                let (left, right) = (path(left), path(right))
                let order = Self.compare(left, right)
                return order != 0 ? order < 0 : left.count < right.count
            }
        }
    }

    /// True if no path occurs twice or is a parent folder of another.
    var areApart: Bool {
        withPaths { path in
            // Paths with the same prefix are adjacent in this order.
            var begun: [UnsafeRawBufferPointer] = []
            for path in sortedPlaces.lazy.map(path) {
                while let last = begun.last, last.count > path.count || Self.compare(last, path) != 0 {
                    begun.removeLast()
                }
                if begun.contains(where: { $0.count == path.count || path[$0.count] == UInt8(ascii: "/") }) {
                    return false
                }
                begun.append(path)
            }
            return true
        }
    }

    private func withPaths<Result>(_ body: ((Int) -> UnsafeRawBufferPointer) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            bounds.withUnsafeBufferPointer { bounds in
                body { UnsafeRawBufferPointer(rebasing: bytes[bounds[$0]..<bounds[$0 + 1]]) }
            }
        }
    }

    /// Compares like `memcmp`, up to the length of the shorter path.
    private static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int32 {
        guard let first = left.baseAddress, let second = right.baseAddress else { return 0 }
        return memcmp(first, second, min(left.count, right.count))
    }
}
