import SiteEpisodes

/// The script that publishes a site: a workflow for the host's machines, or a shell script for the author's machine.
package struct PublishingScript: Hashable, Sendable {
    package var host: PublishingHost
    /// The release of sitegen that a workflow installs.
    package var release: ToolRelease
    package var schedule: PublishingSchedule

    package init(
        host: PublishingHost, release: ToolRelease = ToolRelease(), schedule: PublishingSchedule = .hourly
    ) {
        self.host = host
        self.release = release
        self.schedule = schedule
    }

    package var text: String {
        switch host {
        case .githubPages: workflow(Self.gitHubPages, isGitHubPages: true)
        case .cloudflare: workflow(Self.cloudflare)
        case .netlify: workflow(Self.netlify)
        case .gitlab: pipeline
        case .s3: Self.s3
        case .rsync: Self.rsync
        }
    }
}

/// A folder that holds a release of sitegen: its Debian packages, and their checksums in the file `SHA256SUMS`.
package struct ToolRelease: Hashable, Sendable {
    /// A web address, or a path in the site's repository. If it is `nil`, the workflow reads a variable of the
    /// repository.
    package var address: String?
    /// The SHA-256 of the package that the workflow must get. If it is `nil`, `SHA256SUMS` of the release counts.
    package var checksum: String?

    package init(address: String? = nil, checksum: String? = nil) {
        self.address = address
        self.checksum = checksum
    }

    /// - Parameter variable: How the workflow language writes the variable `SITEGEN_RELEASE` of the repository.
    func addressInYAML(otherwise variable: String) -> String { address.map(inYAML) ?? variable }

    var checksumInYAML: String { inYAML(checksum ?? "") }

    private func inYAML(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
