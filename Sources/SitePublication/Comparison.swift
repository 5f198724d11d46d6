import SiteDiagnostics
import SiteFileSystem

/// How a file of the build stands to what is in the output folder.
enum Comparison: Hashable {
    /// Nothing is there.
    case new
    /// Other bytes are there, or something else that is ours.
    case changed
    case unchanged
    /// A folder is there; it may go when it holds nothing but what earlier builds made.
    case folder
    /// Something is there that no build of ours has made.
    case foreign

    /// Looks at one place of the output folder.
    /// - Parameter owned: whether a build of ours made what is there.
    init(_ contents: OutputFile.Contents, at location: String, owned: Bool) throws(CompareError) {
        guard let status = try attempt(CompareError.output, FileStatus.find(location, following: false)) else {
            self = .new
            return
        }
        if status.kind == .folder {
            self = .folder
            return
        }
        let isSame = status.kind == .file ? try Self.holds(contents, location, size: status.size) : false
        self = isSame ? .unchanged : owned ? .changed : .foreign
    }

    /// Whether the file holds these bytes: the size first, it costs nothing.
    private static func holds(
        _ contents: OutputFile.Contents, _ location: String, size: Int
    ) throws(CompareError) -> Bool {
        if case .copy(let source) = contents { return try holdsCopy(of: source, location, size: size) }
        guard contents.count == size else { return false }
        let bytes = try attempt(CompareError.source, contents.read())
        return try attempt(CompareError.output, fileBytes(location) == bytes)
    }

    /// A copied file may be a film of gigabytes: compared piece by piece.
    private static func holdsCopy(of source: String, _ location: String, size: Int) throws(CompareError) -> Bool {
        let left = try attempt(CompareError.source, Descriptor.reading(source))
        guard try attempt(CompareError.source, left.status.size) == size else { return false }
        let right = try attempt(CompareError.output, Descriptor.reading(location))
        var leftPiece = [UInt8](repeating: 0, count: 1 << 17)
        var rightPiece = leftPiece
        while true {
            let leftCount = try attempt(CompareError.source, left.fill(&leftPiece))
            let rightCount = try attempt(CompareError.output, right.fill(&rightPiece))
            guard leftPiece[..<leftCount] == rightPiece[..<rightCount] else { return false }
            if leftCount < leftPiece.count { return true }
        }
    }
}

/// Which side of a comparison could not be read.
enum CompareError: Error {
    case source(SystemError)
    case output(SystemError)
}
