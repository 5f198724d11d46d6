extension Explanation {
    /// The meaning and the remedy of every message. Three lines each: the id, the meaning, the remedy.
    static let text = #"""
        address.alias
        An old address in `aliases` is not an address of this site.
        Write a path such as `/old-page/`.

        address.alias-taken
        An alias is the address of a page that exists, or of a second alias.
        Remove the alias, or rename the page.

        address.claimed-twice
        Two sources would write the same file of the output. Addresses are compared without case.
        Give one of them a different `slug`, `url` or name.

        address.file-and-folder
        One source needs a file where a second one needs a folder.
        Rename one of the two.

        address.permalink
        The pattern in `permalink`, or an address made from it, is not valid.
        Use the tokens that the hint lists, for example `/episodes/:slug/`.

        address.unsafe
        An address leads to a scheme or a place that a page must not link to.
        Use `https`, `http`, `mailto`, `tel`, or a path of the site.

        build.unfaithful
        With `--verify`: a build without reuse gives different bytes for this file.
        Run `sitegen clean --cache`, build again, and report the fault.

        cache.unwritable
        Finished pictures cannot be stored for the next build.
        Check your permissions, or name a different folder with `--cache-dir`.

        card.missing-letters
        No font of this machine has the letters of a title, so its page gets no card.
        Install a font for this script, such as `fonts-noto-core` or `fonts-noto-cjk`.

        card.no-font
        This machine has no font, so no cards are painted.
        Install a font, or write `images: { cards: false }` into `site.yml`.

        card.not-painted
        libvips could not draw the cards.
        Install librsvg and Pango, which packages of libvips bring along.

        chapters.ends-early
        A chapter ends before it begins. Its end is ignored.
        Correct the time; it counts from the start of the recording.

        chapters.incomplete
        A chapter has no usable time and is left out.
        Add its start.

        chapters.no-list
        The JSON file of chapters has no list `chapters`.
        Write the format of Podcasting 2.0, as the hint shows.

        chapters.no-title
        A chapter without a title appears in no list.
        Add a title, or write `toc: false`.

        chapters.not-json
        The chapters file contains no JSON.
        Save it as JSON, or write the chapters into front matter.

        chapters.unknown-key
        A chapter has a key that nothing reads.
        Correct the spelling, or remove the key.

        check.cover-without-alternative
        A cover has no alternative text.
        Write `image: { src: …, alt: … }`.

        check.dead-link
        With `--external`: the other host has no page at this address.
        Correct the link, or remove it.

        check.doubled-id
        Several elements of a page have the same id. Links lead to the first one.
        Rename a heading, or change the id in the template.

        check.heading-order
        A heading skips a level, so listeners lose their way.
        Use the next level, for example `##` and then `###`.

        check.low-contrast
        A colour of the theme is hard to read on its surface: less than 4.5 to 1.
        Make the text darker or the surface lighter; in dark mode the reverse.

        check.missing-alternative
        A picture has no text for people who cannot see it.
        Describe the picture: `![Hills behind the sea](coast.jpg)`.

        check.missing-file
        A page names a file that the output does not contain.
        Add the file, or correct its name.

        check.missing-fragment
        A link leads to a heading that the page does not have.
        Use the words of the heading: `## Rows and gaps` is `#rows-and-gaps`.

        check.no-libcurl
        `check --external` needs libcurl, which is not installed.
        Install libcurl.

        check.over-budget
        A page or a visit is larger than `budgets` in `site.yml` allows.
        Make it smaller, or raise the budget.

        check.page-title
        A page does not have exactly one heading of level 1.
        Change the template of the page.

        check.unknown-budget
        `budgets` has a key that does not exist.
        Use `html`, `css`, `js`, `images`, `total` or `visitCSS`.

        check.unreadable-budget
        A budget is not a size.
        Write a size such as `100 kB` or `1 MB`.

        content.broken-link
        A link leads to a file or a page that does not exist.
        Correct the link; it starts from the file that contains it.

        content.empty-file
        A Markdown file is empty and is left out.
        Write a text, or delete the file.

        content.left-over
        The name of a file is one that editors and programs leave behind, so the file is not published.
        Delete it, or rename it.

        content.link-in-circle
        A symbolic link leads back to a folder that contains it.
        Remove the link.

        content.link-leaves-site
        A symbolic link leads to a place outside the site.
        Copy the file into the site.

        content.link-to-withheld
        A link leads to a page that is not published.
        Publish that page too, or leave out the link until then.

        content.name-not-utf8
        The name of a file is not valid UTF-8.
        Rename the file.

        content.no-episodes
        The site has no episodes.
        Add a file to `Content/episodes`: `sitegen new episode "First"`.

        content.not-an-episode
        A file in `episodes`, such as a README, is not an episode.
        If it is one, rename it.

        content.nothing-published
        All episodes are drafts, future or expired.
        See them with `--drafts`, `--future` or `--expired`.

        content.runs
        A file can run in browsers or on hosts, so it is not published.
        Remove it, or name it under `trusted` in `site.yml`.

        content.special-file
        A pipe, a socket or a device cannot be read.
        Remove it from the site.

        date.ambiguous
        A date such as `02/09/2026` has two meanings.
        Write `2026-09-02`.

        date.impossible
        No calendar has this date.
        Correct the day or the month.

        date.unreadable
        This is not a date.
        Write `2026-09-02` or `2026-09-02 10:00`.

        feed.enclosure-type
        Podcast players do not accept this type of recording.
        Use MP3, M4A, MP4, M4V or MOV.

        feed.image-colors
        The image of a show or an episode is not opaque RGB.
        Save it as RGB without transparency.

        feed.image-size
        The image of a show or an episode has the wrong size.
        Use a square of 1400 to 3000 pixels.

        feed.image-type
        Podcast directories accept JPEG and PNG only.
        Save the image as JPEG or PNG.

        feed.long-description
        A description is longer than directories allow: 4,000 bytes.
        Shorten it; the notes may be longer.

        feed.long-text
        A title, a name or a text is longer than directories allow.
        Shorten it.

        feed.no-category
        The podcast has no category.
        Write `category` under `podcast`, for example `Technology`.

        feed.no-description
        The podcast has no description.
        Write `description` into `site.yml`.

        feed.no-enclosure
        An episode has no recording that a player can download.
        Add `audio` or `video`.

        feed.no-explicit
        The podcast does not say whether it is explicit.
        Write `explicit: no` or `explicit: yes` under `podcast`.

        feed.no-image
        The podcast has no image.
        Write `image` under `podcast`.

        feed.no-language
        The podcast does not name its language, so the default is used.
        Write `language` into `site.yml`.

        feed.no-length
        The size of a recording is not known.
        Write `bytes`, in bytes.

        feed.no-number
        A full episode of a serial podcast has no whole number.
        Write `number`.

        feed.no-title
        The podcast has no title.
        Write `title` into `site.yml`.

        feed.no-type
        The type of a recording is not known.
        Write `type`, for example `audio/mpeg`.

        feed.not-https
        Directories require `https` for feeds, recordings and images.
        Write the address with `https`.

        feed.shared-guid
        Two episodes have the same GUID, so players show only one.
        Give each episode its own `guid`.

        feed.unknown-category
        Apple's list of categories does not contain this name.
        Choose a name from the list.

        feed.wrong-guid
        The GUID of a podcast is not a UUID.
        Write a UUID, or remove the key.

        feed.wrong-language
        The language is not a valid tag.
        Write `en`, `de`, `pt-BR` or similar.

        frontmatter.duplicate-key
        A key is written twice. The last one counts.
        Remove one of them.

        frontmatter.foreign-url
        `url` is the address of the page on this site, and this address is elsewhere.
        Use `audio` or `video` for recordings, and `links` for other addresses.

        frontmatter.missing-date
        An episode has no date, so it comes after the dated ones.
        Write `date`.

        frontmatter.missing-title
        A file has no title. Its first heading or its name is used.
        Write `title`.

        frontmatter.not-a-map
        Front matter is not a list of keys and values.
        Write `key: value` on each line.

        frontmatter.same-meaning
        Two keys have the same meaning, and one is ignored.
        Remove one of them.

        frontmatter.too-many
        A list is longer than the limit.
        Shorten it; see the page Limits.

        frontmatter.unclosed
        Front matter has a beginning and no end.
        Write a closing `---` (YAML), `+++` (TOML) or `}` (JSON).

        frontmatter.unknown-key
        No part of sitegen reads this key.
        Correct the spelling, or put the key under `extra`.

        frontmatter.unknown-word
        A key does not accept this value.
        Use a value that the hint lists.

        frontmatter.wrong-duration
        A duration cannot be read.
        Write `12:34`, `1:02:03`, or seconds.

        frontmatter.wrong-fence
        A line looks like the fence of front matter and is not one.
        Write exactly `---`; if the file is only text, begin it with an empty line.

        frontmatter.wrong-type
        A value has the wrong kind, for example a list in place of a text.
        Write the kind that the hint shows.

        icon.not-square
        The icon of the site is not square.
        Cut it to a square.

        icon.too-small
        The icon of the site has fewer than 512 pixels.
        Use a larger picture, or an SVG.

        image.damaged
        A picture cannot be read and is not published.
        Save it again.

        image.metadata-kept
        A damaged picture is published with its metadata, because they could not be found.
        Save it again.

        image.misnamed
        A file has the name of a picture and is not one.
        Rename it, or replace it with a picture.

        image.no-library
        libvips is not installed, so pictures are published in one width only.
        Install libvips 8.14 or newer.

        image.too-large
        A picture has more pixels than the limit.
        Make it smaller, or raise `megapixels` under `images`.

        image.unknown-format
        sitegen does not know the format of this picture.
        Use JPEG, PNG, WebP, GIF, AVIF or SVG.

        image.unsafe
        A drawing does more than draw, so it is not published.
        Remove the part that the message names, or save the drawing as plain SVG.

        image.wrong-ending
        The name of a picture does not fit its format.
        Rename the file.

        import.bad-date
        A date of the feed cannot be read.
        Write `date` into the episode.

        import.bad-duration
        A duration of the feed cannot be read.
        Write `duration` into the episode.

        import.doctype
        The feed has a document type, which could name files of your computer.
        Remove the `<!DOCTYPE …>` line.

        import.new-feed-url
        The feed names a new address, which is not taken over.
        Set the new address in the old feed.

        import.no-address
        A recording in the feed has no address.
        Add `audio` or `video` to the episode.

        import.no-base-url
        The feed names a page and not the address of a site.
        Write `baseURL` into `site.yml`.

        import.no-content
        The folder contains no Markdown files.
        Name Hugo's `content` folder, or a feed.

        import.no-items
        The feed contains no episodes.
        Save the whole feed, and import it again.

        import.no-title
        An item of the feed has no title.
        Write `title` into the episode.

        import.not-a-feed
        The file is not a feed.
        Name an RSS or Atom feed; the message says what the file is.

        import.not-copied
        Two files would have the same name, so one is not copied.
        Copy it yourself under a different name.

        import.not-xml
        The file is not valid XML.
        Correct the place that the message names, or save the feed again.

        import.permalinks
        Hugo's `permalinks` are not followed.
        Write `permalink` into `site.yml`.

        import.relative-address
        An address of the feed has no host, and the feed names no site that it belongs to.
        Write the whole address into the episode's file, or put the file beside it.

        import.remote-chapters
        The chapters of an episode are in a remote file.
        Save it beside the episode, with `.chapters.json` at the end.

        import.same-place
        Two files would become the same file.
        Rename one of them, and import again.

        import.shortcode
        A shortcode of Hugo stays as text.
        Replace it with Markdown.

        import.too-deep
        Elements of the feed are nested too deeply.
        Check the feed; real feeds stay far below the limit.

        import.too-large
        The feed is larger than 128 MB.
        Split the feed.

        import.too-many
        The feed has more items, or an item more elements, than sitegen reads.
        Split the feed, or check whether it is the right file.

        io.cannot-listen
        The preview cannot open its port or its address.
        Choose a different `--port` or `--host`.

        io.deploy-busy
        A second deployment to the same target is at work, or has just changed the target.
        Wait until it ends, then deploy again.

        io.deploy-clock
        The store refuses requests, because the clock of this computer is wrong.
        Set the clock, and deploy again.

        io.deploy-credentials
        The store does not accept the key and the secret.
        Check `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and the region.

        io.deploy-failed
        The store answers a request with an error that sitegen does not know.
        Deploy again. Files that have arrived are not sent again.

        io.deploy-full
        The target has no room left.
        Free some room, or raise the quota.

        io.deploy-git
        git cannot read or write the repository of the target.
        Try the command of the hint by hand, then deploy again.

        io.deploy-no-bucket
        The bucket does not exist.
        Create it, or correct `s3` in `site.yml`.

        io.deploy-no-tool
        A deployment needs a program that is not installed, such as rsync or git.
        Install the program that the message names.

        io.deploy-not-a-store
        The endpoint answers, but it is not an S3-compatible store.
        Correct `endpoint` in `site.yml`.

        io.deploy-record
        The bucket's record of earlier deployments cannot be read, or a newer sitegen has written it.
        Use the newer sitegen, or remove the record. All files are then sent again.

        io.deploy-refused
        The key may not do what a deployment needs.
        Give it the rights to list, read, write and delete objects.

        io.deploy-region
        The bucket lies in a different region, or at a different endpoint.
        Correct `region` and `endpoint` in `site.yml`.

        io.deploy-rsync
        rsync cannot reach or write the target.
        Try the command of the hint by hand, then deploy again.

        io.deploy-stopped
        The deployment was stopped before its end.
        Deploy again. Files that have arrived are not sent again.

        io.deploy-temporary
        The folder for temporary files cannot be written.
        Free some room there, or set `TMPDIR` to a different folder.

        io.deploy-unreachable
        The store cannot be reached.
        Check `endpoint` and the network, then deploy again.

        io.disk-full
        The disk is full. The old output stays.
        Free some space, and build again.

        io.nothing-built
        The output folder holds no built site.
        Build the site first.

        io.output-busy
        A second build writes into the same folder.
        Wait until it has ended.

        io.port-taken
        A different program uses this port.
        Choose a different `--port`, or leave the option out.

        io.unreadable
        A file or folder cannot be read.
        Check that it exists and that you may read it.

        io.unwritable
        A file or folder cannot be written.
        Check your permissions, and look for a file in the place of a folder.

        json.invalid
        A JSON text has an error.
        Correct the place that the message names.

        json.too-deep
        A JSON text is nested too deeply.
        Use fewer levels.

        layout.cannot-fit
        At some width, the first item of a group is larger than the group.
        Make the item smaller, or use a switch on the width.

        layout.copies-stick-out
        At some width, the copies of a subitem are larger than their group.
        Use fewer or smaller copies.

        layout.duplicate-kind
        A section has two boundary items of the same kind.
        Give each its own kind.

        layout.empty-subitems
        A group has no subitems.
        Add at least one.

        layout.estimate-stays
        An estimated size is used where no content can correct it.
        Use points or a fraction.

        layout.fewer-columns
        A wider page has fewer columns than a narrower one.
        Let the number of columns grow with the width.

        layout.group-form
        A group does not have exactly one form of subitems.
        Use one of `subitems`, `subitem`, `repeatingSubitem` and `frames`.

        layout.insets-exceed-item
        At some width, the insets of an item are larger than the item.
        Use smaller insets.

        layout.invalid-count
        A count is not a whole number from 1 on.
        Write 1 or more.

        layout.invalid-dimension
        A size is not written correctly.
        Write `0.5w`, `1h`, `44`, `~200` or `uniform(200)`.

        layout.invalid-kind
        A kind has letters that classes cannot have, or is reserved.
        Use lower-case letters, digits and hyphens.

        layout.invalid-length
        A length in `frames` is not written correctly.
        Write a sum such as `1/2w - 4`.

        layout.invalid-range
        A range of widths is not written correctly, or is empty.
        Write `..<500`, `500..<1025` or `1025...`.

        layout.invalid-size-class
        A size class is not written correctly.
        Write `compact`, `regular`, or a pair such as `regular x compact`.

        layout.invalid-tail
        A tail does not fit the number of cells that it is for.
        Give it exactly that many cells.

        layout.large-fraction
        A fraction is larger than 1, and fractions are not percent.
        Write `0.5w` for a half.

        layout.many-intervals
        A layout has very many width intervals, which makes its CSS large.
        Use fewer switches.

        layout.missing-default
        A switch has no value for some widths or size classes.
        Add `default`.

        layout.missing-key
        A required key is missing.
        Add the key that the message names.

        layout.missing-section
        A layout made in Swift gives no section at some width.
        Return a section for every width.

        layout.mixed-switch
        One map contains widths and size classes.
        Put one switch inside the other.

        layout.narrow-cell
        At some width, a cell is narrower than 44 px.
        Use fewer columns there.

        layout.nested-too-deeply
        Groups are nested too deeply.
        Use at most 64 levels.

        layout.no-room
        At some width, the insets leave no room for cells.
        Make the insets smaller, or use a switch on the width.

        layout.no-template
        A layout names a kind for which the theme has no template.
        Add the template, or remove the item.

        layout.non-finite
        A number is not finite.
        Use ordinary numbers.

        layout.not-css
        At some width, CSS cannot express this layout.
        Follow the hint, which names the part.

        layout.not-positive
        At some width, a size is zero or negative.
        Use a size above 0.

        layout.order-unproved
        A group has too many free places to prove the reading order.
        Use rows and stacks, or fewer frames.

        layout.overflow
        At some width, cells extend beyond the page.
        Make them smaller, or use a row that scrolls.

        layout.overlapping-ranges
        Two ranges of a switch overlap. The first one counts.
        Let the ranges meet without overlap.

        layout.page-boundary-switch
        The boundary items of a page must be the same at all widths.
        Remove the switch.

        layout.pin-without-effect
        A pinned item at the side cannot stay in view.
        Put it at the top or bottom, or remove the pin.

        layout.ratio-out-of-range
        The ratio of a split page is not between 0 and 1.
        Use a share from 0 to 1.

        layout.reading-order
        At some width, the visual order of cells differs from the order of the document.
        Place the cells in reading order.

        layout.sticks-out
        At some width, a part extends beyond its section.
        Make it smaller, or move it.

        layout.tail-mismatch
        A tail does not hold exactly the number of items that it is for.
        Give it that many items.

        layout.tiny-inset
        An inset below 1 is probably a fraction, and insets are points.
        Write points.

        layout.too-complex
        A group has more than 65,536 cells.
        Repeat a smaller group.

        layout.too-large
        A number is too large to compute with.
        Use a smaller number.

        layout.two-offsets
        An anchor has two kinds of offset.
        Use `absoluteOffset` or `fractionalOffset`.

        layout.unknown
        The theme has no layout of this name.
        Use a name that exists, or add a file to `layouts`.

        layout.unknown-cell
        A layout names a design of cells that the theme does not have.
        Add a file to `cells`, or use a name that exists.

        layout.unknown-key
        The layout language does not have this key.
        Correct the spelling.

        layout.unreachable-range
        A branch of a switch is never used.
        Remove it, or correct the ranges.

        layout.width-hole
        A gap between two ranges falls to a default that is meant for other widths.
        Let the ranges meet: `..<500`, `500..<1025`.

        layout.wrong-type
        A value has the wrong kind, for example a text in place of a number.
        Write the kind that the message names.

        ledger.date-changed
        The date of a published episode has changed.
        Restore the old date, or run `sitegen build --accept-changes`.

        ledger.guid-changed
        The GUID of a published episode has changed, so players would load it again.
        Restore the old GUID, or run `sitegen build --accept-changes`.

        ledger.listed-twice
        Two lines of the ledger have the same GUID.
        Remove the wrong line.

        ledger.malformed
        A line of the ledger cannot be read.
        Restore the line from your version control.

        ledger.not-written
        The ledger lacks new episodes, and this command does not write it.
        Run `sitegen build` where you write, and commit the file.

        ledger.recording-changed
        The recording of a published episode has changed.
        Restore the old recording, or run `sitegen build --accept-changes`.

        listing.defined-twice
        Two files describe the same tag, collection or person.
        Keep one of them.

        listing.merged
        Several names have the same address and become one.
        Use one spelling, or names that differ in letters or digits.

        listing.not-a-map
        A file about a collection or person is not a list of keys.
        Write `title: …`.

        listing.unused
        No episode names the collection or person of this file.
        Name it in an episode, or delete the file.

        markdown.no-character
        A reference such as `&#xFFFE;` names no valid character.
        Remove it.

        markdown.raw-html
        HTML in Markdown is shown as text.
        Use Markdown.

        markdown.references-too-large
        Links by reference make the text much larger than it is.
        Use shorter addresses or fewer links.

        markdown.table-too-large
        A table has too many cells.
        Split the table.

        markdown.too-complex
        A text has too many marks for its parser.
        Split the text.

        markdown.too-deep
        Lists, quotations or emphasis are nested too deeply.
        Use fewer levels.

        markdown.unclosed-comment
        A comment has no end, so it is shown.
        Write `-->` at its end.

        markdown.undefined-reference
        A link or footnote has no definition and is shown as text.
        Add the definition, or escape the bracket.

        markdown.unsafe-url
        A link has a scheme that pages must not have, and is left out.
        Use `https`, `http`, `mailto`, `tel`, or a path of the site.

        markdown.unused-footnote
        Nothing refers to a footnote, so it is not shown.
        Refer to it with `[^name]`, or remove it.

        media.fragment
        The part after `#` does not belong to the address of the file.
        Write `%23` for a `#` in a file name.

        media.held-back
        A page names a file that an underscore holds back.
        Remove the underscore, or remove the name from the page.

        media.missing-file
        A recording, picture or transcript does not exist.
        Correct the name, or add the file.

        media.unreadable
        A recording is damaged or of a different kind. It is published unchanged.
        Export it again.

        media.wrong-bytes
        `bytes` differs from the size of the file. The file counts.
        Remove `bytes`.

        media.wrong-duration
        `duration` differs from the file by more than a second. Front matter counts.
        Remove `duration`, or correct it.

        media.wrong-type
        `type`, or the ending of the name, does not fit the file. The file counts.
        Remove `type`, or rename the file.

        output.folder-blocked
        A file that is not sitegen's is where the build needs a folder.
        Move the file away.

        output.foreign-file
        A file that is not sitegen's is where the build needs to write.
        Move it away, or use `--force`.

        output.holds-source
        The output folder contains the site.
        Name a different folder with `--output`.

        output.in-source
        The output folder is inside a folder that the build reads.
        Name a different folder with `--output`.

        output.is-home
        Your home folder cannot be the output.
        Name a different folder with `--output`.

        output.is-root
        The root of the file system cannot be the output.
        Name a different folder with `--output`.

        output.is-source
        The folder of the site cannot be the output.
        Name a different folder with `--output`, such as `Output`.

        output.link-leads-nowhere
        The output is a link to a place that does not exist.
        Remove the link.

        output.not-a-folder
        The output exists and is not a folder.
        Remove it, or name a different folder with `--output`.

        output.not-ours
        The output folder contains files that no build has written.
        Name a different folder, or take it over with `--force`.

        publishing.host-limit
        The site has more than its host takes: a file that is too large, too many files, or too many rules in `_redirects` or `_headers`. `sitegen check` and `sitegen deploy` treat it as an error.
        The message names the limit. Do as the hint says; `publish: { host: cloudflare, files: 100000 }` names the number of files of your plan.

        publishing.no-base-url
        The site has no public address, so it gets no feeds, no sitemap and no cards.
        Write `baseURL` into `site.yml`, or use `--base-url`.

        section.no-pictures
        A section of pictures names no pictures.
        Add `pictures`.

        section.nothing-matches
        The filter of a section matches no episode.
        Correct `where`; the hint lists names that exist.

        section.paginated-twice
        A page has two sections with `paginate`.
        Keep one; give the other one a `limit`.

        site.base-url
        `baseURL` is not the address of a site.
        Write `https://example.com/`.

        site.content-source
        `contentPolicy` contains a value that is not a source.
        Write `https:` or a host such as `https://cdn.example.com`.

        site.deploy
        An entry of `deploy` in `site.yml` is not a map, or does not name exactly one place.
        Write one of `s3`, `rsync` and `git` in it.

        site.not-a-map
        `site.yml` is not a list of keys and values.
        Write `title: …`.

        site.showcase
        `showcase` contains a value that is not the name of a theme.
        Write names of themes: `showcase: [Airtime, Lightbox]`.

        site.unknown-contract
        `sitegen:` in `site.yml` names a version that this program does not know.
        Write `sitegen: 1`, or use a newer program.

        site.unknown-timezone
        There is no time zone of this name.
        Write a name such as `Europe/Berlin`.

        source.control-character
        A text contains an invisible control character, which is read as a space.
        Delete the character.

        source.invalid-utf8
        A file is not valid UTF-8.
        Save it as UTF-8, or name its encoding with `charset`.

        source.more
        A file has more messages than are shown.
        Correct those that are shown, and build again.

        source.too-large
        A file is larger than the limit.
        Split it; see the page Limits.

        split.empty-side
        One side of a split page has no sections.
        Give a section that side, or remove `split`.

        split.missing-side
        A section of a split page does not name its side.
        Write `side: left` or `side: right`.

        split.page-boundary
        A split page cannot have boundary items of its own.
        Remove `boundary`, or remove `split`.

        split.reading-order
        Sections of a split page alternate between the sides, so one column shows a different order.
        Write the sections of one side after the other.

        split.without-split
        A section names a side, and the page is not split.
        Add `split`, or remove `side`.

        template.cycle
        Partials include each other without end.
        Remove one of these partials.

        template.dynamic-partial
        A partial is chosen by a value.
        Name the partial in the template.

        template.missing-partial
        A template names a partial that does not exist.
        Correct the name, or add the file.

        template.syntax
        A template has an error in its syntax.
        Correct the place that the message names.

        template.too-deep
        Templates or sections are nested too deeply.
        Use fewer levels.

        template.too-large
        The templates of a theme have too many parts.
        Make them smaller.

        template.too-much
        A template makes too much text for one page.
        Look for a partial that is repeated inside a list.

        theme.bad-card
        The layout of social cards has a part outside the card, or too few cells.
        Correct `social-card.yml`.

        theme.bad-cards
        `cards` in `theme.yml` is not written correctly.
        Follow the hint.

        theme.bad-cells
        `cells` in `theme.yml` is not written correctly.
        Write `cells: { row: { artwork: 74 x 74 } }`.

        theme.bad-color
        A colour of `theme.yml` is not written correctly.
        Write six digits, such as `"#c8321f"`.

        theme.bad-extends
        `extends` has a value that does not exist.
        Write `Default` or `none`.

        theme.bad-insets-reference
        `contentInsetsReference` has a value that does not exist.
        Write `safeArea`, `layoutMargins`, `readableContent` or `none`.

        theme.bad-points
        A value of `theme.yml` is not a number of points.
        Write a number.

        theme.bad-size-classes
        `sizeClasses` is not written correctly.
        Write `{ regularWidth: 600, regularHeight: 480 }`.

        theme.cell-design
        A file in `cells` contains something that a design cannot have.
        Write rules only, with selectors that begin inside the cell.

        theme.important
        A stylesheet uses `!important`, which would reverse the order of layers.
        Remove it.

        theme.missing-template
        A theme that stands alone lacks a template.
        Add the template, or remove `extends: none`.

        theme.not-a-map
        `theme.yml` is not a list of keys and values.
        Write `name: …`.

        theme.not-found
        There is no theme of this name.
        Use a name that the hint lists, or add a folder to `Themes`.

        theme.too-deep
        Brackets of a stylesheet are nested too deeply.
        Use fewer levels.

        theme.unbalanced-styles
        The brackets of a stylesheet do not match.
        Close every brace, bracket, comment and quotation.

        theme.unknown-cell
        `theme.yml` names a design of cells that does not exist.
        Add the file to `cells`, or remove the name.

        theme.unknown-key
        `theme.yml` has a key that nothing reads.
        Correct the spelling, or remove the key.

        toml.invalid
        A TOML text has an error.
        Correct the place that the message names.

        toml.too-deep
        A TOML text is nested too deeply.
        Use fewer levels.

        transcript.bad-time
        A time in a transcript cannot be read, so its text is left out.
        Write `00:01:02.500 --> 00:01:04.000`.

        transcript.ends-early
        A text of a transcript ends before it begins.
        Correct the second time.

        transcript.no-cues
        A transcript contains no text with a time.
        Check the format: WebVTT, SubRip or JSON.

        transcript.no-segments
        The JSON transcript has no list `segments`.
        Write the format of Podcasting 2.0, as the hint shows.

        transcript.no-time
        A text of a transcript has no time and is left out.
        Add its time.

        transcript.too-many
        A transcript has more cues and tags than sitegen reads.
        Check whether it is the right file. Each episode has a file of its own.

        transcript.unnamed
        A file of cues lies beside an episode, and the episode does not name it.
        Name it in `transcript` or `captions`, or remove it.

        translation.same-language
        Two versions of one episode have the same language.
        Set `lang` in one of them, or separate them.

        translation.unknown-original
        `translationOf` names a file that does not exist.
        Write the path of the original.

        usage.file-exists
        A file of this name exists, and nothing was written.
        Move it away, or choose a different name.

        usage.folder-not-empty
        The folder for a new site is not empty.
        Choose a new folder.

        usage.impossible-time
        No calendar has this time.
        Correct `--now`, or set the clock.

        usage.no-credentials
        A bucket needs a key and a secret, and none are given.
        Set `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`, or write them into `~/.aws/credentials`.

        usage.no-site
        The folder contains no site.
        Go to the folder that contains `Content`, or name it.

        usage.no-target
        `site.yml` declares no target of this name, or several while none is named.
        Name one of the targets of `deploy` in `site.yml`.

        usage.not-a-folder
        A file is where a folder is needed.
        Choose a different path.

        usage.unknown-file
        `sitegen why` knows no source and no output of this name.
        Use a name as messages show it, or the address of a page.

        usage.unknown-message
        `sitegen explain` knows no message of this id.
        Run `sitegen explain` for all ids.

        usage.unknown-page
        The site has no page at this address.
        Run `sitegen layout` for all pages.

        words.missing
        The theme lacks words in a language, and uses English.
        Add them to `words/<language>.yml`.

        words.no-language
        The theme has no words in the language of the site.
        Copy `words/en.yml`, and translate it.

        words.placeholder
        A translation lacks a placeholder of the English text, or has a different one.
        Use the same placeholders, such as `{n}`.

        words.unknown-word
        Nothing uses this word.
        Correct the spelling; `words/en.yml` lists all words.

        words.wrong-value
        The value of a word is not a text, or its forms are wrong.
        Write a text, or a map of plural forms.

        yaml.anchor
        YAML anchors and aliases are not supported.
        Write the value out; put text in quotes.

        yaml.invalid
        A YAML text has an error.
        Correct the place that the message names. Quotes often help.

        yaml.key-not-text
        A key is a list or a map.
        Write a plain key.

        yaml.lost-text
        A `#` after a space begins a comment in YAML, so the rest of the line is lost.
        Put the value in quotes: `title: "Round #2"`.

        yaml.several-documents
        A YAML file contains several documents.
        Keep the first one, and remove `---` inside.

        yaml.tag
        YAML tags such as `!!str` are not supported.
        Remove the tag.

        yaml.too-deep
        A YAML text is nested too deeply.
        Use fewer levels.
        """#
}
