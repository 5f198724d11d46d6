extension Explanation {
    /// Examples: messages of the tests' wrong sites and wrong layouts. `ExplainCommandTests` compare them, and write this file when
    /// `SITEGEN_RECORD` is set.
    static let examples = #"""
        == address.alias
        Content/episodes/001-rows.md:4:11: warning: 'https://other.example/rows' is not a path on this site [address.alias]
            aliases: ["https://other.example/rows"]
                      ^
            hint: write a path such as /about/ or /episodes/:slug/
        == address.alias-taken
        Content/episodes/002-gaps.md:6:5: warning: the alias /episodes/001-rows/ cannot be used, because Content/episodes/001-rows.md has this address [address.alias-taken]
              - /episodes/001-rows/
                ^
            hint: remove the alias
        == address.claimed-twice
        Content/episodes/002-again.md:4:7: error: this file has the same address as Content/episodes/001-rows.md: /episodes/001-rows/ [address.claimed-twice]
            slug: 001-Rows
                  ^
            hint: give one of them a different 'slug' or 'url'
        == address.file-and-folder
        Content/library: error: 'library' is made from 'Content/library' as a file, and 'Content/library.md' needs it as a folder for 'library/index.html' [address.file-and-folder]
            hint: give one of them a different address
        == address.unsafe
        Content/episodes/001-rows.md:4:18: error: 'https:///slides' has no valid host [address.unsafe]
            links: { Slides: "https:///slides" }
                             ^
            hint: write a host after the scheme, with letters, digits, hyphens and dots: https://example.com/
        == chapters.ends-early
        Content/episodes/rows.json:3:37: warning: this chapter ends before it begins [chapters.ends-early]
                { "startTime": 83.5, "endTime": 60, "title": "Gaps" }
                                                ^
            hint: correct the end, which counts from the start of the recording; it is ignored now
        == chapters.incomplete
        Content/episodes/rows.json:4:5: warning: this chapter is left out, because it has no 'startTime' [chapters.incomplete]
                { "title": "Columns" }
                ^
            hint: write { "startTime": 83, "title": "Grids" }
        == chapters.no-list
        Content/episodes/rows.json:1:1: warning: this file has no list 'chapters' [chapters.no-list]
            {
            ^
            hint: write { "version": "1.2.0", "chapters": [{ "startTime": 0, "title": "…" }] }
        == chapters.no-title
        Content/episodes/rows.json:3:20: warning: this chapter has no title, so only players show it [chapters.no-title]
                { "startTime": 83.5 },
                               ^
            hint: add 'title', or '"toc": false' if this is intended
        == chapters.not-json
        Content/episodes/001-rows.md:4:11: warning: 'rows.txt' is not a chapter file [chapters.not-json]
            chapters: rows.txt
                      ^
            hint: use a JSON file of at most 4 MB, or write the chapters here: ['0:00 Start', '1:23 Grids']
        == chapters.unknown-key
        Content/episodes/rows.json:2:40: warning: unknown key 'speaker' [chapters.unknown-key]
                { "startTime": 0, "title": "Rows", "speaker": "Ada" },
                                                   ^
            hint: remove it; Podcasting 2.0 has no such key, so the published file leaves it out
        == check.cover-without-alternative
        Content/episodes/001-rows.md:4:8: hint: the cover of this episode has no alternative text [check.cover-without-alternative]
            image: cover.svg
                   ^
            hint: where it shows more than the title says: image: { src: …, alt: What it shows }
        == check.doubled-id
        Themes/Plain/templates/site-footer.mustache:2:5: warning: on the page /episodes/001-rows/ several elements have the id 'main' [check.doubled-id]
            <h2 id="main">More</h2>
                ^
            hint: a heading has this id too: give the element of the template an id with a dot in it, as in 'page.main'
        == check.heading-order
        Content/episodes/001-rows.md:6:1: warning: a heading of level 3 has no heading of level 2 above it [check.heading-order]
            ### Too deep
            ^
            hint: write '##': screen readers jump from heading to heading
        == check.low-contrast
        Themes/Pale/styles/10-tokens.css:6:3: warning: '--ink-soft' on '--paper' has a contrast of 2.6 to 1 in the light scheme [check.low-contrast]
              --ink-soft: oklch(0.7 0 0); /* too pale */
              ^
            hint: WCAG 2.2 AA requires 4.5 to 1 for text: make one of the two lighter or darker
        == check.missing-alternative
        Content/episodes/001-rows.md:6:11: warning: this picture has no alternative text [check.missing-alternative]
            Two rows: ![](rows.svg), and ![Two rows](rows.svg) again.
                      ^
            hint: describe it between the brackets: ![Two rows of cards](rows.png)
        == check.missing-file
        Themes/Plain/templates/404.mustache:4:25: warning: the page /404.html refers to 'theme/gone.svg', which does not exist [check.missing-file]
            <img src="{{root}}theme/gone.svg" alt="">
                                    ^
            hint: put the file into the theme's assets, or correct the name in the template
        == check.missing-fragment
        Content/episodes/001-rows.md:8:5: warning: the page that this links to has no '#wide-gap' (did you mean '#wide-gaps'?) [check.missing-fragment]
            See [gaps](002-gaps.md#wide-gap), [above](#evenrows) and [even](#even-rows).
                ^
            hint: link to the id of a heading: '## Rows and gaps' has the id #rows-and-gaps
        == check.over-budget
        Content/site.yml:3:11: warning: the page /episodes/001-rows/ sends 100 bytes of images, more than 50 bytes [check.over-budget]
              images: 0.05 kB
                      ^
            hint: make it smaller, or raise the budget
        == check.page-title
        warning: the page /404.html has 0 headings of level 1, not one [check.page-title]
            hint: write the title in exactly one <h1> of the page's template
        == check.unknown-budget
        Content/site.yml:3:3: warning: 'scripts' is not a budget [check.unknown-budget]
              scripts: 10 kB
              ^
            hint: the budgets are: html, css, js, images, total, visitCSS
        == check.unreadable-budget
        Content/site.yml:3:8: warning: 'css' must be a size, not 'lots' [check.unreadable-budget]
              css: lots
                   ^
            hint: write a number of bytes, or '15 kB', '1.5 MB'
        == content.broken-link
        Content/episodes/001-rows.md:8:1: warning: this link leads nowhere, because there is no file 'grün.md' [content.broken-link]
            [Gone](grün.md), too.
            ^
            hint: write the path from the file's folder or the content folder
        == content.empty-file
        Content/episodes/002-gaps.md: warning: this file is left out: it is empty [content.empty-file]
            hint: write an episode into it, or remove it
        == content.left-over
        Content/episodes/001-rows.md.orig: hint: this is ignored: its name is that of a backup copy [content.left-over]
            hint: remove it; to publish it, give it a different name
        == content.link-in-circle
        Content/media/again: error: this link leads to a folder that contains it [content.link-in-circle]
            hint: remove the link
        == content.link-leaves-site
        Content/media: error: this link leads out of the site [content.link-leaves-site]
            hint: copy the file into the site, or link to a place inside it
        == content.link-to-withheld
        Content/episodes/002-gaps.md:5:11: warning: this link leads nowhere, because 'episodes/003-columns.md' is not published [content.link-to-withheld]
            Next come [columns](003-columns.md#tracks).
                      ^
            hint: publish it too, or leave the link out until then
        == content.no-episodes
        Content: error: the site has no episodes [content.no-episodes]
            hint: put Markdown files into the folder 'episodes' of the content folder
        == content.not-an-episode
        Content/episodes/README.md: hint: this file is left out: it describes the folder and is not content [content.not-an-episode]
        == content.nothing-published
        Content: warning: no episode is published: all 1 are drafts, future or expired [content.nothing-published]
            hint: show them with --drafts, --future or --expired
        == content.runs
        Content/media/game.html:1:1: warning: this file is not published: browsers run code in such a file [content.runs]
            <!doctype html>
            ^
            hint: if you wrote it or know that it is safe, add to site.yml: 'trusted: [media/game.html]'
        == content.special-file
        Content/episodes/002-pipe.md: error: this is neither a file nor a folder [content.special-file]
            hint: remove it, or keep it outside of the site's sources
        == date.ambiguous
        Content/episodes/002-gaps.md:3:7: error: '02/09/2026' is ambiguous [date.ambiguous]
            date: 02/09/2026
                  ^
            hint: write the year first: did you mean 2026-09-02 or 2026-02-09?
        == date.impossible
        Content/episodes/002-gaps.md:3:7: error: there is no date '2026-02-30': this month has 28 days [date.impossible]
            date: 2026-02-30
                  ^
            hint: correct the date; write year-month-day
        == date.unreadable
        Content/episodes/002-gaps.md:3:7: error: 'last Tuesday' is not a date [date.unreadable]
            date: last Tuesday
                  ^
            hint: write it as 2026-09-02, 2026-09-02 10:00 or 2026-09-02T10:00:00+02:00
        == feed.enclosure-type
        Content/episodes/001-rows.md:4:8: warning: podcast players do not accept audio/ogg [feed.enclosure-type]
            audio: { src: http://cdn.example/a.ogg, type: audio/ogg }
                   ^
            hint: publish MP3, M4A, MP4, M4V or MOV
        == feed.image-colors
        Content/episodes/001-rows.md:6:8: warning: the episode's image may have transparent parts [feed.image-colors]
            image: /media/clear.png
                   ^
            hint: Apple requires RGB without transparent parts: save it as an opaque picture in sRGB
        == feed.image-size
        Content/episodes/001-rows.md:6:8: warning: the episode's image has 60 × 40 pixels [feed.image-size]
            image: /media/small.png
                   ^
            hint: use a square image, 1400 to 3000 pixels wide, as Apple and PSP-1 require
        == feed.image-type
        Content/site.yml:9:10: warning: podcast directories accept JPEG and PNG, not image/svg+xml [feed.image-type]
              image: /media/cover.svg
                     ^
            hint: save the image as JPEG or PNG, 1400 to 3000 pixels wide and as high
        == feed.long-description
        Content/episodes/001-rows.md:5:14: warning: the description has 4499 bytes, but podcast directories accept at most 4000 [feed.long-description]
            description: word word word word word word word word word word word word word word wo…
                         ^
            hint: shorten it
        == feed.long-text
        Content/episodes/002-b.md:2:8: warning: the title has 260 characters, but podcast directories accept at most 255 [feed.long-text]
            title: BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB…
                   ^
            hint: shorten it
        == feed.no-category
        Content/site.yml:2:1: warning: the podcast has no category [feed.no-category]
            podcast:
            ^
            hint: write 'category: Technology' or another category of Apple's list into 'podcast'
        == feed.no-description
        Content/site.yml:2:1: warning: the podcast has no description [feed.no-description]
            podcast:
            ^
            hint: write 'description: …' into site.yml
        == feed.no-enclosure
        Content/episodes/003-c.md:2:8: warning: this episode has no recording that a podcast player can download [feed.no-enclosure]
            title: Gaps
                   ^
            hint: write 'audio: …' or 'video: …' with a file or an address
        == feed.no-explicit
        Content/site.yml:2:1: warning: the podcast does not state whether it is explicit [feed.no-explicit]
            podcast:
            ^
            hint: write 'explicit: no' into 'podcast'
        == feed.no-image
        Content/site.yml:2:1: warning: the podcast has no image [feed.no-image]
            podcast:
            ^
            hint: write 'image: media/cover.jpg' into 'podcast'
        == feed.no-language
        Content/site.yml:2:1: warning: the podcast does not state its language; 'en' is used [feed.no-language]
            podcast:
            ^
            hint: write 'language: en' into site.yml
        == feed.no-length
        Content/episodes/001-rows.md:4:8: warning: the size of the recording is not known [feed.no-length]
            audio: { src: http://cdn.example/a.ogg, type: audio/ogg }
                   ^
            hint: write 'bytes: …'
        == feed.no-number
        Content/episodes/002-b.md:5:9: warning: an episode of a serial podcast needs a whole number from 1 [feed.no-number]
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
            hint: write for example 'type: audio/mpeg'
        == feed.not-https
        Content/episodes/001-rows.md:4:8: warning: podcast directories require https for recordings [feed.not-https]
            audio: { src: http://cdn.example/a.ogg, type: audio/ogg }
                   ^
            hint: write its address with https
        == feed.shared-guid
        Content/episodes/003-c.md:4:7: warning: 'same' is also the GUID of Content/episodes/002-b.md: players show only one of the two [feed.shared-guid]
            guid: same
                  ^
            hint: give one of them a different GUID
        == feed.unknown-category
        Content/site.yml:6:13: warning: 'Technolgy' is not a category of podcast directories (did you mean 'Technology'?) [feed.unknown-category]
              category: Technolgy
                        ^
            hint: write a category of Apple's list
        == feed.wrong-guid
        Content/site.yml:4:9: warning: the GUID of a podcast must be a UUID, not 'grid' [feed.wrong-guid]
              guid: grid
                    ^
            hint: remove it: it is made from the feed's address
        == feed.wrong-language
        Content/site.yml:4:11: warning: 'english' is not a language tag [feed.wrong-language]
            language: english
                      ^
            hint: write a tag such as en, de or pt-BR
        == frontmatter.duplicate-key
        Content/episodes/001-rows.md:5:1: warning: the key 'number' is already on line 4; the last one counts [frontmatter.duplicate-key]
            number: 2
            ^
            hint: remove one of the two
        == frontmatter.foreign-url
        Content/episodes/001-rows.md:4:6: warning: 'url' must be the address of this page on the site, but 'https://other.example/page' is a different site [frontmatter.foreign-url]
            url: https://other.example/page
                 ^
            hint: use 'audio' or 'video' for a recording, and 'links' for other addresses
        == frontmatter.missing-date
        Content/episodes/001-rows.md:1:1: warning: this episode has no date, so it is listed after the dated ones [frontmatter.missing-date]
            ---
            ^
            hint: write 'date: 2026-09-02' into the front matter
        == frontmatter.missing-title
        Content/episodes/001-rows.md:1:1: warning: this file has no title, so its name is used: 'Rows' [frontmatter.missing-title]
            
            ^
            hint: write 'title = "…"' into the front matter
        == frontmatter.not-a-map
        Content/episodes/001-rows.md:2:1: error: front matter must be a map of keys, not a list [frontmatter.not-a-map]
            - title
            ^
            hint: write 'key: value', or begin the file with a blank line if this is text
        == frontmatter.same-meaning
        Content/episodes/001-rows.md:4:1: warning: 'pubDate' means the same as 'date', so it is ignored [frontmatter.same-meaning]
            pubDate: 2026-09-03
            ^
            hint: remove one of the two
        == frontmatter.too-many
        Content/episodes/002-columns.md:4:7: error: 'tags' has 5001 names, more than 5000 [frontmatter.too-many]
            tags: [t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t…
                  ^
            hint: each has its own page, so keep those that help visitors find the episode
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
        Content/episodes/001-rows.md:1:1: error: '----' does not open front matter [frontmatter.wrong-fence]
            ----
            ^
            hint: write '---', alone on its line; for a horizontal line write '***'
        == frontmatter.wrong-type
        Content/index.md:3:8: error: 'split' must be a map, not '0.4' [frontmatter.wrong-type]
            split: 0.4
                   ^
            hint: correct the value or remove the key
        == image.damaged
        Content/episodes/001-rows.md:4:8: warning: the picture 'media/cover.png' is damaged and is not shown [image.damaged]
            image: /media/cover.png
                   ^
            hint: save it again, or use a different copy
        == image.misnamed
        Content/episodes/001-rows.md:4:8: warning: 'media/cover.png' is not shown, because it is an SVG drawing under a wrong name [image.misnamed]
            image: /media/cover.png
                   ^
            hint: let its name end in '.svg'
        == image.unknown-format
        Content/episodes/001-rows.md:4:8: warning: 'media/cover.jpg' is not a picture that browsers show, but HTML [image.unknown-format]
            image: /media/cover.jpg
                   ^
            hint: pictures are JPEG, PNG, WebP, AVIF, GIF or SVG
        == image.unsafe
        Content/media/rows.svg:2:3: warning: this drawing is not published: it has a rule '@import' in its styles [image.unsafe]
              <style>@import "//fonts.example/rows.css";</style>
              ^
            hint: a drawing is an SVG file in UTF-8 that holds shapes, text and pictures within it: no scripts, no events, and nothing of other files or hosts
        == image.wrong-ending
        Content/episodes/001-rows.md:4:8: warning: 'media/cover.jpg' is a WebP picture, but its name says image/jpeg [image.wrong-ending]
            image: /media/cover.jpg
                   ^
            hint: rename it so that it ends in '.webp'
        == import.bad-date
        feed.xml:9:1: warning: '02/09/2026' is ambiguous [import.bad-date]
            <pubDate>02/09/2026</pubDate>
            ^
            hint: it is kept under 'extra'; write the year first: did you mean 2026-09-02 or 2026-02-09?
        == import.bad-duration
        feed.xml:10:1: warning: this is not a duration [import.bad-duration]
            <itunes:duration>long</itunes:duration>
            ^
            hint: add 'duration' to the episode; the text is kept under 'extra'
        == import.doctype
        feed.xml:2:1: error: this feed has a document type, which is not supported [import.doctype]
            <!DOCTYPE rss [ <!ENTITY secret SYSTEM "file:///etc/passwd"> ]>
            ^
            hint: remove '<!DOCTYPE …>', which no feed needs
        == import.new-feed-url
        feed.xml:6:1: hint: the new feed address 'https://new.example/feed.xml' is left out, because it leads away from this site [import.new-feed-url]
            <itunes:new-feed-url>https://new.example/feed.xml</itunes:new-feed-url>
            ^
            hint: write the address of this site's feed there in the old feed
        == import.no-address
        feed.xml:12:1: warning: this enclosure has no address, so the episode has no recording [import.no-address]
            <enclosure url="" length="1" type="audio/mpeg"/>
            ^
            hint: add 'audio' or 'video' to the episode
        == import.no-base-url
        feed.xml:5:1: hint: 'https://old.example/show.html' is the address of a page, not of a site [import.no-base-url]
            <link>https://old.example/show.html</link>
            ^
            hint: add the site's address to Content/site.yml: 'baseURL: https://example.com/'
        == import.no-content
        error: the folder 'content' has no Markdown files [import.no-content]
            hint: name Hugo's 'content' folder, or an RSS file
        == import.no-items
        feed.xml:2:3: error: this feed has no items [import.no-items]
              <channel><title>Grid talk</title></channel>
              ^
            hint: download the feed again; a browser may have saved only the visible part
        == import.no-title
        feed.xml:14:1: warning: this item has no title [import.no-title]
            <item>
            ^
            hint: add 'title' to the file
        == import.not-a-feed
        feed.xml:2:1: error: this is XML that begins with <urlset>, but not an RSS or Atom feed [import.not-a-feed]
            <urlset><url><loc>https://example.com/</loc></url></urlset>
            ^
            hint: name the file of a feed, or a Hugo content folder
        == import.not-xml
        feed.xml:3:19: error: this '&' begins no entity, so the file is not XML [import.not-xml]
            <item><title>Rows & gaps</title></item>
                              ^
            hint: write '&amp;'
        == import.remote-chapters
        feed.xml:11:1: hint: the chapters are in a separate file, which is not downloaded [import.remote-chapters]
            <podcast:chapters url="https://old.example/rows.json" type="application/…
            ^
            hint: save it beside the episode's file, with the same name and the ending '.chapters.json'
        == import.same-place
        content/talk/_index.md: error: this file and a different one would both become 'Content/talk.md' [import.same-place]
            hint: rename one of them, then import again
        == import.shortcode
        old/content/episodes/rows.md:5:1: warning: the Hugo shortcode 'youtube' is shown as text [import.shortcode]
            {{< youtube abc >}}
            ^
            hint: replace it by Markdown, or remove it
        == import.too-deep
        feed.xml:1:195: error: elements are nested more than 64 deep [import.too-deep]
            …<a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
                                                                                     ^
            hint: check the file; feeds are not nested this deep
        == io.unreadable
        Content/episodes/002-gaps.md: error: cannot be read: this link leads to a place that does not exist [io.unreadable]
            hint: link to a file of the site, or remove the link
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
            hint: make the item smaller, or use a different description below 320 px: { ..<320: …, default: … }
        == layout.copies-stick-out
        Themes/Plain/layouts/wall.yml:3:5: warning: layout 'wall' has copies that do not fit into their group from 240 to 399 px: they need 400 of W px of width [layout.copies-stick-out]
                axis: horizontal
                ^
            hint: use a smaller count, or 'subitem' with 'count', which divides the space
        == layout.duplicate-kind
        Themes/Plain/layouts/wall.yml:6:15: error: 'boundary' has the kind 'header' twice [layout.duplicate-kind]
                - { kind: header, size: 1w x 20 }
                          ^
            hint: write each kind once
        == layout.empty-subitems
        layouts/frames.yml:6:35: error: 'frames' is empty [layout.empty-subitems]
                  - { size: 1w x 100, frames: [] }
                                              ^
            hint: add at least one frame
        == layout.estimate-stays
        layouts/supplementary-items.yml:10:34: hint: a supplementary item keeps its estimated size [layout.estimate-stays]
                      - { kind: badge, size: ~20 x 20, containerAnchor: top }
                                             ^
            hint: write points or a fraction, because it is not measured
        == layout.fewer-columns
        Themes/Default/layouts/own.yml:3:5: hint: layout 'own' has fewer columns from 600 px on than at smaller widths: 2 after 3 [layout.fewer-columns]
                axis: horizontal
                ^
            hint: let the number of columns grow with the width
        == layout.group-form
        layouts/frames.yml:8:11: error: 'axis' and 'frames' cannot be combined [layout.group-form]
                  - { axis: vertical, size: 1w x 100, count: 2, interItemSpacing: 4, frames: […
                      ^
            hint: write 'subitems', or 'subitem' with 'count', or 'repeatingSubitem' with 'count', or 'frames'
        == layout.insets-exceed-item
        Themes/Default/layouts/own.yml:3:5: warning: layout 'own' has an item whose insets are larger than its height from 240 px on [layout.insets-exceed-item]
                axis: horizontal
                ^
            hint: make the insets smaller than the item
        == layout.invalid-count
        shows/grid/Themes/Plain/layouts/wall.yml:6:12: error: 'count' must be from 1 to 1000, not 0 [layout.invalid-count]
                count: 0
                       ^
            hint: write a number from 1 to 1000
        == layout.invalid-dimension
        Content/index.md:9:17: error: '100%' is not a dimension [layout.invalid-dimension]
                      size: 100% x 200px
                            ^
            hint: write the fraction as a factor: 1w
        == layout.invalid-kind
        layouts/decoration-items.yml:7:15: error: 'my background' cannot be the name of a kind [layout.invalid-kind]
                - { kind: my background }
                          ^
            hint: use letters, digits and hyphens, and a letter at the start
        == layout.invalid-length
        layouts/frames.yml:11:18: error: '50%' is not a length [layout.invalid-length]
                      - { x: 50%, y: 1/2w -, width: 1/2w - 4px, height: 1h + }
                             ^
            hint: write the fraction as a factor: 0.5w
        == layout.invalid-range
        layouts/invalid-range.yml:2:20: error: '500' is not a range of widths [layout.invalid-range]
              contentInsets: { 500: 8, default: 20 }
                               ^
            hint: write '..<500', '500..<1025', '501...1024' or '1025...', in whole pixels, or 'default'
        == layout.invalid-size-class
        layouts/size-classes.yml:3:24: error: 'compct' is not a size class (did you mean 'compact'?) [layout.invalid-size-class]
              interGroupSpacing: { compct: 4, regular: 8 }
                                   ^
            hint: write 'compact' or 'regular', or with the height's class 'regular x compact', 'any x compact'
        == layout.invalid-tail
        layouts/tails.yml:6:7: error: '0' is not a number of last items [layout.invalid-tail]
                  0: { axis: horizontal, size: 1w x 200, subitem: { size: 1w x 1h }, count…
                  ^
            hint: write the number of items in the last group: 1, 2, …
        == layout.large-fraction
        layouts/doubtful-numbers.yml:5:11: hint: '50w' is 50 times the width around it [layout.large-fraction]
                size: 50w x 1.5w
                      ^
            hint: write a factor, not percent: 0.5 is half
        == layout.missing-default
        Content/index.md:4:10: error: this switch has no value for 900..<901 px [layout.missing-default]
              ratio: { ..<700: 0, 700..<900: 0.3, 901...: 0.4 }
                     ^
            hint: add 'default', or a range for these widths
        == layout.missing-key
        layouts/decoration-items.yml:8:7: error: a decoration item has no 'kind' [layout.missing-key]
                - { contentInsets: 8 }
                  ^
            hint: add 'kind'
        == layout.mixed-switch
        layouts/size-classes.yml:4:35: error: '..<500' is a width, but the other keys are size classes [layout.mixed-switch]
              trimsLastGroup: { compact: yes, ..<500: no, regular: no }
                                              ^
            hint: switch on one of the two, and in its branches on the other
        == layout.narrow-cell
        Themes/Plain/layouts/wall.yml:3:5: warning: layout 'wall' has cells narrower than 44 px from 240 to 307 px: down to 34.29 px [layout.narrow-cell]
                axis: horizontal
                ^
            hint: use fewer columns or smaller gaps there: narrower cells are hard to tap
        == layout.no-room
        Themes/Plain/layouts/wall.yml:3:18: error: layout 'wall' has no room from 240 to 320 px: insets take 320 of 240 px [layout.no-room]
              contentInsets: { leading: 160, trailing: 160 }
                             ^
            hint: make the insets smaller, or use a different description below 321 px: { ..<321: …, default: … }
        == layout.no-template
        Themes/Default/layouts/own.yml:6:55: warning: the theme has no template for 'star' [layout.no-template]
                  - { size: 1w x 1h, supplementaryItems: [{ kind: star, size: 20 x 20, containerAnchor: top }] }
                                                                  ^
            hint: known kinds: badge-count, badge-duration, badge-new, badge-number; or add templates/supplementary-star.mustache to the theme
        == layout.non-finite
        layouts/dimensions.yml:8:17: error: 'width' is inf, not a finite number [layout.non-finite]
                  - { size: 1/0w x ~.inf }
                            ^
            hint: write a number
        == layout.not-css
        Content/index.md:8:11: error: this layout cannot be shown from 240 px on: grid tracks cannot express an estimated width [layout.not-css]
                      axis: horizontal
                      ^
            hint: use a fraction of the width or points
        == layout.not-positive
        layouts/doubtful-numbers.yml:7:17: warning: the width '0w' is not above 0 [layout.not-positive]
                  - { size: 0w x -1h, contentInsets: 0.5 }
                            ^
            hint: write a number above 0
        == layout.overflow
        Themes/Plain/layouts/wall.yml:4:5: warning: layout 'wall' has cells that reach beyond the page from 240 to 319 px: by up to 80 px [layout.overflow]
                axis: vertical
                ^
            hint: make the shares of the width, the gaps and the insets add up to 1w at most
        == layout.overlapping-ranges
        layouts/ranges-that-do-not-count.yml:3:35: warning: the ranges '400..<800' and '..<500' overlap at 400..<500 px [layout.overlapping-ranges]
              interGroupSpacing: { ..<500: 8, 400..<800: 12, default: 20 }
                                              ^
            hint: end one range where the other begins; the first range that contains a width is used
        == layout.page-boundary-switch
        Content/index.md:4:3: error: 'boundary' of a page must be the same at all widths [layout.page-boundary-switch]
              - { kind: jump-bar, size: { ..<500: 1w x 52, default: 1w x 60 } }
              ^
            hint: write one value, or put the item into the layout of a section
        == layout.pin-without-effect
        layouts/boundary-details.yml:4:60: hint: 'pinToVisibleBounds' has no effect on an item at the side [layout.pin-without-effect]
                - { kind: header, size: 0.2w x 1h, alignment: leading, pinToVisibleBounds: true }
                                                                       ^
            hint: pin only items at the top or bottom
        == layout.reading-order
        Themes/Default/layouts/own.yml:3:5: warning: layout 'own' is seen in a different order than it is read from 240 px on: cell 2 is seen before cell 1 [layout.reading-order]
                size: 1w x 200
                ^
            hint: screen readers and the Tab key follow the document: place the cells in its order
        == layout.tail-mismatch
        Themes/Default/layouts/own.yml:4:5: error: layout 'own' has a tail for 1 items that has 2 from 240 px on [layout.tail-mismatch]
                1: { axis: horizontal, size: 1w x 100, subitem: { size: 1w x 1h }, count…
                ^
            hint: a tail must have exactly as many items as its number says, and at least 1
        == layout.tiny-inset
        layouts/doubtful-numbers.yml:2:29: hint: an inset of 0.05 is less than one point [layout.tiny-inset]
              contentInsets: { leading: 0.05, trailing: 0.05 }
                                        ^
            hint: write insets in points, not fractions
        == layout.too-complex
        Themes/Default/layouts/own.yml:3:5: error: layout 'own' has too many cells in one group from 240 px on [layout.too-complex]
                axis: horizontal
                ^
            hint: at most 65,536 are allowed: repeat a smaller group instead
        == layout.too-large
        layouts/non-finite.yml:3:55: error: 'leading' is too large: 1e+100 [layout.too-large]
              contentInsets: { top: .nan, bottom: -.inf, leading: 1e100 }
                                                                  ^
            hint: write a smaller number
        == layout.two-offsets
        layouts/supplementary-items.yml:17:72: error: an anchor can have only one offset [layout.two-offsets]
                        containerAnchor: { edges: [top], absoluteOffset: { x: 1 }, fractionalOffset: { x: 0.5 } }
                                                                                   ^
            hint: remove 'absoluteOffset' or 'fractionalOffset'
        == layout.unknown
        shows/grid/Content/index.md:5:13: error: there is no layout 'mosiac' (did you mean 'mosaic'?) [layout.unknown]
                layout: mosiac
                        ^
            hint: known layouts: albums, feed, grid, list, mosaic, photos, shelf, shelf-centred, shelf-featured, shelf-labels, shelf-trio; or add layouts/mosiac.yml to the theme
        == layout.unknown-cell
        Themes/Plain/layouts/wall.yml:1:18: error: there is no cell design 'raw' (did you mean 'row'?) [layout.unknown-cell]
            cell: { compact: raw, regular: tile }
                             ^
            hint: known designs: card, fill, row; or add cells/raw.css to the theme
        == layout.unknown-key
        Themes/Plain/layouts/wall.yml:7:5: error: unknown key 'interItmSpacing' (did you mean 'interItemSpacing'?) [layout.unknown-key]
                interItmSpacing: 8
                ^
            hint: a group has axis, subitems, subitem, repeatingSubitem, count, frames, interItemSpacing, size, contentInsets, edgeSpacing, supplementaryItems
        == layout.unreachable-range
        layouts/ranges-that-do-not-count.yml:2:44: warning: the range '600..<700' is never used, because '..<1025' comes first [layout.unreachable-range]
              contentInsets: { ..<500: 8, ..<1025: 12, 600..<700: 16, default: 20 }
                                                       ^
            hint: remove it, or move it up; the first range that contains a width is used
        == layout.width-hole
        Themes/Plain/layouts/wall.yml:6:26: warning: 'default' is used at 500..<501 px, 3 columns between 1 and 2 [layout.width-hole]
                count: { 0..<500: 1, 501...1024: 2, default: 3 }
                                     ^
            hint: begin '501...1024' at 500
        == layout.wrong-type
        shows/grid/Themes/Plain/layouts/wall.yml:3:11: error: 'axis' cannot be 'diagonal' [layout.wrong-type]
                axis: diagonal
                      ^
            hint: write horizontal or vertical
        == ledger.date-changed
        Content/episodes/001-rows.md:4:7: error: the first date of this published episode was '2026-09-02T00:00:00Z', now it is '2026-09-03T00:00:00Z' (Content/episodes.lock:1) [ledger.date-changed]
            date: 2026-09-03
                  ^
            hint: restore the old one, or build with --accept-changes if subscribers should see the change
        == ledger.guid-changed
        Content/episodes/001-rows.md:4:7: error: the GUID of this published episode was 'old', now it is 'new' (Content/episodes.lock:1) [ledger.guid-changed]
            guid: new
                  ^
            hint: restore the old one, or build with --accept-changes if subscribers should see the change
        == ledger.malformed
        Content/episodes.lock:2:1: error: this is not a valid line of the ledger [ledger.malformed]
            something else
            ^
            hint: restore the committed file; sitegen writes it, so nobody needs to edit it
        == ledger.recording-changed
        Content/episodes/001-rows.md:5:8: error: the recording of this published episode was 'https://cdn.example/old.mp3', now it is 'https://cdn.example/new.mp3' (Content/episodes.lock:1) [ledger.recording…
            audio: https://cdn.example/new.mp3
                   ^
            hint: restore the old one, or build with --accept-changes if subscribers should see the change
        == listing.defined-twice
        Content/tags/css.yml: warning: the tag 'css' is already described by Content/tags/CSS.yaml [listing.defined-twice]
            hint: keep one of the two files
        == listing.merged
        Content: warning: 'open source' (1), 'open-source' (1) share the address /tags/open-source/ and are one tag [listing.merged]
            hint: write one of them everywhere, or names that differ in letters or digits
        == listing.not-a-map
        Content/tags/css.yml:1:1: error: this file must be a map, not a list [listing.not-a-map]
            - CSS
            ^
            hint: write 'title: …'
        == listing.unused
        Content/collections/grids.yml: warning: no episode names the collection 'grids' [listing.unused]
            hint: name it in an episode's front matter, or remove this file
        == markdown.no-character
        Content/episodes/002-gaps.md:7:1: warning: this reference is not a valid character: it is shown as � [markdown.no-character]
            The mark &#xFFFE; is none, and `&#xFFFE;` is how it is written.
            ^
            hint: remove it, or put it in backticks to show the reference itself
        == markdown.raw-html
        Content/episodes/001-rows.md:7:1: hint: raw HTML is shown as text [markdown.raw-html]
            <textarea>
            ^
            hint: put names of tags in backticks
        == markdown.references-too-large
        Content/episodes/001-rows.md:9:1: error: reference links would add more than 1000000 bytes: each repeats the whole address [markdown.references-too-large]
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
            hint: separate it with blank lines: it contains too many bars, unfinished brackets or unfinished pictures
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
        Content/episodes/001-rows.md:5:6: warning: the footnote '[^1]' is not defined, so it is shown as text [markdown.undefined-reference]
            Rows [^1] and [gaps][gap].
                 ^
            hint: write '[^1]: …' on a line of its own, or put it in backticks
        == markdown.unsafe-url
        Content/episodes/001-rows.md:5:1: warning: the address 'javascript:alert(1)' is unsafe and is left out [markdown.unsafe-url]
            [run](javascript:alert(1))
            ^
            hint: link to http, https, mailto, tel or a path of this site
        == markdown.unused-footnote
        Content/episodes/001-rows.md:8:1: warning: the footnote '[^2]' is never used, so it is not shown [markdown.unused-footnote]
            [^2]: Never seen.
            ^
            hint: write '[^2]' where it belongs, or remove it
        == media.fragment
        Content/episodes/001-rows.md:4:8: error: the text after '#' is not part of the file's address in 'https://cdn.example.com/Rows #1.mp3' [media.fragment]
            audio: "https://cdn.example.com/Rows #1.mp3"
                   ^
            hint: write '#' in a file's name as %23
        == media.held-back
        Content/episodes/001-rows.md:4:13: warning: 'media/_raw/rows.vtt' is not published, because its path has a leading underscore [media.held-back]
            transcript: /media/_raw/rows.vtt
                        ^
            hint: move the file, or rename the file or folder with the underscore
        == media.missing-file
        Content/episodes/001-rows.md:4:8: error: there is no file 'Rows #1.mp3' [media.missing-file]
            audio: "Rows #1.mp3"
                   ^
            hint: write '#' and '?' in a file's name as %23 and %3F, because they end a path: 'Rows%20%231.mp3'
        == media.unreadable
        Content/episodes/001-rows.md:4:8: warning: 'episodes/rows.mp3' is not an MP3, MP4, WebM, Matroska or WAV file [media.unreadable]
            audio: rows.mp3
                   ^
            hint: check whether it plays to its end; it is published unchanged
        == media.wrong-bytes
        Content/episodes/001-rows.md:4:32: warning: 'episodes/rows.wav' has 244 bytes, not 4096, so the file's size is used [media.wrong-bytes]
            audio: { src: rows.wav, bytes: 4096 }
                                           ^
            hint: remove the key; the build reads the size from the file
        == media.wrong-duration
        Content/episodes/001-rows.md:5:11: warning: 'episodes/rows.wav' plays 0:04, but the written 1:30 is used [media.wrong-duration]
            duration: 1:30
                      ^
            hint: correct the duration, or remove the key to use the file's duration
        == media.wrong-type
        Content/episodes/001-rows.md:4:8: warning: 'episodes/rows.mp3' is a WAV file, not 'audio/mpeg', so the type of the file is used [media.wrong-type]
            audio: rows.mp3
                   ^
            hint: rename the file to the ending of its type
        == output.folder-blocked
        Output/episodes: error: a file that sitegen did not write is where a folder is needed [output.folder-blocked]
            hint: remove it, or choose a different output folder
        == output.foreign-file
        Output/episodes/001-rows/index.html: error: 'Content/episodes/001-rows.md' would overwrite something that sitegen did not write [output.foreign-file]
            hint: move it away, or overwrite a file with '--force'
        == output.holds-source
        .: error: the output folder contains the site's own folder [output.holds-source]
            hint: choose a different folder with '--output', for example 'Output'
        == output.in-source
        Content/public: error: the output folder is inside a folder that the site is made from [output.in-source]
            hint: choose a different folder with '--output', for example 'Output'
        == output.is-root
        /: error: the root of the file system cannot be the output [output.is-root]
            hint: choose a different folder with '--output', for example 'Output'
        == output.is-source
        .: error: the site's own folder cannot be the output [output.is-source]
            hint: choose a different folder with '--output', for example 'Output'
        == output.link-leads-nowhere
        public: error: the output is a link to a place that does not exist [output.link-leads-nowhere]
            hint: remove or rename it, or choose a different folder with '--output'
        == output.not-a-folder
        public: error: the output exists and is not a folder [output.not-a-folder]
            hint: remove or rename it, or choose a different folder with '--output'
        == output.not-ours
        Output: error: this folder contains files that sitegen did not write [output.not-ours]
            hint: choose a different folder with '--output', or use this one with '--force'; files that the build does not make stay
        == publishing.host-limit
        Content/site.yml:3:10: warning: a file is too large: 'media/talk.mp3' (29.6 MiB); Cloudflare Pages takes at most 25 MiB [publishing.host-limit]
            publish: cloudflare
                     ^
            hint: store recordings elsewhere, and write their address: audio: https://media.example.com/talk.mp3
        == publishing.no-base-url
        hint: the site has no public address, so it gets no feeds, no sitemap and no metadata for networks and search engines [publishing.no-base-url]
            hint: write 'baseURL: https://…' into site.yml, or give --base-url
        == section.no-pictures
        Content/index.md:4:5: error: this section of pictures has no pictures [section.no-pictures]
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
            hint: remove 'paginate' from this section, or give it a 'limit' instead
        == site.base-url
        Content/site.yml:2:10: error: 'example' is not the public address of a site [site.base-url]
            baseURL: example
                     ^
            hint: write it with its scheme and host: https://example.com or https://example.com/podcast/
        == site.content-source
        Content/site.yml:7:7: error: 'all' is not a source of a content policy [site.content-source]
                - all
                  ^
            hint: write https or a host, such as https://cdn.example.com or https://*.example.com
        == site.deploy
        Content/site.yml:3:3: error: 'live' must name exactly one place to send the site to [site.deploy]
              live: { s3: my-bucket, rsync: "me@example.com:/var/www/" }
              ^
            hint: write one of 's3: my-bucket', 'rsync: me@example.com:/var/www/show/' and 'git: git@example.com:me/show.git' in it
        == site.not-a-map
        Content/site.yml:1:1: error: settings of a site must be a map of keys, not a list [site.not-a-map]
            - Grid talk
            ^
            hint: write 'key: value'
        == site.showcase
        Content/site.yml:3:21: error: the theme 'airtime' is listed twice [site.showcase]
            showcase: [Airtime, airtime]
                                ^
            hint: remove one of the two
        == site.unknown-contract
        Content/site.yml:1:10: error: this sitegen reads 'sitegen: 1', not '9' [site.unknown-contract]
            sitegen: 9
                     ^
            hint: write 'sitegen: 1', or use the sitegen version for this site
        == site.unknown-timezone
        Content/site.yml:3:11: error: there is no time zone 'Europe/Belrin' (did you mean 'Europe/Berlin'?) [site.unknown-timezone]
            timezone: Europe/Belrin
                      ^
            hint: write a name of the IANA list, such as Europe/Berlin or America/New_York
        == source.control-character
        Content/episodes/001-rows.md:4:7: warning: this escape is a control character, which is read as a space [source.control-character]
            guid: "rows\u0001"
                  ^
            hint: remove the escape
        == source.invalid-utf8
        Content/episodes/002-cafe.md:2:11: error: the byte 0xE9 is not UTF-8 [source.invalid-utf8]
            title: Caf� grids
                      ^
            hint: save the file as UTF-8
        == source.too-large
        Content/episodes/002-columns.md:1:1: error: the file has 4000001 bytes, but texts of this kind may have at most 4 MB [source.too-large]
            hint: split it, or give it a file extension that is not for texts
        == split.empty-side
        Content/index.md:4:3: warning: no section is on the right side [split.empty-side]
              ratio: { ..<700: 1, default: 0.4 }
              ^
            hint: give some sections 'side: right', or remove 'split'
        == split.missing-side
        Content/index.md:7:5: error: a section of a split page needs a side [split.missing-side]
              - title: All of them
                ^
            hint: add 'side: left' or 'side: right'
        == split.page-boundary
        Content/index.md:5:3: error: a split page cannot have 'boundary' [split.page-boundary]
              - { kind: jump-bar, size: 1w x 52 }
              ^
            hint: give the item to a section, or remove 'split'
        == split.reading-order
        Content/index.md:4:3: warning: in one column, from 240 to 699 px, section 2 is seen before section 3, which comes first in the document [split.reading-order]
              ratio: { ..<700: 1, default: 0.4 }
              ^
            hint: list the sections of one side before those of the other
        == split.without-split
        Content/index.md:4:5: warning: 'side' has no effect, because the page has no 'split' [split.without-split]
              - { title: Latest, side: left }
                ^
            hint: add 'split: { ratio: { ..<700: 0, default: 0.4 } }' to the page, or remove 'side'
        == template.cycle
        Themes/Plain/templates/section-header.mustache:1:1: error: templates include each other without end: section → section-header → section [template.cycle]
            {{> section }}
            ^
            hint: remove one of these partials
        == template.dynamic-partial
        Themes/Plain/templates/card-episode.mustache:1:4: error: partials that a value chooses, such as '*kind', are not supported [template.dynamic-partial]
            <p>{{>*kind}}</p>
               ^
            hint: name the partial, or use sections to choose between several
        == template.missing-partial
        Themes/Plain/templates/page.mustache:2:3: error: there is no template 'site-heder' (did you mean 'site-header'?) [template.missing-partial]
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
        Themes/Plain/templates/ten-2.mustache:1:1: error: this template and its partials have more than 1000000 steps [template.too-large]
            {{< ten-3}}{{/ ten-3}}{{< ten-3}}{{/ ten-3}}{{< ten-3}}{{/ ten-3}}{{< te…
            ^
            hint: look for parents and indented partials that include each other many times
        == template.too-much
        Themes/Plain/templates/page.mustache:1:1: error: this template makes a page of more than 32 MB, or needs more than 10 million steps [template.too-much]
            <body>{{> ten-1}}</body>
            ^
            hint: show less in sections ('limit', 'paginate'), or look for partials and lists inside each other
        == theme.bad-card
        Themes/Plain/social-card.yml: error: the layout of cards cannot be solved: LayoutProblem(kind: CompositionalLayout.LayoutProblem.Kind.cannotFit(CompositionalLayout.Axis.horizontal, needed: Compositio…
            hint: give the site's name, the title, the facts and the artwork places within 1200 × 630
        == theme.bad-cards
        Themes/Plain/theme.yml:9:9: error: 'cards' must be a list of rules for the width of pictures [theme.bad-cards]
            cards: [{ from: 10 }]
                    ^
            hint: write 'cards: [{ artwork: 1w }, { from: 560, artwork: 192 }]'
        == theme.bad-cells
        Themes/Plain/theme.yml:8:43: error: a cell design must be a map [theme.bad-cells]
            cells: { none: { artwork: 74 x 74 }, row: big }
                                                      ^
            hint: write 'cells: { row: { artwork: 74 x 74 } }': points, or shares of the cell such as 1w - 16
        == theme.bad-color
        Themes/Plain/theme.yml:3:18: error: 'paper' must be a colour such as "#c8321f" [theme.bad-color]
            colors: { paper: red }
                             ^
            hint: write 'paper: "#c8321f"' in quotation marks, because '#' begins a comment
        == theme.bad-extends
        Themes/Plain/theme.yml:2:10: error: 'extends' must be 'Default' or 'none', not 'Other' [theme.bad-extends]
            extends: Other
                     ^
            hint: remove the key to extend Default
        == theme.bad-insets-reference
        Themes/Plain/theme.yml:6:25: error: this is not a reference of content insets (did you mean 'safeArea'?) [theme.bad-insets-reference]
            contentInsetsReference: safearea
                                    ^
            hint: write one of none, safeArea, layoutMargins, readableContent
        == theme.bad-points
        Themes/Plain/theme.yml:4:14: error: 'pagePadding' must be a number of points from 0 on [theme.bad-points]
            pagePadding: wide
                         ^
            hint: write 'pagePadding: 48'
        == theme.bad-size-classes
        Themes/Plain/theme.yml:7:14: error: 'sizeClasses' must be a map of widths and heights in points [theme.bad-size-classes]
            sizeClasses: [600]
                         ^
            hint: write 'sizeClasses: { regularWidth: 600, regularHeight: 480 }'
        == theme.cell-design
        Themes/Plain/cells/row.css:2:1: error: a cell design cannot have '@keyframes' [theme.cell-design]
            @keyframes turn { to { rotate: 1turn } }
            ^
            hint: put it into a file in 'styles', which applies to all pages
        == theme.important
        Themes/Plain/styles/own.css:3:16: error: '!important' would override the layout [theme.important]
              width: 300px !important;
                           ^
            hint: remove it; only the layout has priority over a theme's styles
        == theme.missing-template
        Themes/Plain: error: the theme has no template 'card-page' [theme.missing-template]
            hint: add templates/card-page.mustache, or remove 'extends: none' to use that of Default
        == theme.not-a-map
        Themes/Plain/theme.yml:1:1: error: theme.yml must be a map of keys [theme.not-a-map]
            - Plain
            ^
            hint: write keys such as 'name: My theme'
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
        Themes/Plain/theme.yml:8:10: warning: there is no cell design 'none' [theme.unknown-cell]
            cells: { none: { artwork: 74 x 74 }, row: big }
                     ^
            hint: add cells/none.css, or remove 'none'
        == theme.unknown-key
        Themes/Plain/theme.yml:10:1: warning: unknown key 'acent' [theme.unknown-key]
            acent: red
            ^
            hint: keys of theme.yml are name, description, extends, layouts, interSectionSpacing, maxWidth, pagePadding, headerArtwork, bodyArtwork, cells, cards, colors, cardFont, sizeClasses, layoutMargins…
        == toml.invalid
        Content/episodes/002-gaps.md:3:8: error: invalid TOML: '2026-13-03' is not a date or time [toml.invalid]
            date = 2026-13-03
                   ^
            hint: write 'key = value', text in double quotes
        == toml.too-deep
        Content/episodes/001-rows.md:4:130: error: lists and maps are nested more than 64 deep [toml.too-deep]
            ….a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1
                                                                                     ^
            hint: look for a key with too many dots, or for brackets that are never closed
        == transcript.bad-time
        Content/episodes/rows.vtt:6:1: warning: this cue is left out, because its times cannot be read [transcript.bad-time]
            00:02 --> later
            ^
            hint: write '00:01.000 --> 00:04.000'
        == transcript.ends-early
        Content/episodes/rows.vtt:6:1: warning: this cue ends before it begins [transcript.ends-early]
            00:05.000 --> 00:04.000
            ^
            hint: write the later time after the arrow
        == transcript.no-cues
        Content/episodes/rows.vtt:1:1: warning: this file has no cues [transcript.no-cues]
            WEBVTT
            ^
            hint: check whether it is the right file
        == transcript.no-segments
        Content/episodes/rows.json:1:1: warning: this file has no list 'segments' [transcript.no-segments]
            { "version": "1.0.0" }
            ^
            hint: write { "segments": [{ "startTime": 0.5, "endTime": 2, "body": "…" }] }
        == transcript.no-time
        Content/episodes/rows.srt:5:1: warning: these words are left out, because they have no time [transcript.no-time]
            2
            ^
            hint: write '00:01.000 --> 00:04.000' above them
        == translation.same-language
        Content/episodes/002-gaps.md: warning: this file is not a translation, because 'episodes/001-rows.md' already has the language 'en' [translation.same-language]
            hint: write the language of this file as 'lang'
        == translation.unknown-original
        Content/episodes/001-rows.md:4:16: warning: translationOf names 'b.md', which does not exist [translation.unknown-original]
            translationOf: b.md
                           ^
            hint: write the path of the original, relative to this file or to the content folder
        == usage.file-exists
        Content/episodes/gaps.md: error: this file already exists, so nothing was written [usage.file-exists]
            hint: move it, or choose a different name
        == usage.folder-not-empty
        error: the folder '.' is not empty [usage.folder-not-empty]
            hint: name a new folder, or use --force to add the missing files
        == usage.no-site
        error: there is no folder 'shows/grid-talk' [usage.no-site]
            hint: name a folder that holds 'Content', 'episodes' or Markdown files: sitegen build my-show
        == usage.no-target
        error: site.yml declares no target 'stagin' [usage.no-target]
            hint: it declares: live
        == usage.not-a-folder
        error: 'show' is a file [usage.not-a-folder]
            hint: name a folder, new or empty
        == usage.unknown-file
        error: there is no source and no output file 'Content/episodes/001-row.md' (did you mean 'Content/episodes/001-rows.md'?) [usage.unknown-file]
            hint: write the path of a source as in messages, or an output file or page: /episodes/grid/
        == usage.unknown-message
        error: there is no message 'yaml.lost-txt' (did you mean 'yaml.lost-text'?) [usage.unknown-message]
            hint: 'sitegen explain' lists all ids
        == usage.unknown-page
        error: there is no page with a layout at '/indx' [usage.unknown-page]
            hint: run 'sitegen layout' to list these pages
        == words.no-language
        built-in Themes/Default: hint: the theme has no words in 'cy', so English words are used [words.no-language]
            hint: copy words/en.yml to words/cy.yml and translate it
        == words.placeholder
        Themes/Plain/words/de.yml:2:1: warning: 'searchNone' lacks {query} [words.placeholder]
            searchNone: Nichts gefunden.
            ^
            hint: the English text is 'Nothing found for “{query}”.'
        == words.unknown-word
        Themes/Plain/words/de.yml:1:1: warning: there is no word 'serch' (did you mean 'search'?) [words.unknown-word]
            serch: Suche
            ^
            hint: use a key from words/en.yml
        == words.wrong-value
        Themes/Plain/words/de.yml:3:15: warning: 'episodeCount' must be a text or plural forms [words.wrong-value]
            episodeCount: [eine]
                          ^
        == yaml.anchor
        Content/episodes/001-rows.md:4:7: error: the alias '*same' is not supported [yaml.anchor]
            tags: *same
                  ^
            hint: repeat the value, or put it in quotes if it is text
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
        Content/episodes/001-rows.md:2:40: warning: '#2 (with Ada)' is lost: a '#' after a space begins a comment [yaml.lost-text]
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
