extension Explanation {
    /// Examples: messages of the tests' wrong sites and wrong layouts. `ExplainCommandTests` compare them, and write this file when
    /// `SITEGEN_RECORD` is set.
    static let examples = #"""
        == address.alias
        Content/episodes/001-rows.md:4:11: warning: 'https://other.example/rows' is no path on this site [address.alias]
            aliases: ["https://other.example/rows"]
                      ^
            hint: write a path such as /about/ or /episodes/:slug/
        == address.alias-taken
        Content/episodes/002-gaps.md:6:5: warning: the alias /episodes/001-rows/ cannot lead here: Content/episodes/001-rows.md claims this address [address.alias-taken]
              - /episodes/001-rows/
                ^
            hint: remove the alias
        == address.claimed-twice
        Content/episodes/002-again.md:4:7: error: the address /episodes/001-rows/ is also claimed by Content/episodes/001-rows.md [address.claimed-twice]
            slug: 001-Rows
                  ^
            hint: give one of the two another slug or url
        == address.file-and-folder
        Content/library: error: 'library' is made from 'Content/library' as a file, and 'Content/library.md' needs it as a folder for 'library/index.html' [address.file-and-folder]
            hint: give one of them another address
        == address.unsafe
        Content/episodes/001-rows.md:4:18: error: 'https:///slides' names no host that there can be [address.unsafe]
            links: { Slides: "https:///slides" }
                             ^
            hint: write the host behind the scheme, with letters, digits, hyphens and dots: https://example.com/
        == chapters.ends-early
        Content/episodes/rows.json:3:37: warning: this chapter ends before it begins [chapters.ends-early]
                { "startTime": 83.5, "endTime": 60, "title": "Gaps" }
                                                ^
            hint: the end is ignored; it counts from the start of the recording
        == chapters.incomplete
        Content/episodes/rows.json:4:5: warning: this chapter is left out: it needs 'startTime' [chapters.incomplete]
                { "title": "Columns" }
                ^
            hint: write { "startTime": 83, "title": "Grids" }
        == chapters.no-list
        Content/episodes/rows.json:1:1: warning: there is no list 'chapters' in this file [chapters.no-list]
            {
            ^
            hint: write { "version": "1.2.0", "chapters": [{ "startTime": 0, "title": "…" }] }
        == chapters.no-title
        Content/episodes/rows.json:3:20: warning: this chapter has no title: no list shows it, players alone know it [chapters.no-title]
                { "startTime": 83.5 },
                               ^
            hint: write 'title', or '"toc": false' if that is meant
        == chapters.not-json
        Content/episodes/001-rows.md:4:11: warning: 'rows.txt' is no file of chapters [chapters.not-json]
            chapters: rows.txt
                      ^
            hint: name a JSON file of at most 4 MB, or write the chapters here: ['0:00 Start', '1:23 Grids']
        == chapters.unknown-key
        Content/episodes/rows.json:2:40: warning: unknown key 'speaker' [chapters.unknown-key]
                { "startTime": 0, "title": "Rows", "speaker": "Ada" },
                                                   ^
            hint: the file that is published does without it: Podcasting 2.0 has no such key
        == check.cover-without-alternative
        Content/episodes/001-rows.md:4:8: hint: the cover of this episode has no alternative text [check.cover-without-alternative]
            image: cover.svg
                   ^
            hint: where it shows more than the title says: image: { src: …, alt: What it shows }
        == check.doubled-id
        Themes/Plain/templates/site-footer.mustache:2:5: warning: on the page /episodes/001-rows/ several elements have the id 'main' [check.doubled-id]
            <h2 id="main">More</h2>
                ^
            hint: a heading has it too: give the element of the template an id with a dot in it, as in 'page.main'
        == check.heading-order
        Content/episodes/001-rows.md:6:1: warning: a heading of level 3 has none of level 2 above it [check.heading-order]
            ### Too deep
            ^
            hint: write '##': who listens to a page goes from heading to heading
        == check.low-contrast
        Themes/Pale/styles/10-tokens.css:6:3: warning: '--ink-soft' on '--paper' has a contrast of 2.6 to 1 in the light scheme [check.low-contrast]
              --ink-soft: oklch(0.7 0 0); /* too pale */
              ^
            hint: WCAG 2.2 AA wants 4.5 to 1 for text: make one of the two lighter or darker
        == check.missing-alternative
        Content/episodes/001-rows.md:6:11: warning: this picture has no alternative text [check.missing-alternative]
            Two rows: ![](rows.svg), and ![Two rows](rows.svg) again.
                      ^
            hint: say what it shows between the brackets: ![Two rows of cards](rows.png)
        == check.missing-file
        Themes/Plain/templates/404.mustache:4:25: warning: the page /404.html refers to 'theme/gone.svg', which is not there [check.missing-file]
            <img src="{{root}}theme/gone.svg" alt="">
                                    ^
            hint: put the file into the theme's assets, or mend the name in the template
        == check.missing-fragment
        Content/episodes/001-rows.md:8:5: warning: there is no '#wide-gap' on the page that this leads to (did you mean '#wide-gaps'?) [check.missing-fragment]
            See [gaps](002-gaps.md#wide-gap), [above](#evenrows) and [even](#even-rows).
                ^
            hint: headings are named by their words: '## Rows and gaps' is #rows-and-gaps
        == check.over-budget
        Content/site.yml:3:11: warning: the page /episodes/001-rows/ sends 100 bytes of images, more than 50 bytes [check.over-budget]
              images: 0.05 kB
                      ^
            hint: make it lighter, or raise the budget
        == check.page-title
        warning: the page /404.html has 0 headings of level 1, not one [check.page-title]
            hint: a page's template shows its title in one <h1>
        == check.unknown-budget
        Content/site.yml:3:3: warning: there is no budget 'scripts' [check.unknown-budget]
              scripts: 10 kB
              ^
            hint: budgets are: html, css, js, images, total, visitCSS
        == check.unreadable-budget
        Content/site.yml:3:8: warning: 'css' wants a size, this is 'lots' [check.unreadable-budget]
              css: lots
                   ^
            hint: write a number of bytes, or '15 kB', '1.5 MB'
        == content.broken-link
        Content/episodes/001-rows.md:8:1: warning: this link leads nowhere: there is no file 'grün.md' [content.broken-link]
            [Gone](grün.md), too.
            ^
            hint: paths count from the file's own folder or from the content folder
        == content.empty-file
        Content/episodes/002-gaps.md: warning: this file is left out: it is empty [content.empty-file]
            hint: write an episode into it, or remove it
        == content.left-over
        Content/episodes/001-rows.md.orig: hint: this is left out: its name is that of a backup copy [content.left-over]
            hint: remove it; to publish it, give it a different name
        == content.link-in-circle
        Content/media/again: error: this link leads back to a folder it is in [content.link-in-circle]
            hint: remove the link
        == content.link-leaves-site
        Content/media: error: this link leads out of the site [content.link-leaves-site]
            hint: copy the file into the site, or link to a place inside it
        == content.link-to-withheld
        Content/episodes/002-gaps.md:5:11: warning: this link leads nowhere: 'episodes/003-columns.md' is not published [content.link-to-withheld]
            Next come [columns](003-columns.md#tracks).
                      ^
            hint: publish it too, or leave the link out until then
        == content.no-episodes
        Content: error: there are no episodes [content.no-episodes]
            hint: put Markdown files into the folder 'episodes' of the content folder
        == content.not-an-episode
        Content/episodes/README.md: hint: this file is left out: it is about the folder, not for the site [content.not-an-episode]
        == content.nothing-published
        Content: warning: all 1 episodes are drafts, not yet out or expired [content.nothing-published]
            hint: see them with --drafts, --future or --expired
        == content.runs
        Content/media/game.html:1:1: warning: this file is not published: browsers run what is in such a file [content.runs]
            <!doctype html>
            ^
            hint: if it is yours, and what it does is known to you, name it in site.yml: 'trusted: [media/game.html]'
        == content.special-file
        Content/episodes/002-pipe.md: error: this is neither a file nor a folder [content.special-file]
            hint: remove it, or keep it outside of the site's sources
        == date.ambiguous
        Content/episodes/002-gaps.md:3:7: error: '02/09/2026' may be read in two ways [date.ambiguous]
            date: 02/09/2026
                  ^
            hint: write the year first: did you mean 2026-09-02 or 2026-02-09?
        == date.impossible
        Content/episodes/002-gaps.md:3:7: error: there is no date '2026-02-30': that month has 28 days [date.impossible]
            date: 2026-02-30
                  ^
            hint: correct the date; its form is year-month-day
        == date.unreadable
        Content/episodes/002-gaps.md:3:7: error: 'last Tuesday' is not a date [date.unreadable]
            date: last Tuesday
                  ^
            hint: write it as 2026-09-02, 2026-09-02 10:00 or 2026-09-02T10:00:00+02:00
        == feed.enclosure-type
        Content/episodes/001-rows.md:4:8: warning: players do not take audio/ogg [feed.enclosure-type]
            audio: { src: http://cdn.example/a.ogg, type: audio/ogg }
                   ^
            hint: publish MP3, M4A, MP4, M4V or MOV
        == feed.image-colors
        Content/episodes/001-rows.md:6:8: warning: the episode's image may have transparent parts [feed.image-colors]
            image: /media/clear.png
                   ^
            hint: Apple wants artwork in RGB without transparent parts: save it as an opaque picture in sRGB
        == feed.image-size
        Content/episodes/001-rows.md:6:8: warning: the episode's image has 60 × 40 pixels [feed.image-size]
            image: /media/small.png
                   ^
            hint: Apple and PSP-1 want artwork square, 1400 to 3000 pixels wide
        == feed.image-type
        Content/site.yml:9:10: warning: directories take JPEG and PNG, not image/svg+xml [feed.image-type]
              image: /media/cover.svg
                     ^
            hint: save the image as JPEG or PNG, 1400 to 3000 pixels wide and as high
        == feed.long-description
        Content/episodes/001-rows.md:5:14: warning: the description has 4499 bytes, directories take 4000 [feed.long-description]
            description: word word word word word word word word word word word word word word wo…
                         ^
            hint: shorten it
        == feed.long-text
        Content/episodes/002-b.md:2:8: warning: the title has 260 characters, directories take 255 [feed.long-text]
            title: BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB…
                   ^
            hint: shorten it
        == feed.no-category
        Content/site.yml:2:1: warning: the podcast has no category [feed.no-category]
            podcast:
            ^
            hint: write 'category: Technology' or another of Apple's list into 'podcast'
        == feed.no-description
        Content/site.yml:2:1: warning: the podcast has no description [feed.no-description]
            podcast:
            ^
            hint: write 'description: …' into site.yml
        == feed.no-enclosure
        Content/episodes/003-c.md:2:8: warning: this episode has no recording that a podcast player could download [feed.no-enclosure]
            title: Gaps
                   ^
            hint: write 'audio: …' or 'video: …' with a file or an address
        == feed.no-explicit
        Content/site.yml:2:1: warning: the podcast does not say whether it is explicit [feed.no-explicit]
            podcast:
            ^
            hint: write 'explicit: no' into 'podcast'
        == feed.no-image
        Content/site.yml:2:1: warning: the podcast has no image [feed.no-image]
            podcast:
            ^
            hint: write 'image: media/cover.jpg' into 'podcast'
        == feed.no-language
        Content/site.yml:2:1: warning: the podcast does not say its language; 'en' is taken [feed.no-language]
            podcast:
            ^
            hint: write 'language: en' into site.yml
        == feed.no-length
        Content/episodes/001-rows.md:4:8: warning: the size of the recording is not known [feed.no-length]
            audio: { src: http://cdn.example/a.ogg, type: audio/ogg }
                   ^
            hint: write 'bytes: …'
        == feed.no-number
        Content/episodes/002-b.md:5:9: warning: an episode of a serial podcast has a whole number from 1 on [feed.no-number]
            number: 2.5
                    ^
            hint: write 'number: …'
        == feed.no-title
        Content/site.yml:2:1: warning: the podcast has no title [feed.no-title]
            podcast:
            ^
            hint: write 'title: …' into site.yml
        == feed.no-type
        Content/episodes/002-b.md:4:8: warning: the kind of the recording is not known [feed.no-type]
            audio: https://cdn.example/stream
                   ^
            hint: write 'type: audio/mpeg' or the like
        == feed.not-https
        Content/episodes/001-rows.md:4:8: warning: directories want recordings over https [feed.not-https]
            audio: { src: http://cdn.example/a.ogg, type: audio/ogg }
                   ^
            hint: write its address with https
        == feed.shared-guid
        Content/episodes/003-c.md:4:7: warning: 'same' is the GUID of Content/episodes/002-b.md too: players show one of the two alone [feed.shared-guid]
            guid: same
                  ^
            hint: give one of them another GUID
        == feed.unknown-category
        Content/site.yml:6:13: warning: directories know no category 'Technolgy' (did you mean 'Technology'?) [feed.unknown-category]
              category: Technolgy
                        ^
            hint: write one of Apple's list
        == feed.wrong-guid
        Content/site.yml:4:9: warning: the GUID of a podcast is a UUID, not 'grid' [feed.wrong-guid]
              guid: grid
                    ^
            hint: remove it: it is made from the feed's address
        == feed.wrong-language
        Content/site.yml:4:11: warning: 'english' is no language tag [feed.wrong-language]
            language: english
                      ^
            hint: write en, de, pt-BR or the like
        == frontmatter.duplicate-key
        Content/episodes/001-rows.md:5:1: warning: the key 'number' stands on line 4 already; the last one counts [frontmatter.duplicate-key]
            number: 2
            ^
            hint: remove one of the two
        == frontmatter.foreign-url
        Content/episodes/001-rows.md:4:6: warning: 'url' is where this page is on the site; 'https://other.example/page' is elsewhere [frontmatter.foreign-url]
            url: https://other.example/page
                 ^
            hint: for a recording write 'audio' or 'video', for other addresses 'links'
        == frontmatter.missing-date
        Content/episodes/001-rows.md:1:1: warning: no date; the episode stands after the dated ones [frontmatter.missing-date]
            ---
            ^
            hint: write 'date: 2026-09-02' into the front matter
        == frontmatter.missing-title
        Content/episodes/001-rows.md:1:1: warning: no title; the file's name serves: 'Rows' [frontmatter.missing-title]
            
            ^
            hint: write 'title = "…"' into the front matter
        == frontmatter.not-a-map
        Content/episodes/001-rows.md:2:1: error: front matter is a list of keys, this is a list [frontmatter.not-a-map]
            - title
            ^
            hint: write 'key: value', or begin the file with a blank line if this is text
        == frontmatter.same-meaning
        Content/episodes/001-rows.md:4:1: warning: 'pubDate' means the same as 'date', which counts [frontmatter.same-meaning]
            pubDate: 2026-09-03
            ^
            hint: remove one of the two
        == frontmatter.too-many
        Content/episodes/002-columns.md:4:7: error: 'tags' holds 5001 names, more than 5000 [frontmatter.too-many]
            tags: [t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t…
                  ^
            hint: each has a page of its own: keep those by which visitors find the episode
        == frontmatter.unclosed
        shows/grid/Content/episodes/003-tracks.md:1:1: error: the front matter that opens here is never closed [frontmatter.unclosed]
            ---
            ^
            hint: write '---' on a line of its own after the last key
        == frontmatter.unknown-key
        shows/grid/Content/episodes/002-gaps.md:4:1: warning: unknown key 'epsiode' (did you mean 'episode'?) [frontmatter.unknown-key]
            epsiode: 3
            ^
            hint: keys of your own go under 'extra'
        == frontmatter.unknown-word
        Content/index.md:11:11: error: 'side' cannot be 'middle' [frontmatter.unknown-word]
                side: middle
                      ^
            hint: it is one of: left, right
        == frontmatter.wrong-duration
        Content/episodes/001-rows.md:4:11: warning: 'duration' cannot be 'long' [frontmatter.wrong-duration]
            duration: long
                      ^
            hint: write seconds, 42:10, 1:02:03 or 1h 2m
        == frontmatter.wrong-fence
        Content/episodes/001-rows.md:1:1: error: '----' opens no front matter [frontmatter.wrong-fence]
            ----
            ^
            hint: write '---', alone on its line; for a line across the page write '***'
        == frontmatter.wrong-type
        Content/index.md:3:8: error: 'split' wants a map, this is '0.4' [frontmatter.wrong-type]
            split: 0.4
                   ^
            hint: correct the value or remove the key
        == image.damaged
        Content/episodes/001-rows.md:4:8: warning: the picture 'media/cover.png' is damaged and is not shown [image.damaged]
            image: /media/cover.png
                   ^
            hint: save it again, or take another copy
        == image.misnamed
        Content/episodes/001-rows.md:4:8: warning: 'media/cover.png' is not shown: it is an SVG drawing, and its name says something else [image.misnamed]
            image: /media/cover.png
                   ^
            hint: let its name end in '.svg'
        == image.unknown-format
        Content/episodes/001-rows.md:4:8: warning: 'media/cover.jpg' is no picture that browsers show: it is HTML [image.unknown-format]
            image: /media/cover.jpg
                   ^
            hint: pictures are JPEG, PNG, WebP, AVIF, GIF or SVG
        == image.unsafe
        Content/media/rows.svg:2:3: warning: this drawing is not published: it has a rule '@import' in its styles [image.unsafe]
              <style>@import "//fonts.example/rows.css";</style>
              ^
            hint: a drawing is an SVG file in UTF-8 that holds shapes, text and pictures within it: no scripts, no events, and nothing of other files or hosts
        == image.wrong-ending
        Content/episodes/001-rows.md:4:8: warning: 'media/cover.jpg' is a WebP picture; hosts announce it as image/jpeg [image.wrong-ending]
            image: /media/cover.jpg
                   ^
            hint: let its name end in '.webp'
        == import.bad-date
        feed.xml:9:1: warning: '02/09/2026' may be read in two ways [import.bad-date]
            <pubDate>02/09/2026</pubDate>
            ^
            hint: it is kept under 'extra'; write the year first: did you mean 2026-09-02 or 2026-02-09?
        == import.bad-duration
        feed.xml:10:1: warning: this is no duration [import.bad-duration]
            <itunes:duration>long</itunes:duration>
            ^
            hint: it is kept under 'extra'
        == import.doctype
        feed.xml:2:1: error: a document type may define entities, which are not read [import.doctype]
            <!DOCTYPE rss [ <!ENTITY secret SYSTEM "file:///etc/passwd"> ]>
            ^
            hint: remove the '<!DOCTYPE …>': no feed needs one
        == import.new-feed-url
        feed.xml:6:1: hint: 'https://new.example/feed.xml' is left out: it would lead subscribers away from this site [import.new-feed-url]
            <itunes:new-feed-url>https://new.example/feed.xml</itunes:new-feed-url>
            ^
            hint: let the old feed say the address of this site's feed there
        == import.no-address
        feed.xml:12:1: warning: this enclosure has no address [import.no-address]
            <enclosure url="" length="1" type="audio/mpeg"/>
            ^
            hint: the episode has no recording
        == import.no-base-url
        feed.xml:5:1: hint: 'https://old.example/show.html' is the address of a page, not of a site [import.no-base-url]
            <link>https://old.example/show.html</link>
            ^
            hint: write the site's own address into Content/site.yml: 'baseURL: https://example.com/'
        == import.no-content
        error: there is no Markdown in the folder 'content' [import.no-content]
            hint: name Hugo's 'content' folder, or an RSS file
        == import.no-items
        feed.xml:2:3: error: there are no items in this feed [import.no-items]
              <channel><title>Grid talk</title></channel>
              ^
            hint: save the feed anew: what a browser shows of it may be all that was saved
        == import.no-title
        feed.xml:14:1: warning: this item has no title [import.no-title]
            <item>
            ^
            hint: write one into the file
        == import.not-a-feed
        feed.xml:2:1: error: this is XML, but no RSS or Atom feed: it begins with <urlset> [import.not-a-feed]
            <urlset><url><loc>https://example.com/</loc></url></urlset>
            ^
            hint: name the file of a feed, or a Hugo content folder
        == import.not-xml
        feed.xml:3:19: error: this '&' begins no entity, so the file is no XML [import.not-xml]
            <item><title>Rows & gaps</title></item>
                              ^
            hint: write '&amp;'
        == import.remote-chapters
        feed.xml:11:1: hint: the chapters stand in a file of their own, which is not fetched [import.remote-chapters]
            <podcast:chapters url="https://old.example/rows.json" type="application/…
            ^
            hint: save it beside the episode's file, with its name and '.chapters.json' at the end
        == import.same-place
        content/talk/_index.md: error: two files would become 'Content/talk.md' [import.same-place]
            hint: rename one of them, then import again
        == import.shortcode
        old/content/episodes/rows.md:5:1: warning: the shortcode 'youtube' stays as text [import.shortcode]
            {{< youtube abc >}}
            ^
            hint: write what it would show in Markdown, or remove it
        == import.too-deep
        feed.xml:1:195: error: elements are nested more than 64 deep [import.too-deep]
            …<a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
                                                                                     ^
            hint: no feed is: was another file meant?
        == io.unreadable
        Content/episodes/002-gaps.md: error: cannot be read: this link leads to a place that does not exist [io.unreadable]
            hint: let it lead to a file of the site, or remove it
        == json.invalid
        Content/episodes/002-gaps.md:3:19: error: invalid JSON: a ',' or ']' is missing here [json.invalid]
              "tags": ["grid" "css"],
                              ^
            hint: put a comma between two values
        == json.too-deep
        Content/episodes/001-rows.md:3:73: error: lists and maps are nested more than 64 deep [json.too-deep]
            "extra": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
                                                                                    ^
            hint: look for brackets that are never closed
        == layout.cannot-fit
        Themes/Plain/layouts/wall.yml:7:17: error: layout 'wall' cannot be filled from 240 to 319 px: the first item of a group needs 320 of 240 px [layout.cannot-fit]
                    - size: 320 x 1h
                            ^
            hint: make the item smaller, or use another description below 320 px: { ..<320: …, default: … }
        == layout.copies-stick-out
        Themes/Plain/layouts/wall.yml:3:5: warning: layout 'wall' has copies that stick out of their group from 240 to 399 px: they need 400 of W px of width [layout.copies-stick-out]
                axis: horizontal
                ^
            hint: use a smaller count, or 'subitem' with 'count', which shares the room
        == layout.duplicate-kind
        Themes/Plain/layouts/wall.yml:6:15: error: 'boundary' has a second 'header' [layout.duplicate-kind]
                - { kind: header, size: 1w x 20 }
                          ^
            hint: write each kind once
        == layout.empty-subitems
        layouts/frames.yml:6:35: error: 'frames' is empty [layout.empty-subitems]
                  - { size: 1w x 100, frames: [] }
                                              ^
            hint: a group needs at least one frame
        == layout.estimate-stays
        layouts/supplementary-items.yml:10:34: hint: the estimate of a supplementary item is its size [layout.estimate-stays]
                      - { kind: badge, size: ~20 x 20, containerAnchor: top }
                                             ^
            hint: nothing of it is measured: write points or a fraction
        == layout.fewer-columns
        Themes/Default/layouts/own.yml:3:5: hint: layout 'own' has fewer columns from 600 px on than below: 2 after 3 [layout.fewer-columns]
                axis: horizontal
                ^
            hint: let the number of columns grow with the width
        == layout.group-form
        layouts/frames.yml:8:11: error: 'axis' cannot stand beside 'frames' [layout.group-form]
                  - { axis: vertical, size: 1w x 100, count: 2, interItemSpacing: 4, frames: […
                      ^
            hint: write 'subitems', or 'subitem' with 'count', or 'repeatingSubitem' with 'count', or 'frames'
        == layout.insets-exceed-item
        Themes/Default/layouts/own.yml:3:5: warning: layout 'own' has an item whose insets take more than its height from 240 px on [layout.insets-exceed-item]
                axis: horizontal
                ^
            hint: make the insets smaller than the item
        == layout.invalid-count
        shows/grid/Themes/Plain/layouts/wall.yml:6:12: error: a count of 0 is not possible [layout.invalid-count]
                count: 0
                       ^
            hint: write a number from 1 to 1000
        == layout.invalid-dimension
        Content/index.md:9:17: error: '100%' is no dimension [layout.invalid-dimension]
                      size: 100% x 200px
                            ^
            hint: fractions are factors: write 1w
        == layout.invalid-kind
        layouts/decoration-items.yml:7:15: error: 'my background' cannot name a kind [layout.invalid-kind]
                - { kind: my background }
                          ^
            hint: use letters, digits and hyphens, and a letter at the start
        == layout.invalid-length
        layouts/frames.yml:11:18: error: '50%' is no length [layout.invalid-length]
                      - { x: 50%, y: 1/2w -, width: 1/2w - 4px, height: 1h + }
                             ^
            hint: fractions are factors: write 0.5w
        == layout.invalid-range
        layouts/invalid-range.yml:2:20: error: '500' is no range of widths [layout.invalid-range]
              contentInsets: { 500: 8, default: 20 }
                               ^
            hint: write '..<500', '500..<1025', '501...1024' or '1025...', in whole pixels, or 'default'
        == layout.invalid-size-class
        layouts/size-classes.yml:3:24: error: 'compct' is no size class (did you mean 'compact'?) [layout.invalid-size-class]
              interGroupSpacing: { compct: 4, regular: 8 }
                                   ^
            hint: write 'compact' or 'regular', or with the height's class 'regular x compact', 'any x compact'
        == layout.invalid-tail
        layouts/tails.yml:6:7: error: '0' is no number of last items [layout.invalid-tail]
                  0: { axis: horizontal, size: 1w x 200, subitem: { size: 1w x 1h }, count…
                  ^
            hint: write how many items the last group would hold: 1, 2, …
        == layout.large-fraction
        layouts/doubtful-numbers.yml:5:11: hint: '50w' is 50 times the width around it [layout.large-fraction]
                size: 50w x 1.5w
                      ^
            hint: fractions are factors, not percent: half is 0.5
        == layout.missing-default
        Content/index.md:4:10: error: no value for 900..<901 px [layout.missing-default]
              ratio: { ..<700: 0, 700..<900: 0.3, 901...: 0.4 }
                     ^
            hint: add 'default', or a range for these widths
        == layout.missing-key
        layouts/decoration-items.yml:8:7: error: a decoration item needs 'kind' [layout.missing-key]
                - { contentInsets: 8 }
                  ^
            hint: add 'kind'
        == layout.mixed-switch
        layouts/size-classes.yml:4:35: error: '..<500' is a width among size classes [layout.mixed-switch]
              trimsLastGroup: { compact: yes, ..<500: no, regular: no }
                                              ^
            hint: switch on one of them, and inside of its branches on the other
        == layout.narrow-cell
        Themes/Plain/layouts/wall.yml:3:5: warning: layout 'wall' has cells narrower than 44 px from 240 to 307 px: down to 34.29 px [layout.narrow-cell]
                axis: horizontal
                ^
            hint: use fewer columns or smaller gaps there: fingers miss what is narrower
        == layout.no-room
        Themes/Plain/layouts/wall.yml:3:18: error: layout 'wall' has no room from 240 to 320 px: insets take 320 of 240 px [layout.no-room]
              contentInsets: { leading: 160, trailing: 160 }
                             ^
            hint: make the insets smaller, or use another description below 321 px: { ..<321: …, default: … }
        == layout.no-template
        Themes/Default/layouts/own.yml:6:55: warning: no template says what 'star' shows [layout.no-template]
                  - { size: 1w x 1h, supplementaryItems: [{ kind: star, size: 20 x 20, containerAnchor: top }] }
                                                                  ^
            hint: known kinds: badge-count, badge-duration, badge-new, badge-number; or add templates/supplementary-star.mustache to the theme
        == layout.non-finite
        layouts/dimensions.yml:8:17: error: 'width' is inf, not a finite number [layout.non-finite]
                  - { size: 1/0w x ~.inf }
                            ^
            hint: write a number
        == layout.not-css
        Content/index.md:8:11: error: this layout cannot be shown from 240 px on: an estimated width cannot be carried by grid tracks [layout.not-css]
                      axis: horizontal
                      ^
            hint: use a fraction of the width or points
        == layout.not-positive
        layouts/doubtful-numbers.yml:7:17: warning: the width '0w' leaves no room [layout.not-positive]
                  - { size: 0w x -1h, contentInsets: 0.5 }
                            ^
            hint: write a number above 0
        == layout.overflow
        Themes/Plain/layouts/wall.yml:4:5: warning: layout 'wall' has cells that stick out of the page from 240 to 319 px: by up to 80 px [layout.overflow]
                axis: vertical
                ^
            hint: make the shares of the width, the gaps and the insets add up to 1w at most
        == layout.overlapping-ranges
        layouts/ranges-that-do-not-count.yml:3:35: warning: '400..<800' and '..<500' share 400..<500 px [layout.overlapping-ranges]
              interGroupSpacing: { ..<500: 8, 400..<800: 12, default: 20 }
                                              ^
            hint: the first range that holds a width counts: let one end where the other begins
        == layout.page-boundary-switch
        Content/index.md:4:3: error: what stands around a page is the same at all widths [layout.page-boundary-switch]
              - { kind: jump-bar, size: { ..<500: 1w x 52, default: 1w x 60 } }
              ^
            hint: write one value, or put the item into the layout of a section
        == layout.pin-without-effect
        layouts/boundary-details.yml:4:60: hint: an item at the side is not pinned [layout.pin-without-effect]
                - { kind: header, size: 0.2w x 1h, alignment: leading, pinToVisibleBounds: true }
                                                                       ^
            hint: pin items at the top or bottom
        == layout.reading-order
        Themes/Default/layouts/own.yml:3:5: warning: layout 'own' is not read in the order that it is seen in, from 240 px on: cell 2 is seen before cell 1 [layout.reading-order]
                size: 1w x 200
                ^
            hint: who listens or tabs goes by the document: let places follow each other as the cells do
        == layout.tail-mismatch
        Themes/Default/layouts/own.yml:4:5: error: layout 'own' has a tail for 1 items that holds 2 from 240 px on [layout.tail-mismatch]
                1: { axis: horizontal, size: 1w x 100, subitem: { size: 1w x 1h }, count…
                ^
            hint: a tail must hold just as many items as it is for, from 1 up
        == layout.tiny-inset
        layouts/doubtful-numbers.yml:2:29: hint: an inset of 0.05 is less than one point [layout.tiny-inset]
              contentInsets: { leading: 0.05, trailing: 0.05 }
                                        ^
            hint: insets are points, not fractions
        == layout.too-complex
        Themes/Default/layouts/own.yml:3:5: error: layout 'own' has too many cells in one group from 240 px on [layout.too-complex]
                axis: horizontal
                ^
            hint: 65,536 are allowed: repeat a smaller group instead
        == layout.too-large
        layouts/non-finite.yml:3:55: error: 'leading' is 1e+100, which nothing can be computed with [layout.too-large]
              contentInsets: { top: .nan, bottom: -.inf, leading: 1e100 }
                                                                  ^
            hint: write a smaller number
        == layout.two-offsets
        layouts/supplementary-items.yml:17:72: error: an anchor has one offset [layout.two-offsets]
                        containerAnchor: { edges: [top], absoluteOffset: { x: 1 }, fractionalOffset: { x: 0.5 } }
                                                                                   ^
            hint: write it in points, or in shares of the item
        == layout.unknown
        shows/grid/Content/index.md:5:13: error: there is no layout 'mosiac' (did you mean 'mosaic'?) [layout.unknown]
                layout: mosiac
                        ^
            hint: known layouts: albums, feed, grid, list, mosaic, photos, shelf, shelf-centred, shelf-featured, shelf-labels, shelf-trio; or add layouts/mosiac.yml to the theme
        == layout.unknown-cell
        Themes/Plain/layouts/wall.yml:1:18: error: there is no design of cells 'raw' (did you mean 'row'?) [layout.unknown-cell]
            cell: { compact: raw, regular: tile }
                             ^
            hint: known designs: card, fill, row; or add cells/raw.css to the theme
        == layout.unknown-key
        Themes/Plain/layouts/wall.yml:7:5: error: unknown key 'interItmSpacing' (did you mean 'interItemSpacing'?) [layout.unknown-key]
                interItmSpacing: 8
                ^
            hint: a group has axis, subitems, subitem, repeatingSubitem, count, frames, interItemSpacing, size, contentInsets, edgeSpacing, supplementaryItems
        == layout.unreachable-range
        layouts/ranges-that-do-not-count.yml:2:44: warning: '600..<700' is never used: '..<1025' comes first [layout.unreachable-range]
              contentInsets: { ..<500: 8, ..<1025: 12, 600..<700: 16, default: 20 }
                                                       ^
            hint: the first range that holds a width counts: remove this one, or move it up
        == layout.width-hole
        Themes/Plain/layouts/wall.yml:6:26: warning: 500..<501 px falls through to the default: 3 columns between 1 and 2 [layout.width-hole]
                count: { 0..<500: 1, 501...1024: 2, default: 3 }
                                     ^
            hint: begin '501...1024' at 500
        == layout.wrong-type
        shows/grid/Themes/Plain/layouts/wall.yml:3:11: error: 'diagonal' is no axis [layout.wrong-type]
                axis: diagonal
                      ^
            hint: write horizontal or vertical
        == ledger.date-changed
        Content/episodes/001-rows.md:4:7: error: the first date of this published episode was '2026-09-02T00:00:00Z', now it is '2026-09-03T00:00:00Z' (Content/episodes.lock:1) [ledger.date-changed]
            date: 2026-09-03
                  ^
            hint: write the old one again, or build with --accept-changes if subscribers are to see the change
        == ledger.guid-changed
        Content/episodes/001-rows.md:4:7: error: the GUID of this published episode was 'old', now it is 'new' (Content/episodes.lock:1) [ledger.guid-changed]
            guid: new
                  ^
            hint: write the old one again, or build with --accept-changes if subscribers are to see the change
        == ledger.malformed
        Content/episodes.lock:2:1: error: this is no line of the ledger [ledger.malformed]
            something else
            ^
            hint: restore the file as it was committed; sitegen keeps it, nobody has to write in it
        == ledger.recording-changed
        Content/episodes/001-rows.md:5:8: error: the recording of this published episode was 'https://cdn.example/old.mp3', now it is 'https://cdn.example/new.mp3' (Content/episodes.lock:1) [ledger.recording…
            audio: https://cdn.example/new.mp3
                   ^
            hint: write the old one again, or build with --accept-changes if subscribers are to see the change
        == listing.defined-twice
        Content/tags/css.yml: warning: the tag 'css' is described by Content/tags/CSS.yaml already [listing.defined-twice]
            hint: keep one of the two files
        == listing.merged
        Content: warning: 'open source' (1), 'open-source' (1) share the address /tags/open-source/ and are one tag [listing.merged]
            hint: write one of them everywhere, or names that differ in letters or digits
        == listing.not-a-map
        Content/tags/css.yml:1:1: error: this is to be a list of keys, not a list [listing.not-a-map]
            - CSS
            ^
            hint: write 'title: …'
        == listing.unused
        Content/collections/grids.yml: warning: no episode names the collection 'grids' [listing.unused]
            hint: name it in an episode's front matter, or remove this file
        == markdown.no-character
        Content/episodes/002-gaps.md:7:1: warning: a reference stands for no character that a page may hold: it is shown as � [markdown.no-character]
            The mark &#xFFFE; is none, and `&#xFFFE;` is how it is written.
            ^
            hint: take it out, or put it in backticks to show the reference itself
        == markdown.raw-html
        Content/episodes/001-rows.md:7:1: hint: raw HTML is shown as text [markdown.raw-html]
            <textarea>
            ^
            hint: put names of tags in backticks
        == markdown.references-too-large
        Content/episodes/001-rows.md:9:1: error: links by reference would add more than 1000000 bytes: each holds the whole address [markdown.references-too-large]
            [grid]: https://example.com/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
            ^
            hint: shorten the address or title of this reference
        == markdown.table-too-large
        Content/episodes/001-rows.md:8:1: error: the tables up to here have more than 250000 cells [markdown.table-too-large]
            |-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-|-…
            ^
            hint: split the table, or link to it as a file
        == markdown.too-complex
        Content/episodes/001-rows.md:9:1: error: this part of the text cannot be read in reasonable time [markdown.too-complex]
            ||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||||…
            ^
            hint: part it by blank lines: it holds too many bars, brackets or pictures without an end
        == markdown.too-deep
        Content/episodes/001-rows.md:7:1: error: lists, quotations or marks are nested more than 64 deep [markdown.too-deep]
            > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > …
            ^
            hint: look for a run of '>', '-' or '*' that was not meant as marks: put it in backticks
        == markdown.unclosed-comment
        Content/episodes/002-gaps.md:7:1: warning: the comment that opens here is never closed: it is shown as text [markdown.unclosed-comment]
            <!-- Ask Ann about this
            ^
            hint: close it with '-->', or put '<!--' in backticks
        == markdown.undefined-reference
        Content/episodes/001-rows.md:5:6: warning: there is no footnote '[^1]': it is shown as text [markdown.undefined-reference]
            Rows [^1] and [gaps][gap].
                 ^
            hint: write '[^1]: …' on a line of its own, or put it in backticks
        == markdown.unsafe-url
        Content/episodes/001-rows.md:5:1: warning: the address 'javascript:alert(1)' is left out [markdown.unsafe-url]
            [run](javascript:alert(1))
            ^
            hint: link to http, https, mailto, tel or a path of this site
        == markdown.unused-footnote
        Content/episodes/001-rows.md:8:1: warning: nothing refers to the footnote '[^2]': it is not shown [markdown.unused-footnote]
            [^2]: Never seen.
            ^
            hint: write '[^2]' where it belongs, or remove it
        == media.fragment
        Content/episodes/001-rows.md:4:8: error: what stands behind '#' is no part of the file's address in 'https://cdn.example.com/Rows #1.mp3' [media.fragment]
            audio: "https://cdn.example.com/Rows #1.mp3"
                   ^
            hint: in the name of a file write '#' as %23
        == media.held-back
        Content/episodes/001-rows.md:4:13: warning: 'media/_raw/rows.vtt' is not published: the underscore in its path holds it back [media.held-back]
            transcript: /media/_raw/rows.vtt
                        ^
            hint: move it, or rename what begins with an underscore
        == media.missing-file
        Content/episodes/001-rows.md:4:8: error: there is no file 'Rows #1.mp3' [media.missing-file]
            audio: "Rows #1.mp3"
                   ^
            hint: '#' and '?' end a path; in the name of a file write them as %23 and %3F: 'Rows%20%231.mp3'
        == media.unreadable
        Content/episodes/001-rows.md:4:8: warning: 'episodes/rows.mp3' is no MP3, MP4, WebM, Matroska or WAV [media.unreadable]
            audio: rows.mp3
                   ^
            hint: it is published as it is; see whether it plays to its end
        == media.wrong-bytes
        Content/episodes/001-rows.md:4:32: warning: 'episodes/rows.wav' has 244 bytes, not 4096; the file counts [media.wrong-bytes]
            audio: { src: rows.wav, bytes: 4096 }
                                           ^
            hint: remove the key: sizes of files in the content folder are known
        == media.wrong-duration
        Content/episodes/001-rows.md:5:11: warning: 'episodes/rows.wav' plays 0:04, not 1:30; what is written counts [media.wrong-duration]
            duration: 1:30
                      ^
            hint: correct it, or remove the key: the file tells
        == media.wrong-type
        Content/episodes/001-rows.md:4:8: warning: 'episodes/rows.mp3' is a WAV file, not 'audio/mpeg'; the file counts [media.wrong-type]
            audio: rows.mp3
                   ^
            hint: let the name end in what the file is
        == output.folder-blocked
        Output/episodes: error: a file that is not ours stands where a folder is needed [output.folder-blocked]
            hint: remove it, or choose another output folder
        == output.foreign-file
        Output/episodes/001-rows/index.html: error: 'Content/episodes/001-rows.md' would overwrite what no build of sitegen has written [output.foreign-file]
            hint: move it away, or overwrite a file with '--force'
        == output.holds-source
        .: error: the output would hold the site it is made from [output.holds-source]
            hint: name another folder with '--output', for instance 'Output'
        == output.in-source
        Content/public: error: the output would lie in a folder that the site is made from [output.in-source]
            hint: name another folder with '--output', for instance 'Output'
        == output.is-root
        /: error: the root of the file system cannot be the output [output.is-root]
            hint: name another folder with '--output', for instance 'Output'
        == output.is-source
        .: error: the site's own folder cannot be the output [output.is-source]
            hint: name another folder with '--output', for instance 'Output'
        == output.link-leads-nowhere
        public: error: the output is a link to a place that does not exist [output.link-leads-nowhere]
            hint: remove it or give it another name, or name another folder with '--output'
        == output.not-a-folder
        public: error: the output exists and is not a folder [output.not-a-folder]
            hint: remove it or give it another name, or name another folder with '--output'
        == output.not-ours
        Output: error: this folder holds files that no build of sitegen has written [output.not-ours]
            hint: name another folder with '--output', or take this one over with '--force'; files that the build does not make stay
        == publishing.no-base-url
        hint: the site has no public address, so it gets no feeds, no sitemap, and nothing that networks and search engines show of its pages [publishing.no-base-url]
            hint: write 'baseURL: https://…' into site.yml, or give --base-url
        == section.no-pictures
        Content/index.md:4:5: error: a section of pictures names none [section.no-pictures]
              - source: pictures
                ^
            hint: add 'pictures: [{ src: /media/harbour.jpg, alt: A harbour at dawn }]'
        == section.nothing-matches
        Content/index.md:4:5: warning: no episode has the tag 'ccs' (did you mean 'css'?) [section.nothing-matches]
              - title: About CSS
                ^
            hint: correct the name under 'where'
        == section.paginated-twice
        Content/index.md:5:5: error: only one section of a page can go on over several pages [section.paginated-twice]
              - { title: B, source: episodes, layout: feed, paginate: true }
                ^
            hint: take 'paginate' out of this one, or give it a 'limit' instead
        == site.base-url
        Content/site.yml:2:10: error: 'example' is no public address of a site [site.base-url]
            baseURL: example
                     ^
            hint: write it with its scheme and host: https://example.com or https://example.com/podcast/
        == site.content-source
        Content/site.yml:7:7: error: 'all' is no source of a content policy [site.content-source]
                - all
                  ^
            hint: write https or a host, such as https://cdn.example.com or https://*.example.com
        == site.not-a-map
        Content/site.yml:1:1: error: settings of a site are a list of keys, this is a list [site.not-a-map]
            - Grid talk
            ^
            hint: write 'key: value'
        == site.showcase
        Content/site.yml:3:21: error: the theme 'airtime' is shown already [site.showcase]
            showcase: [Airtime, airtime]
                                ^
            hint: name each theme once
        == site.unknown-contract
        Content/site.yml:1:10: error: this sitegen reads 'sitegen: 1', not '9' [site.unknown-contract]
            sitegen: 9
                     ^
            hint: write 'sitegen: 1', or use the sitegen this site was made for
        == site.unknown-timezone
        Content/site.yml:3:11: error: there is no time zone 'Europe/Belrin' (did you mean 'Europe/Berlin'?) [site.unknown-timezone]
            timezone: Europe/Belrin
                      ^
            hint: write a name of the IANA list, such as Europe/Berlin or America/New_York
        == source.control-character
        Content/episodes/001-rows.md:4:7: warning: an escape stands for a control character, which is read as a blank [source.control-character]
            guid: "rows\u0001"
                  ^
            hint: remove the escape
        == source.invalid-utf8
        Content/episodes/002-cafe.md:2:11: error: the byte 0xE9 is not UTF-8 [source.invalid-utf8]
            title: Caf� grids
                      ^
            hint: save the file as UTF-8
        == source.too-large
        Content/episodes/002-columns.md:1:1: error: the file has 4000001 bytes; texts of this kind are read up to 4 MB [source.too-large]
            hint: split it, or name it without an ending that says it is a text
        == split.empty-side
        Content/index.md:4:3: warning: no section stands on the right side [split.empty-side]
              ratio: { ..<700: 1, default: 0.4 }
              ^
            hint: give some sections 'side: right', or remove 'split'
        == split.missing-side
        Content/index.md:7:5: error: a section of a split page needs a side [split.missing-side]
              - title: All of them
                ^
            hint: add 'side: left' or 'side: right'
        == split.page-boundary
        Content/index.md:5:3: error: a split page has no 'boundary' of its own [split.page-boundary]
              - { kind: jump-bar, size: 1w x 52 }
              ^
            hint: give the item to a section, or remove 'split'
        == split.reading-order
        Content/index.md:4:3: warning: in one column, from 240 to 699 px, section 2 is seen before section 3, which stands first in the document [split.reading-order]
              ratio: { ..<700: 1, default: 0.4 }
              ^
            hint: list the sections of one side before those of the other
        == split.without-split
        Content/index.md:4:5: warning: 'side' counts only on a page that is split [split.without-split]
              - { title: Latest, side: left }
                ^
            hint: add 'split: { ratio: { ..<700: 0, default: 0.4 } }' to the page, or remove 'side'
        == template.cycle
        Themes/Plain/templates/section-header.mustache:1:1: error: templates include each other without end: section → section-header → section [template.cycle]
            {{> section }}
            ^
            hint: take one of these partials out
        == template.dynamic-partial
        Themes/Plain/templates/card-episode.mustache:1:4: error: partials chosen by a value, as '*kind', are not supported [template.dynamic-partial]
            <p>{{>*kind}}</p>
               ^
            hint: name the partial, or choose between several with sections
        == template.missing-partial
        Themes/Plain/templates/page.mustache:2:3: error: no template named 'site-heder' (did you mean 'site-header'?) [template.missing-partial]
              {{> site-heder }}
              ^
            hint: add templates/site-heder.mustache to the theme, or correct the name
        == template.syntax
        shows/grid/Themes/Plain/templates/404.mustache:1:5: error: this tag does not end [template.syntax]
            <h1>{{title</h1>
                ^
            hint: close it with }}
        == template.too-deep
        Themes/Plain/templates/page.mustache:2:577: error: sections are nested more than 64 deep [template.too-deep]
            …{{#site}}{{#site}}{{#site}}{{#site}}{{#site}}{{#site}}{{#site}}{{#site}}{{#site}}{{/site}}{{/site}}{{/site}}{{/site}}{{/site}}{{/site}}{{/site}}…
                                                                                     ^
            hint: look for sections that are never closed
        == template.too-large
        Themes/Plain/templates/ten-2.mustache:1:1: error: with what it includes, this becomes more than 1000000 steps [template.too-large]
            {{< ten-3}}{{/ ten-3}}{{< ten-3}}{{/ ten-3}}{{< ten-3}}{{/ ten-3}}{{< te…
            ^
            hint: look for parents and indented partials that include each other many times
        == template.too-much
        Themes/Plain/templates/page.mustache:1:1: error: this makes a page of more than 32 MB, or takes more than 10 million steps for it [template.too-much]
            <body>{{> ten-1}}</body>
            ^
            hint: let the page's sections show less ('limit', 'paginate'), or look for partials and lists that stand in each other
        == theme.bad-card
        Themes/Plain/social-card.yml: error: the layout of cards cannot be solved: LayoutProblem(kind: CompositionalLayout.LayoutProblem.Kind.cannotFit(CompositionalLayout.Axis.horizontal, needed: Compositio…
            hint: give the site's name, the title, the facts and the artwork places within 1200 × 630
        == theme.bad-cards
        Themes/Plain/theme.yml:9:9: error: 'cards' is a list of rules for the width of pictures [theme.bad-cards]
            cards: [{ from: 10 }]
                    ^
            hint: write 'cards: [{ artwork: 1w }, { from: 560, artwork: 192 }]'
        == theme.bad-cells
        Themes/Plain/theme.yml:8:43: error: a design is a map [theme.bad-cells]
            cells: { none: { artwork: 74 x 74 }, row: big }
                                                      ^
            hint: write 'cells: { row: { artwork: 74 x 74 } }': points, or shares of the cell such as 1w - 16
        == theme.bad-color
        Themes/Plain/theme.yml:3:18: error: 'paper' is a colour in six hexadecimal digits [theme.bad-color]
            colors: { paper: red }
                             ^
            hint: write 'paper: "#c8321f"', in quotation marks: '#' begins a comment
        == theme.bad-extends
        Themes/Plain/theme.yml:2:10: error: a theme extends 'Default' or 'none', not 'Other' [theme.bad-extends]
            extends: Other
                     ^
            hint: leave the key out for Default
        == theme.bad-insets-reference
        Themes/Plain/theme.yml:6:25: error: these are no insets that sections can keep clear of (did you mean 'safeArea'?) [theme.bad-insets-reference]
            contentInsetsReference: safearea
                                    ^
            hint: write one of none, safeArea, layoutMargins, readableContent
        == theme.bad-points
        Themes/Plain/theme.yml:4:14: error: 'pagePadding' is a number of points from 0 on [theme.bad-points]
            pagePadding: wide
                         ^
            hint: write 'pagePadding: 48'
        == theme.bad-size-classes
        Themes/Plain/theme.yml:7:14: error: 'sizeClasses' says from which points on a page is regular [theme.bad-size-classes]
            sizeClasses: [600]
                         ^
            hint: write 'sizeClasses: { regularWidth: 600, regularHeight: 480 }'
        == theme.cell-design
        Themes/Plain/cells/row.css:2:1: error: '@keyframes' cannot stand in a design of cells [theme.cell-design]
            @keyframes turn { to { rotate: 1turn } }
            ^
            hint: put it into a file in 'styles', which all pages have
        == theme.important
        Themes/Plain/styles/own.css:3:16: error: '!important' would outrank the layout [theme.important]
              width: 300px !important;
                           ^
            hint: leave it out: nothing but the layout stands above a theme's styles
        == theme.missing-template
        Themes/Plain: error: the theme has no template 'card-page' [theme.missing-template]
            hint: add templates/card-page.mustache, or leave out 'extends: none' to take it from Default
        == theme.not-a-map
        Themes/Plain/theme.yml:1:1: error: theme.yml holds no keys [theme.not-a-map]
            - Plain
            ^
            hint: write 'name: My theme' and the like
        == theme.not-found
        Content/site.yml:3:8: error: there is no theme 'Defualt' (did you mean 'Default'?) [theme.not-found]
            theme: Defualt
                   ^
            hint: known themes: Airtime, Default, Lightbox
        == theme.too-deep
        Themes/Plain/styles/main.css:2:329: error: brackets are nested more than 64 deep [theme.too-deep]
            …lc(calc(calc(calc(calc(calc(calc(calc(calc(calc(calc(calc(calc(calc(calc(1px))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))));
                                                                                     ^
            hint: look for brackets that are never closed
        == theme.unbalanced-styles
        Themes/Plain/styles/own.css:1:7: error: this block is never closed [theme.unbalanced-styles]
            .card { color: red;
                  ^
            hint: add a '}'
        == theme.unknown-cell
        Themes/Plain/theme.yml:8:10: warning: there is no design of cells 'none' [theme.unknown-cell]
            cells: { none: { artwork: 74 x 74 }, row: big }
                     ^
            hint: add cells/none.css, or take it out
        == theme.unknown-key
        Themes/Plain/theme.yml:10:1: warning: unknown key 'acent' [theme.unknown-key]
            acent: red
            ^
            hint: keys of theme.yml are name, description, extends, layouts, interSectionSpacing, maxWidth, pagePadding, headerArtwork, bodyArtwork, cells, cards, colors, cardFont, sizeClasses, layoutMargins…
        == toml.invalid
        Content/episodes/002-gaps.md:3:8: error: invalid TOML: '2026-13-03' is no date or time [toml.invalid]
            date = 2026-13-03
                   ^
            hint: write 'key = value', text in double quotes
        == toml.too-deep
        Content/episodes/001-rows.md:4:130: error: lists and maps are nested more than 64 deep [toml.too-deep]
            ….a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1
                                                                                     ^
            hint: look for a key with too many dots, or for brackets that are never closed
        == transcript.bad-time
        Content/episodes/rows.vtt:6:1: warning: this cue is left out: its times cannot be read [transcript.bad-time]
            00:02 --> later
            ^
            hint: write '00:01.000 --> 00:04.000'
        == transcript.ends-early
        Content/episodes/rows.vtt:6:1: warning: this cue ends before it begins [transcript.ends-early]
            00:05.000 --> 00:04.000
            ^
            hint: write the later time behind the arrow
        == transcript.no-cues
        Content/episodes/rows.vtt:1:1: warning: there are no cues in this file [transcript.no-cues]
            WEBVTT
            ^
            hint: see whether it is the right file
        == transcript.no-segments
        Content/episodes/rows.json:1:1: warning: there is no list 'segments' in this file [transcript.no-segments]
            { "version": "1.0.0" }
            ^
            hint: write { "segments": [{ "startTime": 0.5, "endTime": 2, "body": "…" }] }
        == transcript.no-time
        Content/episodes/rows.srt:5:1: warning: these words have no time and are left out [transcript.no-time]
            2
            ^
            hint: write '00:01.000 --> 00:04.000' above them
        == translation.same-language
        Content/episodes/002-gaps.md: warning: 'episodes/001-rows.md' is the version in 'en' already, so this file is none [translation.same-language]
            hint: write its own language as 'lang'
        == translation.unknown-original
        Content/episodes/001-rows.md:4:16: warning: there is no 'b.md' for this to be a version of [translation.unknown-original]
            translationOf: b.md
                           ^
            hint: write the path of the other file, from this one or from the content folder on
        == usage.file-exists
        Content/episodes/gaps.md: error: there is a file of this name already; nothing was written [usage.file-exists]
            hint: move it away, or choose another name
        == usage.folder-not-empty
        error: there is something in the folder '.' already [usage.folder-not-empty]
            hint: name a new folder, or add --force to put the files that are missing beside it
        == usage.no-site
        error: there is no folder 'shows/grid-talk' [usage.no-site]
            hint: name a folder that holds 'Content', 'episodes' or Markdown files: sitegen build my-show
        == usage.not-a-folder
        error: 'show' is a file [usage.not-a-folder]
            hint: name a folder, new or empty
        == usage.unknown-file
        error: no source and no file of the output is called 'Content/episodes/001-row.md' (did you mean 'Content/episodes/001-rows.md'?) [usage.unknown-file]
            hint: name a source as messages do, or a file or page of the output: /episodes/grid/
        == usage.unknown-message
        error: there is no message 'yaml.lost-txt' (did you mean 'yaml.lost-text'?) [usage.unknown-message]
            hint: 'sitegen explain' lists all ids
        == usage.unknown-page
        error: no page with a layout is called '/indx' [usage.unknown-page]
            hint: 'sitegen layout' lists the pages that have one
        == words.no-language
        built-in Themes/Default: hint: the theme has no words in 'cy'; English ones serve [words.no-language]
            hint: copy words/en.yml to words/cy.yml and translate it
        == words.placeholder
        Themes/Plain/words/de.yml:2:1: warning: 'searchNone' lacks {query} [words.placeholder]
            searchNone: Nichts gefunden.
            ^
            hint: the English text is 'Nothing found for “{query}”.'
        == words.unknown-word
        Themes/Plain/words/de.yml:1:1: warning: nothing says 'serch' (did you mean 'search'?) [words.unknown-word]
            serch: Suche
            ^
            hint: words/en.yml lists all words
        == words.wrong-value
        Themes/Plain/words/de.yml:3:15: warning: 'episodeCount' is a text, or the forms of one [words.wrong-value]
            episodeCount: [eine]
                          ^
        == yaml.anchor
        Content/episodes/001-rows.md:4:7: error: the alias '*same' is not supported [yaml.anchor]
            tags: *same
                  ^
            hint: write the value out, or put it in quotes if it is text
        == yaml.invalid
        Content/episodes/002-gaps.md:2:12: error: invalid YAML: mapping values are not allowed in this context [yaml.invalid]
            title: Gaps: the room between
                       ^
            hint: put the value in quotes: "Gaps: the room between"
        == yaml.key-not-text
        Content/episodes/001-rows.md:5:5: error: a key must be text, not a list or map [yaml.key-not-text]
              ? [a, b]
                ^
            hint: '{' and '[' open a map or list: put the value in quotes if it is text
        == yaml.lost-text
        Content/episodes/001-rows.md:2:40: warning: '#2 (with Ada)' is lost: a '#' behind a blank begins a comment [yaml.lost-text]
            title: Questions from listeners, round #2 (with Ada)
                                                   ^
            hint: if it is text, put the value in quotes: "Questions from listeners, round #2 (with Ada)"
        == yaml.several-documents
        Content/people/ada.yml:2:1: error: a second YAML document begins here [yaml.several-documents]
            ---
            ^
            hint: one file holds one document: remove this line
        == yaml.tag
        Content/episodes/001-rows.md:4:13: warning: the tag '!own' is ignored [yaml.tag]
            extra: { a: !own b }
                        ^
            hint: remove it
        == yaml.too-deep
        Content/episodes/001-rows.md:4:71: error: lists and maps are nested more than 64 deep [yaml.too-deep]
            extra: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
                                                                                  ^
            hint: look for brackets that are never closed
        """#
}
