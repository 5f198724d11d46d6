import SiteDiagnostics
import SiteMarkdown

/// A place that `sitegen deploy` sends the site to, as `deploy:` in `site.yml` declares it. It holds no secret.
package struct DeployTarget: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        case bucket(Bucket)
        /// As rsync writes it: `me@example.com:/var/www/show/`, `rsync://host/module/` or a folder.
        case rsync(String)
        case server(Server)
        case branch(Branch)
    }

    /// A bucket of an S3-compatible store.
    package struct Bucket: Hashable, Sendable {
        package var name: String
        /// `https://s3.eu-central-1.amazonaws.com`, without a slash at the end.
        package var endpoint: String
        package var region: String
        /// Stands before every key: empty, or with a slash at its end.
        package var prefix: String
    }

    /// A branch of a git repository.
    package struct Branch: Hashable, Sendable {
        /// An address or a folder, as `git fetch` takes it.
        package var repository: String
        package var name: String
        /// Whether the branch has one commit, the last one.
        package var isSquashed: Bool
    }

    /// The files that a target gets. The site's `media` divides them.
    package enum Share: Hashable, Sendable {
        case everything, pages, recordings

        package func includes(_ path: String) -> Bool {
            self == .everything || isRecording(path) == (self == .recordings)
        }
    }

    /// The name that the command uses.
    package var name: String
    package var place: Place
    package var share = Share.everything
    /// The position of the target in `site.yml`.
    package var position: SourcePosition
}

/// The keys of a target of `deploy:`.
enum DeployKey: String, FieldKey {
    case s3, endpoint, region, prefix, rsync, sftp, git, branch, history, holds

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .s3: .init(.text, "Name of a bucket.")
        case .endpoint: .init(.text, "Address of the store, if it is not Amazon S3.")
        case .region: .init(.text, "Region of the bucket.")
        case .prefix: .init(.text, "Folder in the bucket.")
        case .rsync: .init(.text, "Folder, as rsync writes it: me@example.com:/var/www/show/.")
        case .sftp: .init(.text, "Address without a password, such as sftp://me@example.com/var/www/show/.")
        case .git: .init(.text, "Repository, as git writes it.")
        case .branch: .init(.text, "Branch of the repository, 'gh-pages' by default.")
        case .history: .init(.words(["keep", "squash"]), "Whether the branch keeps its old commits.")
        case .holds: .init(.words(["recordings"]), "'recordings' for a place that gets only these.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .s3: ["bucket"]
        case .rsync: ["folder", "ssh"]
        case .git: ["repository", "repo"]
        case .prefix: ["path"]
        default: []
        }
    }
}

extension Fields<SiteKey> {
    /// A map from names of targets to their settings.
    mutating func deployTargets(_ key: Key) -> [DeployTarget] {
        guard let entries = map(key)?.entries else { return [] }
        let isDivided = value(.media) != nil
        return entries.compactMap { entry in
            guard entry.value.entries != nil else {
                report(
                    .error, "site.deploy", "'\(entry.key)' must be a map, not \(entry.value.summary)",
                    hint: Self.deployHint,
                    at: entry.value.position)
                return nil
            }
            return nested(entry.value, as: DeployKey.self) { fields in
                let share = fields.share(isDivided: isDivided)
                return fields.place(named: entry.key, at: entry.keyPosition).map {
                    DeployTarget(name: entry.key, place: $0, share: share, position: entry.keyPosition)
                }
            }
        }
    }

    fileprivate static var deployHint: String {
        "write one of 's3: my-bucket', 'rsync: me@example.com:/var/www/show/', 'sftp: me@example.com:show/' and "
            + "'git: git@example.com:me/show.git' in it"
    }
}

extension Fields<DeployKey> {
    /// - Parameter isDivided: whether the site names an address of recordings.
    fileprivate mutating func share(isDivided: Bool) -> DeployTarget.Share {
        guard let value = value(.holds) else { return isDivided ? .pages : .everything }
        if value.text != "recordings" {
            reportWrongType(.holds, wants: "'recordings'", value, as: .error)
        } else if !isDivided {
            report(
                .error, "site.deploy", "a target holds recordings, but 'media' does not name their public address",
                hint: "write it into site.yml, such as: media: https://media.example.com/", at: value.position)
        }
        return .recordings
    }

    fileprivate mutating func place(named name: String, at position: SourcePosition) -> DeployTarget.Place? {
        let (bucket, rsync, sftp, repository) = (longText(.s3), longText(.rsync), longText(.sftp), longText(.git))
        switch (bucket, rsync, sftp, repository) {
        case (let bucket?, nil, nil, nil):
            let keys = BucketKeys<DeployKey>(name: .s3, endpoint: .endpoint, region: .region, prefix: .prefix)
            return self.bucket(bucket, keys).map { .bucket($0) }
        case (nil, let rsync?, nil, nil): return .rsync(rsync)
        case (nil, nil, let sftp?, nil): return server(sftp, at: value(.sftp)?.position ?? position)
        case (nil, nil, nil, let repository?):
            let history = text(.history) ?? "keep"
            if history != "keep", history != "squash", let value = value(.history) {
                reportWrongType(.history, wants: "'keep' or 'squash'", value, as: .error)
            }
            return .branch(
                .init(repository: repository, name: text(.branch) ?? "gh-pages", isSquashed: history == "squash"))
        default:
            report(
                .error, "site.deploy", "'\(name)' must name exactly one place to send the site to",
                hint: Fields<SiteKey>.deployHint, at: position)
            return nil
        }
    }

}

/// The keys of a bucket in a map.
struct BucketKeys<Key: FieldKey> {
    let name: Key
    let endpoint: Key
    let region: Key
    let prefix: Key
}

extension Fields {
    /// Reads the settings of a bucket.
    mutating func bucket(_ name: String, _ keys: BucketKeys<Key>) -> DeployTarget.Bucket? {
        let region = text(keys.region) ?? "us-east-1"
        var endpoint = text(keys.endpoint) ?? "https://s3.\(region).amazonaws.com"
        while endpoint.hasSuffix("/") { endpoint.removeLast() }
        guard endpoint.hasPrefix("https://") || endpoint.hasPrefix("http://") else {
            if let value = value(keys.endpoint) {
                reportWrongType(keys.endpoint, wants: "an address that begins with https://", value, as: .error)
            }
            return nil
        }
        guard !name.isEmpty, name.utf8.allSatisfy(isInBucketNames) else {
            if let value = value(keys.name) {
                reportWrongType(
                    keys.name, wants: "the name of a bucket: letters, digits, points and hyphens", value, as: .error)
            }
            return nil
        }
        let prefix = (text(keys.prefix) ?? "").split(separator: "/").joined(separator: "/")
        return DeployTarget.Bucket(
            name: name, endpoint: endpoint, region: region, prefix: prefix.isEmpty ? "" : prefix + "/")
    }
}

private func isInBucketNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
}

extension DeployTarget {
    /// Reads the targets of a settings file, and nothing else of it.
    package static func all(in settings: SourceText) -> (targets: [DeployTarget], diagnostics: [Diagnostic]) {
        let (value, problems) = YAML.parse(settings)
        var fields = Fields<SiteKey>(value, in: settings)
        let targets = fields.deployTargets(.deploy)
        return (targets, problems + fields.diagnostics)
    }
}
