/// GitHub Actions workflows.
extension PublishingScript {
    /// - Parameters:
    ///   - steps: The steps that upload the folder `Output`.
    ///   - isGitHubPages: True if the job deploys to the repository's GitHub Pages.
    func workflow(_ steps: String, isGitHubPages: Bool = false) -> String {
        let times = schedule.expressions.map { "    - cron: \"\($0)\"\n" }.joined()
        return """
            # Builds the site and publishes it: on every push, and every day at the times when episodes of this site are due.
            #
            # The times are UTC. If episodes get different times of day, print this file again: sitegen script <host>
            # In a public repository GitHub disables a workflow with a schedule after 60 days without activity in the
            # repository, and sends a mail. 'Enable workflow' under Actions starts it again.
            name: Publish
            on:
              push:
                branches: [main, master]
                # This workflow writes the file itself.
                paths-ignore: [Content/episodes.lock]
              schedule:
            \(times)  workflow_dispatch:
            permissions:
              contents: write
            \(isGitHubPages ? "  pages: write\n  id-token: write\n" : "")concurrency:
              group: publish
              cancel-in-progress: false
            jobs:
              publish:
                runs-on: ubuntu-24.04
            \(isGitHubPages ? Self.pagesEnvironment : "")\(preparation)\(steps)
            """
    }

    private static let pagesEnvironment = """
            environment:
              name: github-pages
              url: ${{ steps.deployment.outputs.page_url }}

        """

    /// The steps until the folder `Output` is complete.
    private var preparation: String {
        """
            steps:
              - uses: actions/checkout@v4
              # Files made of pictures, so that only new pictures take time.
              - uses: actions/cache@v4
                with:
                  path: .sitegen
                  key: sitegen-${{ hashFiles('Content/**', 'Themes/**') }}
                  restore-keys: sitegen-
              - name: Install sitegen
                env:
                  RELEASE: \(release.addressInYAML(otherwise: "${{ vars.SITEGEN_RELEASE }}"))
                  CHECKSUM: \(release.checksumInYAML)
                run: |
        \(Self.indented(Self.installation, by: 10))
              - name: Build and check
                run: |
        \(Self.indented(Self.build(), by: 10))
              # Players recognize episodes by what the ledger records.
              - name: Commit the ledger
                env:
                  BRANCH: ${{ github.ref_name }}
                run: |
        \(Self.indented(Self.ledger(repository: "origin"), by: 10))

        """.replacing("\n\n", with: "\n")
    }

    static let gitHubPages = """
              - uses: actions/upload-pages-artifact@v3
                with:
                  path: Output
              - id: deployment
                uses: actions/deploy-pages@v4

        """

    static let cloudflare = """
              - name: Publish
                env:
                  CLOUDFLARE_API_TOKEN: ${{ secrets.CLOUDFLARE_API_TOKEN }}
                  CLOUDFLARE_ACCOUNT_ID: ${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
                  PROJECT: ${{ vars.CLOUDFLARE_PROJECT }}
                run: npx --yes wrangler@4 pages deploy Output --project-name="$PROJECT"

        """

    static let netlify = """
              - name: Publish
                env:
                  NETLIFY_AUTH_TOKEN: ${{ secrets.NETLIFY_AUTH_TOKEN }}
                  NETLIFY_SITE_ID: ${{ vars.NETLIFY_SITE_ID }}
                run: npx --yes netlify-cli deploy --prod --dir Output

        """
}
