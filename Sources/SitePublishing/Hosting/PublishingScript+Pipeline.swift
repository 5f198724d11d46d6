/// The pipeline of GitLab CI, which publishes the folder `public` with GitLab Pages.
extension PublishingScript {
    var pipeline: String {
        let times = schedule.expressions.map { "#   \($0)\n" }.joined()
        return """
            # Builds the site and publishes it on every push to the default branch.
            #
            # Episodes with a date in the future need schedules too: under Build, Pipeline schedules, add one for each line. The
            # lines are cron expressions in UTC, from the dates of this site.
            \(times)# The variable LEDGER_TOKEN is a project access token with the right write_repository, so that the ledger is kept.
            pages:
              image: debian:12-slim
              stage: deploy
              resource_group: publish
              rules:
                - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
              # Files made of pictures, so that only new pictures take time.
              cache:
                key: sitegen
                paths: [.sitegen]
              variables:
                RELEASE: \(release.addressInYAML(otherwise: "$SITEGEN_RELEASE"))
                CHECKSUM: \(release.checksumInYAML)
                BRANCH: $CI_COMMIT_BRANCH
              script:
                - apt-get update -qq
                - apt-get install -y -qq ca-certificates curl git
                - |
                  (
            \(Self.indented(Self.installation, by: 6))
                  )
                - |
            \(Self.indented(Self.build(options: " --output public"), by: 6))
                # Players recognize episodes by what the ledger records.
                - |
                  repository="https://ledger:$LEDGER_TOKEN@$CI_SERVER_HOST/$CI_PROJECT_PATH.git"
            \(Self.indented(Self.ledger(repository: #""$repository""#), by: 6))
              artifacts:
                paths: [public]

            """.replacing("\n\n", with: "\n")
    }
}
