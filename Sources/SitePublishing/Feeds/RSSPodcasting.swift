import SiteEpisodes
import SiteMediaFacts

/// Elements of the podcast namespace in both channels and items: https://podcastindex.org/namespace/1.0
extension XMLWriter {
    mutating func element(_ item: RemoteItem, medium: String? = nil, base: BaseAddress) {
        let url = item.feed.map { base.absolute(.remote($0)) }
        element(
            .remoteItem,
            [
                "medium": medium ?? item.medium, "feedGuid": item.feedGUID ?? url.map { UUIDv5.podcast(feed: $0).text },
                "feedUrl": url, "itemGuid": item.itemGUID, "title": item.title,
            ])
    }

    /// - Parameter facts: The size of the file's picture, if it is known.
    mutating func element(_ picture: PodcastPicture, size: (width: Int, height: Int)?, base: BaseAddress) {
        element(
            .podcastImage,
            [
                "href": base.absolute(picture.location), "alt": picture.alternative, "purpose": picture.purpose,
                "aspect-ratio": picture.aspectRatio, "width": (picture.width ?? size?.width).map(String.init),
                "height": (picture.height ?? size?.height).map(String.init), "type": picture.type?.name,
            ])
    }

    mutating func element(_ post: SocialPost, base: BaseAddress) {
        element(
            .socialInteract,
            [
                "priority": post.priority.map(String.init), "protocol": post.network.rawValue, "uri": post.address,
                "accountId": post.account, "accountUrl": post.accountLink.map { base.absolute(.remote($0)) },
            ])
    }

    mutating func element(_ chat: PodcastChat?) {
        guard let chat else { return }
        element(
            .chat,
            [
                "server": chat.server, "protocol": chat.network.rawValue, "accountId": chat.account,
                "space": chat.space,
            ])
    }

    mutating func element(_ note: PodcastNote) { element(.txt, ["purpose": note.purpose], text: note.text) }

    mutating func element(_ payments: Payments, base: BaseAddress) {
        element(
            .value, ["type": payments.type, "method": payments.method, "suggested": payments.suggested]
        ) { writer in
            for recipient in payments.recipients { writer.element(recipient) }
            for split in payments.splits { writer.element(split, base: base) }
        }
    }

    private mutating func element(_ recipient: PaymentRecipient) {
        element(
            .valueRecipient,
            [
                "name": recipient.name, "type": recipient.type, "address": recipient.address,
                "split": String(recipient.split), "fee": recipient.isFee ? "true" : nil,
                "customKey": recipient.customKey, "customValue": recipient.customValue,
            ])
    }

    private mutating func element(_ split: PaymentSplit, base: BaseAddress) {
        element(
            .valueTimeSplit,
            [
                "startTime": split.start.secondsText, "duration": split.duration.secondsText,
                "remoteStartTime": split.remoteStart?.secondsText,
                "remotePercentage": split.remotePercentage.map(String.init),
            ]
        ) { writer in
            if let remote = split.remote { writer.element(remote, base: base) }
            for recipient in split.recipients { writer.element(recipient) }
        }
    }
}

extension Int {
    /// Milliseconds as seconds, without zeros at the end: `73`, `33.833`.
    var secondsText: String {
        guard self % 1000 > 0 else { return String(self / 1000) }
        let digits = String(self % 1000 + 1000).dropFirst()
        return "\(self / 1000)." + digits.prefix(digits.count - digits.reversed().prefix { $0 == "0" }.count)
    }
}
