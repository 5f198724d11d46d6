import SiteDiagnostics
import SiteFileSystem

/// The difference between a file of the build and the output folder.
enum Comparison: Hashable {
    /// Nothing exists at the path.
    case new
    /// Other bytes exist at the path, or something else that a build made.
    case changed
    case unchanged
    /// A folder exists at the path. It may be removed if it contains only files of earlier builds.
    case folder
    /// Something exists at the path that no build made.
    case foreign

    /// Compares one path of the output folder.
    /// - Parameter owned: True if a build made the existing file.
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

    /// True if the file has these bytes. The size is compared first, because that costs nothing.
    private static func holds(
        _ contents: OutputFile.Contents, _ location: String, size: Int
    ) throws(CompareError) -> Bool {
        if case .copy(let source) = contents { return try holdsCopy(of: source, location, size: size) }
        guard contents.count == size else { return false }
        let bytes = try attempt(CompareError.source, contents.read())
        return try attempt(CompareError.output, fileBytes(location) == bytes)
    }

    /// A copied file may be a film of gigabytes, so it is compared piece by piece.
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

/// The side of a comparison that could not be read.
enum CompareError: Error {
    case source(SystemError)
    case output(SystemError)
}
