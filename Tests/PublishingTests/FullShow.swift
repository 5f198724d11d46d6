/// A show that uses every field of feeds.
enum FullShow {
    static let files = [
        "site.yml": """
        title: Night Trains
        description: Sleeping through Europe & waking up elsewhere.
        author: Nell
        baseURL: https://trains.example/show/
        language: en
        timezone: Europe/Berlin
        podcast:
          category: [Society & Culture > Places & Travel, Leisure]
          owner: { name: Nell, email: nell@trains.example }
          explicit: no
          image: media/cover.png
          locked: yes
          type: episodic
          copyright: 2026 Nell
          medium: podcast
          license: { name: cc-by-4.0, url: https://creativecommons.org/licenses/by/4.0/ }
          location: { name: Vienna, rel: creator, geo: "48.18,16.37", osm: R109166, country: AT }
          funding: { Buy us a berth: https://trains.example/fund }
          txt: [{ text: proof-1234, purpose: verify }, plain words]
          podroll:
            - https://other.example/feed.xml
            - { guid: 29cdca4a-32d8-56ba-b48b-09a011c5daa9, title: Sleepers }
          publisher: { url: https://house.example/feed.xml, title: The House }
          images:
            - { src: media/banner.png, alt: A train, purpose: banner, aspectRatio: 16/9, width: 2560 }
          socialInteract: { protocol: activitypub, uri: "https://social.example/@nell/1", accountId: "@nell" }
          chat: { server: irc.example.org, protocol: irc, accountId: nell, space: "#trains" }
          value:
            suggested: 0.00000005000
            recipients:
              - { name: Nell, address: nell@trains.example, split: 95 }
              - name: Host
                address: 036557ea56b3b86f08be31bcd2557cae8021b0e3a9413f0c0e52625c6696972e57
                split: 5
                fee: yes
          block: { google: yes, amazon: no }
          updateFrequency: { text: Every Monday, rule: FREQ=WEEKLY;BYDAY=MO, start: 2026-01-05 }
          newFeedUrl: https://trains.example/new/feed.xml
          complete: yes
          hosts: [Nell]
        announce: { podping: yes }
        feeds:
          hub: https://hub.example/
          collections: [rss, atom, json]
        """,
        "media/cover.png": "x", "media/banner.png": "x", "media/nell.jpg": "x", "media/two.m4a": "1234567",
        "media/two.vtt": "x",
        "media/teaser.mp3": "123",
        "people/nell.yml": "title: Nell\nimage: media/nell.jpg\nurl: https://nell.example/",
        "seasons/1.yml": "title: The Alps",
        "episodes/002-two.md": """
        ---
        title: Over the Brenner
        subtitle: With snow
        description: A night between Munich and Verona.
        date: 2026-02-02 06:00
        updated: 2026-02-03
        number: 2.5
        season: 1
        audio:
          - src: media/two.m4a
            title: Standard
            bitrate: 128000
            sources: ["ipfs://two", { uri: https://trains.example/two.torrent, type: application/x-bittorrent }]
            integrity: sha384-ExVqijgYHm15PqQqdXfW95x+Rs6C+d6E/ICxyQOeFevnxNLR/wtJNrNYTjIysUBo
          - { src: https://cdn.example/two.opus, type: audio/opus, title: Small, lang: en, rel: small, default: yes }
        duration: 42:10
        tags: [snow, sleepers]
        categories: Mountains
        collection: alps
        guid: 5f2d9c1e-0c3b-4f5e-9a53-0b6a3c1f6d10
        hosts: { name: Nell, role: producer }
        guests: { name: Ivo, role: Rail Museum, url: https://ivo.example }
        transcript: { src: media/two.vtt, lang: de }
        chapters: ["0:00 Munich", "20:00 The pass"]
        image: media/cover.png
        explicit: yes
        soundbites: [{ start: 1:13, duration: 30, title: The whistle }, { start: 90, duration: 15 }]
        license: cc0-1.0
        location: Brenner
        block: yes
        images: [https://cdn.example/two-wide.jpg]
        socialInteract:
          - { protocol: activitypub, uri: "https://social.example/@nell/2", accountId: "@nell", priority: 1 }
          - { protocol: nostr, uri: "nostr:note1abc", accountUrl: https://nostr.example/nell, priority: 2 }
        chat: { server: example.org, protocol: matrix, space: "#trains:example.org" }
        txt: { text: "true", purpose: ai-content }
        contentLink: { Watch it: https://films.example/two }
        value:
          method: lnaddress
          recipients: { address: nell@trains.example, split: 1, customKey: 906, customValue: two }
          splits:
            - start: 63.5
              duration: 388
              remoteStart: 2:54
              remotePercentage: 95
              remote: { guid: a94f5cc9-8c58-55fc-91fe-a324087a655b, item: song-1, medium: music }
            - { start: 500, duration: 10, recipients: [{ name: Ivo, address: ivo@rail.example, split: 10 }] }
        ---
        *Snow* at [the pass](https://pass.example/?a=1&b=2), then [the teaser](teaser.md).
        """,
        "episodes/teaser.md": """
        ---
        title: What is to come
        date: 2026-01-05
        type: trailer
        season: 1
        audio: media/teaser.mp3
        lang: de
        ---
        Soon.
        """,
        "episodes/party.md": """
        ---
        title: A night in the dining car
        live: { status: live, start: 2026-03-01 20:00, end: 2026-03-01 22:00 }
        audio: https://stream.example/party.mp3
        chat: { server: irc.example.org, protocol: irc, space: "#party" }
        ---
        """,
        "episodes/tour.md": """
        ---
        title: A tour
        date: 2026-01-02
        live: { start: 2026-04-01T18:00:00Z }
        audio: https://stream.example/tour.mp3
        contentLink: [{ title: On video, url: https://films.example/live }]
        chapters: https://cdn.example/tour.json
        ---
        """,
        "episodes/lost.md": "---\ntitle: Undated\naudio: https://cdn.example/lost.mp3\nbytes: 99\n---\n",
    ]
}
