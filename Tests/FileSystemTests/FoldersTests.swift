import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SiteFileSystem

@Suite struct FoldersTests {
    /// Parallel tasks often need the same new folders.
    @Test func manyMayMakeTheSameFoldersAtOnce() throws {
        let folder = try TemporaryFolder()
        let problems = Mutex<[SystemError]>([])
        let made = Mutex<[String]>([])
        for round in 0..<100 {
            DispatchQueue.concurrentPerform(iterations: 8) { number in
                do throws(SystemError) {
                    let own = try makeFolders(folder("\(round)/a/b/c/\(number)"))
                    made.withLock { $0 += own }
                } catch {
                    problems.withLock { $0.append(error) }
                }
            }
        }
        #expect(problems.withLock(\.self) == [])
        // Each folder was made by exactly one task.
        #expect(made.withLock { $0.count } == 100 * (4 + 8))
        #expect(Set(made.withLock(\.self)).count == 100 * (4 + 8))
    }

    @Test func aFileInTheWayIsSaid() throws {
        let folder = try TemporaryFolder()
        try folder.add(["a": ""])
        #expect(throws: SystemError(code: ENOTDIR)) { try makeFolders(folder("a/b")) }
    }
}
