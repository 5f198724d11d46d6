import TestSupport
import Testing

@testable import SiteFileSystem

@Suite struct PathsTests {
    @Test(arguments: [("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a/b", "a"), ("a", ".")])
    func parents(path: String, parent: String) { #expect(parentPath(path) == parent) }

    @Test func linksAreResolvedAsFarAsThePathExists() throws {
        let folder = try TemporaryFolder()
        try folder.add(["a/b/": ""])
        try folder.link("link", to: "a")
        #expect(try resolvedPath(folder("link/b/../x/./y")) == folder("a/x/y"))
        #expect(try resolvedPath(folder("link/b/")) == folder("a/b"))
        #expect(throws: SystemError.notFound) { try resolvedPath(folder("none/../a")) }
    }
}
