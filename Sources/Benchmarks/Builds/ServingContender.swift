import Foundation

/// A program that serves the site in the folder `site` and rebuilds it after edits.
struct ServingContender {
    let program: String
    let arguments: [String]
    let port: UInt16
    /// The prefix of page paths.
    let prefix: String

    static func sitegenServe(_ program: String, folder: URL) -> ServingContender {
        let site = folder.appending(path: "site").path
        return ServingContender(
            program: program, arguments: ["serve", site, "--port", "4711", "--quiet"], port: 4711, prefix: "")
    }

    /// Hugo's server with the layouts beside this file, in memory and with default options: requested pages are
    /// rendered first.
    static func hugoServer(_ program: String, folder: URL) -> ServingContender {
        let layouts = URL(filePath: #filePath).appending(path: "../../Hugo").standardized.path
        let site = folder.appending(path: "site").path
        return ServingContender(
            program: program,
            arguments: [
                "server", "--source", site, "--contentDir", "Content", "--config", layouts + "/hugo.yaml",
                "--layoutDir",
                layouts + "/layouts", "--noBuildLock", "--renderToMemory", "--bind", "127.0.0.1", "--port", "4712",
            ], port: 4712, prefix: "/show")
    }
}
