import Foundation

/// A program that builds the site, with its arguments.
struct Contender {
    let name: String
    let program: String
    /// The arguments for an output folder and a cache folder. Both are new for a full build.
    let arguments: @Sendable (_ output: String, _ cache: String) -> [String]

    static func sitegen(_ program: String, site: URL) -> Contender {
        Contender(name: "sitegen", program: program) { output, cache in
            ["build", site.path, "--output", output, "--cache-dir", cache, "--now", "2030-01-01", "--quiet"]
        }
    }

    /// Hugo with the layouts beside this file. Its cache is for downloads and pictures, and the site has neither.
    static func hugo(_ program: String, site: URL) -> Contender {
        let folder = URL(filePath: #filePath).appending(path: "../../Hugo").standardized.path
        return Contender(name: "Hugo", program: program) { output, cache in
            [
                "build", "--source", site.path, "--contentDir", "Content", "--config", folder + "/hugo.yaml",
                "--layoutDir", folder + "/layouts", "--destination", output, "--cacheDir", cache, "--noBuildLock",
            ]
        }
    }

    static func floor(site: URL, list: URL) -> Contender {
        Contender(name: "floor", program: CommandLine.arguments[0]) { output, _ in
            ["floor", site.path + "/Content/episodes", list.path, output]
        }
    }
}
