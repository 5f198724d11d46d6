import SiteEpisodes

/// The script that publishes a site: a workflow for the host's machines, or a shell script for the author's machine.
package struct PublishingScript: Hashable, Sendable {
    package var host: PublishingHost
    /// The Git address of sitegen's source; `nil` if the site's repository contains the source.
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

    /// Shell commands that build sitegen in a folder that workflows cache, and then build the site.
    var buildCommands: [String] {
        let fetch = tool.map { ["git clone --depth 1 \(shellQuoted($0)) /tmp/sitegen"] } ?? []
        let package = tool == nil ? "" : " --package-path /tmp/sitegen --scratch-path .build"
        return fetch + [
            "swift build -c release --product sitegen\(package)", ".build/release/sitegen build --strict",
        ]
    }
}

/// Quotes any text as one word of a shell command.
func shellQuoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
