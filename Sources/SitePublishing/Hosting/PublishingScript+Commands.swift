/// The shell commands that workflows of all hosts have in common.
extension PublishingScript {
    /// Installs a release of sitegen, with the libraries that it needs. `RELEASE` and `CHECKSUM` say which one.
    static let installation = #"""
        : "${RELEASE:?is empty. The variable SITEGEN_RELEASE of this repository must be the address of a release}"
        case $RELEASE in *://*) ;; *) RELEASE=file://$(realpath "$RELEASE") ;; esac
        cd "$(mktemp -d)"
        curl -fsSL --retry 3 -O "$RELEASE/SHA256SUMS"
        package=$(grep -o "sitegen_.*_$(dpkg --print-architecture)\.deb" SHA256SUMS)
        curl -fsSL --retry 3 -O "$RELEASE/$package"
        if [ -n "$CHECKSUM" ]; then echo "$CHECKSUM  $package" > SHA256SUMS; fi
        sha256sum --check --ignore-missing SHA256SUMS
        $(command -v sudo) apt-get update -qq
        $(command -v sudo) apt-get install -y -qq "./$package"
        """#

    /// Builds and checks. Without `CI`, the build also writes the ledger.
    static func build(options: String = "") -> String {
        """
        env -u CI sitegen build --strict\(options)
        sitegen check
        """
    }

    /// Commits the ledger if the build has changed it. `[skip ci]` prevents that the commit starts the workflow again.
    ///
    /// - Parameter repository: The repository as `git push` writes it.
    static func ledger(repository: String) -> String {
        #"""
        if [ -f Content/episodes.lock ]; then git add Content/episodes.lock; fi
        if ! git diff --cached --quiet; then
          git config user.name sitegen
          git config user.email sitegen@localhost
          git commit --quiet --message "Record what is published [skip ci]"
          # Somebody may have pushed in the meantime.
          git push --quiet \#(repository) "HEAD:$BRANCH" || {
            git pull --quiet --rebase \#(repository) "$BRANCH"
            git push --quiet \#(repository) "HEAD:$BRANCH"
          }
        fi
        """#
    }

    /// Moves every line to the right.
    static func indented(_ text: String, by spaces: Int) -> String {
        text.split(separator: "\n").map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
    }
}
