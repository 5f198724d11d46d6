import SiteEpisodes

/// What runs where a site is published from: a workflow for the host's machines, or a script for one's own.
package struct PublishingScript: Hashable, Sendable {
    package var host: PublishingHost
    /// Git address that sitegen is built from; `nil` where the site's own repository holds it.
    package var tool: String?

    package init(host: PublishingHost, tool: String? = nil) {
        self.host = host
        self.tool = tool
    }

    package var text: String {
        switch host {
        case .githubPages: workflow(Self.gitHubPages, environment: true, rights: ["pages: write", "id-token: write"])
        case .cloudflare: workflow(Self.cloudflare)
        case .netlify: workflow(Self.netlify)
        case .s3: Self.s3
        case .rsync: Self.rsync
        }
    }

    /// Shell commands that build sitegen, in a folder that workflows keep, and then the site.
    var buildCommands: [String] {
        let fetch = tool.map { ["git clone --depth 1 \(shellQuoted($0)) /tmp/sitegen"] } ?? []
        let package = tool == nil ? "" : " --package-path /tmp/sitegen --scratch-path .build"
        return fetch + [
            "swift build -c release --product sitegen\(package)", ".build/release/sitegen build --strict",
        ]
    }
}

/// A word of a shell command, whatever is in it.
func shellQuoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
