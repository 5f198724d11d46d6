/// GitHub Actions workflows. GitHub's machines have Swift; the build machines of the hosts do not.
extension PublishingScript {
    /// - Parameters:
    ///   - steps: The steps that upload the folder `Output`.
    ///   - environment: True if the job deploys to the repository's GitHub Pages.
    ///   - rights: Permissions in addition to reading the repository.
    func workflow(_ steps: String, environment: Bool = false, rights: [String] = []) -> String {
        var text = """
            # Builds the site and publishes it: on every push, and every hour for episodes whose time has come.
            name: Publish
            on:
              push:
                branches: [main]
              schedule:
                - cron: "17 * * * *"
              workflow_dispatch:
            permissions:

            """
        for right in ["contents: read"] + rights { text += "  \(right)\n" }
        text += """
            concurrency:
              group: publish
              cancel-in-progress: false
            jobs:
              publish:
                runs-on: ubuntu-latest
                container: swift:6.1-noble

            """
        if environment { text += Self.pagesEnvironment }
        text += Self.preparation
        for command in buildCommands { text += "          \(command)\n" }
        return text + steps
    }

    /// Installs the libraries for Markdown, YAML and pictures, and restores the cache of earlier builds.
    private static let preparation = """
            steps:
              - uses: actions/checkout@v4
              - uses: actions/cache@v4
                with:
                  path: .build
                  key: swift-${{ hashFiles('Package.resolved') }}
              - run: |
                  apt-get update
                  apt-get install -y libcmark-gfm-dev libcmark-gfm-extensions-dev libexpat1-dev libyaml-dev libxxhash-dev
                  apt-get install -y libjemalloc-dev zlib1g-dev
                  apt-get install -y libvips42t64 libheif-plugin-aomenc

        """

    private static let pagesEnvironment = """
            environment:
              name: github-pages
              url: ${{ steps.deployment.outputs.page_url }}

        """

    static let gitHubPages = """
              - uses: actions/upload-pages-artifact@v3
                with:
                  path: Output
              - id: deployment
                uses: actions/deploy-pages@v4

        """

    static let cloudflare = """
              - uses: cloudflare/wrangler-action@v3
                with:
                  apiToken: ${{ secrets.CLOUDFLARE_API_TOKEN }}
                  accountId: ${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
                  command: pages deploy Output --project-name=${{ vars.CLOUDFLARE_PROJECT }}

        """

    static let netlify = """
              - uses: actions/setup-node@v4
              - run: npx --yes netlify-cli deploy --prod --dir Output
                env:
                  NETLIFY_AUTH_TOKEN: ${{ secrets.NETLIFY_AUTH_TOKEN }}
                  NETLIFY_SITE_ID: ${{ vars.NETLIFY_SITE_ID }}

        """
}
