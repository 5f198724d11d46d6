/// How apps pay for listening, as data that no page shows: `podcast:value`.
package struct Payments: Hashable, Sendable {
    /// The kind of money: `lightning`.
    package var type: String
    /// The way of the money: `keysend`, `lnaddress`.
    package var method: String
    /// The amount that is proposed, as written: `0.00000005000`.
    package var suggested: String?
    package var recipients: [PaymentRecipient]
    package var splits: [PaymentSplit] = []
}

/// Somebody who gets a share.
package struct PaymentRecipient: Hashable, Sendable {
    package var name: String?
    /// The kind of the address: `node`, `lnaddress`.
    package var type: String
    package var address: String
    /// The number of shares.
    package var split: Int
    /// Whether the shares are taken before all others.
    package var isFee = false
    package var customKey: String?
    package var customValue: String?
}

/// Other recipients for a part of the recording: `podcast:valueTimeSplit`.
package struct PaymentSplit: Hashable, Sendable {
    /// In milliseconds, as the other times.
    package var start: Int
    package var duration: Int
    package var remoteStart: Int?
    /// The share of the item in another feed, in per cent.
    package var remotePercentage: Int?
    /// The item whose recipients are paid; `nil` for own ``recipients``.
    package var remote: RemoteItem?
    package var recipients: [PaymentRecipient] = []
}
