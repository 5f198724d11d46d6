import SiteFileSystem

#if os(Linux)
    import Foundation
    import SiteBuilder
    import TestSupport
    import Testing

    @testable import SitePreview

    /// The steps of programs that write files, at which a check may happen.
    enum SavingStep: String, CaseIterable, Sendable {
        case inPlace, renamedOver, temporaryBeside, backedUp, twoFiles, innerFile, touchedBeside, hiddenBeside
        case stillOpen, emptied, newBeside, removedBeside, folderBeside

        /// - Returns: The absolute paths of the files that have changed then.
        func change(_ folder: TemporaryFolder) throws -> Set<String> {
            let file = folder("Content/a.md")
            switch self {
            case .inPlace:
                try save("new", file)
            case .renamedOver:
                try save("new", folder("Content/a.md.tmp"))
                rename(folder("Content/a.md.tmp"), file)
            case .temporaryBeside:
                try save("new", file)
                try save("x", folder("Content/4913"))
                try folder.remove("Content/4913")
            case .backedUp:
                rename(file, folder("Content/a.md~"))
                try save("new", file)
                try folder.remove("Content/a.md~")
            case .twoFiles:
                try save("new", file)
                try save("new", folder("Content/inner/b.md"))
                return [file, folder("Content/inner/b.md")]
            case .innerFile:
                try save("new", folder("Content/inner/b.md"))
                return [folder("Content/inner/b.md")]
            case .touchedBeside:
                try save("new", file)
                try save("two", folder("Content/inner/b.md"))
            case .hiddenBeside:
                try save("new", file)
                try save("x", folder("Content/.a.md.swp"))
            case .stillOpen:
                // The file stays open during the check: the rest may still follow.
                let open = open(file, O_WRONLY | O_TRUNC)
                #expect(write(open, "new", 3) == 3)
            case .emptied:
                try save("", file)
            case .newBeside:
                try save("new", file)
                try save("x", folder("Content/new.md"))
            case .removedBeside:
                try save("new", file)
                try folder.remove("Content/inner/b.md")
            case .folderBeside:
                try save("new", file)
                rename(folder("Content/inner"), folder("Content/renamed"))
            }
            return [file]
        }

        private func save(_ text: String, _ path: String) throws {
            let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
            try #require(file >= 0)
            #expect(write(file, text, text.utf8.count) == text.utf8.count)
            close(file)
        }
    }

    /// A file whose first bytes are changed through memory. The kernel reports no such change.
    final class MappedFile {
        let bytes: UnsafeMutablePointer<UInt8>
        private static let count = 3

        init(_ path: String) throws {
            let file = open(path, O_RDWR)
            defer { close(file) }
            let memory = mmap(nil, Self.count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
            bytes = try #require(memory != MAP_FAILED ? memory?.assumingMemoryBound(to: UInt8.self) : nil)
        }

        deinit { munmap(bytes, Self.count) }

        /// Writes the memory to the file. Only the first change after that gives the file a new time.
        func write() { msync(bytes, Self.count, MS_SYNC) }
    }

    extension SourceWatch {
        /// The results of one check in order.
        mutating func differences() async -> [SourceDifference] {
            var differences: [SourceDifference] = []
            await look { differences.append($0) }
            return differences
        }

        mutating func difference() async -> SourceDifference {
            await differences().reduce(into: .none) { $0.formUnion($1) }
        }
    }
#endif
