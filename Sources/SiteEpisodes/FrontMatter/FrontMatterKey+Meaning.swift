import SiteMarkdown

extension FrontMatterKey {
    var meaning: KeyMeaning {
        switch self {
        case .title: .init(.text, "Title of the episode or page.")
        case .subtitle: .init(.text, "Second line below the title.")
        case .date: .init(.time, "Day or time of publication. The text is public from then on.")
        case .published: .init(.either([.time, .yesNo]), "Day of publication, or 'false' for a draft.")
        case .updated: .init(.time, "Day of the last important change.")
        case .publish: .init(.time, "Time from which the text is public, if it is not the date.")
        case .expires: .init(.time, "Time from which the text is no longer public.")
        case .draft: .init(.yesNo, "Whether this is a draft, which only previews show.")
        case .slug: .init(.text, "Last part of the address.")
        case .url: .init(.text, "Address on the site, instead of the one from the name of the file.")
        case .aliases: .init(.some(.text), "Former addresses, which lead to this one.")
        case .description: .init(.text, "One or two sentences for lists, search engines and feeds.")
        case .tags: .init(.names, "Tags. Each has a page of its own.")
        case .categories: .init(.names, "Categories. Each has a page of its own.")
        case .collection: .init(.names, "Collections that the episode belongs to.")
        case .season: .init(.text, "Number or name of the season.")
        case .number: .init(.text, "Number of the episode, such as 42, 2.10 or S07E07.")
        case .type: .init(.words(Episode.Kind.self), "Kind of the episode.")
        case .image:
            .init(.picture, "Picture of the episode or page: a file, an address, or a map with 'src' and 'alt'.")
        case .video: .init(.media, "Film: a file, an address, or a map with 'src'; also a list of these.")
        case .audio: .init(.media, "Sound: a file, an address, or a map with 'src'; also a list of these.")
        case .youtube: .init(.text, "Id or address of a film on YouTube.")
        case .vimeo: .init(.text, "Id or address of a film on Vimeo.")
        case .duration: .init(.time, "Length of the recording: 42:10, 1:02:03, 1h 2m, or seconds.")
        case .bytes: .init(.whole(from: 0), "Size of the recording in bytes, if it is on a different host.")
        case .guid: .init(.text, "Identifier in feeds. Do not change it after publication.")
        case .explicit: .init(.explicit, "Whether the episode is for adults only.")
        case .hosts: .init(.names, "Hosts of the episode: names, or maps with 'name', 'role' and 'url'.")
        case .guests: .init(.names, "Guests of the episode: names, or maps with 'name', 'role' and 'url'.")
        case .people: .init(.names, "Hosts and guests together. The role 'host' makes a host.")
        case .chapters:
            .init(
                .some(.either([.text, .map(ChapterKey.self), .keyed("[0-9]")])),
                "Chapters such as '1:23 Grids', or the name of a chapter file.")
        case .captions: .init(.textTracks, "Captions of the film: files, or maps with 'src' and 'lang'.")
        case .transcript:
            .init(
                .some(.either([.text, .map(TextTrackKey.self), .open(SpokenLineKey.self)])),
                "Transcript: files, maps with 'src', or the spoken lines.")
        case .links: .init(.names, "Links below the text: addresses, or maps from titles to addresses.")
        case .views: .init(.whole(from: 0), "Number of views, for lists in this order.")
        case .featured: .init(.yesNo, "Whether lists of featured episodes have this one.")
        case .weight: .init(.number, "Place in lists by weight. The smallest is first.")
        case .layout: .init(.text, "Template of the page.")
        case .lang: .init(.text, "Language of the text as a BCP 47 tag.")
        case .translationOf: .init(.text, "Path of the file that this one translates.")
        case .sections: .init(.some(.map(SectionKey.self)), "Sections of the page, from top to bottom.")
        case .split: .init(.elsewhere(.split), "Two stacks of sections beside each other.")
        case .boundary: .init(.elsewhere(.boundary), "Items around all sections of the page.")
        case .extra: .init(.anyMap, "Your own keys, for templates.")
        case .soundbites: .init(.some(.map(SoundbiteKey.self)), "Short excerpts that represent the episode.")
        case .license: .init(.license, "Licence of the episode: a name, or a map with 'name' and 'url'.")
        case .location: .init(.locations, "Places that the episode is about.")
        case .block: .init(.yesNo, "Whether Apple Podcasts must not list the episode.")
        case .html:
            .init(
                .words(HTMLTreatment.self),
                "Raw HTML in this text: 'safe' keeps what is harmless, 'text' shows the tags.")
        case .images: .init(.podcastPictures, "Pictures of the episode for apps.")
        case .socialInteract:
            .init(.socialPosts, "Post whose answers are the comments: an address, or a map with 'protocol' and 'uri'.")
        case .chat: .init(.map(ChatKey.self), "Room in which listeners talk at the same time.")
        case .txt: .init(.notes, "Text for machines, which no page shows.")
        case .contentLink: .init(.names, "Other places where the episode can be heard or seen.")
        case .value: .init(.payments, "People who are paid for listening, and their shares.")
        case .live: .init(.either([.off, .map(LiveKey.self)]), "Time of a live stream.")
        }
    }
}
