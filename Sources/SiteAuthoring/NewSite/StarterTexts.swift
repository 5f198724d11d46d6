import SiteMarkdown

/// The files of a new site. Their comments explain them and can be deleted.
enum StarterTexts {
    static func settings(title: String, timeZone: String) -> String {
        let fields =
            YAMLText([Entry("title", .text(title))]).text
            + "description: One sentence about what the episodes are about.\n"
        return """
            # Settings of the site. Every key has a default, so you can delete the keys that you do not need.
            sitegen: 1
            \(fields)# author: Your name
            language: en

            # Dates without a time begin at midnight here.
            timezone: \(timeZone)

            # The public address. Feeds and the sitemap need it, so they are made once it is set.
            # baseURL: https://example.com/

            # Number of episodes on one page of a list.
            pagination: 24

            menu:
              - { title: Episodes, url: / }
              - { title: About, url: /about/ }

            # Size limits of a page before compression. 'sitegen check' reports larger pages.
            budgets: { visitCSS: 10 kB, total: 1 MB }

            # Facts for podcast directories. The feed needs baseURL.
            # podcast:
            #   category: Technology
            #   owner: { name: Your name, email: you@example.com }
            #   explicit: false
            #   image: media/cover.jpg

            """
    }

    static func home(title: String) -> String {
        FrontMatterForm.yaml.file(
            [
                Entry("title", .text(title)),
                Entry(
                    "sections",
                    .list([
                        .map([
                            "title": .text("Newest"), "source": .text("episodes"), "order": .text("newest"),
                            "layout": .text("feed"), "paginate": .plain("true"),
                        ])
                    ])),
            ],
            body: """
                <!-- A page lists its sections above: which episodes, in which order, in which layout.
                     Try 'layout: mosaic', or 'grid', 'list', 'shelf'. Comments like this one are not published. -->

                Welcome. This text is above the sections.

                """)
    }

    static let about = """
        ---
        title: About
        description: Who makes this, and why.
        ---

        <!-- Every Markdown file outside 'episodes' is a page: this one is /about/. -->

        Write here who you are. To link to an episode, name its file: [the first one](episodes/001-hello.md). The build
        warns about links that lead nowhere.

        """

    static func episode(day: String) -> String {
        """
        ---
        title: Hello
        number: 1
        # An episode with a future date is published on that date. 'draft: true' withholds it.
        date: \(day)
        description: One or two sentences. They appear on the card, in the feed and in search results.
        tags: [welcome]
        # A recording: a file beside this one or in 'media', an address, or youtube:ID.
        # audio: hello.mp3
        # image: { src: hello.jpg, alt: What the picture shows }
        ---

        These are the notes of the first episode, in Markdown.

        ## What to do next

        1. Run `sitegen serve --open` and change this line: the page follows.
        2. Run `sitegen new episode "A title"` for the next file.
        3. Run `sitegen check` before you publish, and `sitegen build` to do it.

        """
    }

    static let ignored = """
        # What builds make.
        /Output/
        .sitegen/

        """
}
