import SiteMarkdown

/// The keys of `value:`.
enum PaymentsKey: String, FieldKey {
    case type, method, suggested, recipients, splits

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .type: .init(.text, "Kind of the money, 'lightning' by default.")
        case .method: .init(.text, "Way of the money, 'keysend' by default.")
        case .suggested: .init(.number, "Amount that apps propose.")
        case .recipients: .init(.recipients, "People who are paid.")
        case .splits: .init(.some(.map(PaymentSplitKey.self)), "Parts of the recording with other recipients.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .recipients: ["recipient"]
        case .splits: ["timeSplits", "split"]
        default: []
        }
    }
}

/// The keys of an entry of `recipients:`.
enum RecipientKey: String, FieldKey {
    case name, type, address, split, fee, customKey, customValue

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .name: .init(.text, "Name of the recipient.")
        case .type: .init(.text, "Kind of the address: node or lnaddress.")
        case .address: .init(.text, "Key of a node, or a Lightning address.")
        case .split: .init(.whole(from: 0), "Number of shares.")
        case .fee: .init(.yesNo, "Whether the shares are taken before all others.")
        case .customKey: .init(.text, "Key of a further record.")
        case .customValue: .init(.text, "Value of the further record.")
        }
    }

    var synonyms: [String] { self == .split ? ["share", "shares"] : [] }
}

/// The keys of an entry of `splits:`.
enum PaymentSplitKey: String, FieldKey {
    case start, duration, remoteStart, remotePercentage, remote, recipients

    static let names = FieldNames<Self>()

    var meaning: KeyMeaning {
        switch self {
        case .start: .init(.time, "Start of the part in the recording.")
        case .duration: .init(.time, "Length of the part.")
        case .remoteStart: .init(.time, "Start of the part in the other recording.")
        case .remotePercentage: .init(.whole(from: 0), "Share of the other item, in per cent.")
        case .remote:
            .init(.either([.text, .map(RemoteItemKey.self)]), "Item of a different feed whose recipients are paid.")
        case .recipients: .init(.recipients, "People who are paid in this part.")
        }
    }

    var synonyms: [String] {
        switch self {
        case .start: ["startTime", "at"]
        case .duration: ["length"]
        case .remoteStart: ["remoteStartTime"]
        case .remotePercentage: ["percentage"]
        case .remote: ["remoteItem"]
        case .recipients: ["recipient"]
        }
    }
}

extension Fields {
    /// Reads a map with `recipients`, or a list of such maps.
    mutating func payments(_ key: Key) -> [Payments] {
        values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            whole(value, of: key, wants: "a map with 'recipients'") { fields in
                guard value.entries != nil else { return nil }
                return fields.nested(value, as: PaymentsKey.self) { $0.payments() }
            }
        }
    }

    /// Reads recipients. One that cannot be read makes all of them invalid, because the others would get its shares.
    fileprivate mutating func recipients(_ key: Key) -> [PaymentRecipient]? {
        let written = values(key).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }
        let read = written.compactMap { value in
            whole(value, of: key, wants: "maps with 'address' and 'split'") { fields in
                guard value.entries != nil else { return nil as PaymentRecipient? }
                return fields.nested(value, as: RecipientKey.self) { $0.recipient() }
            }
        }
        return read.count == written.count ? read : nil
    }
}

extension Fields<PaymentsKey> {
    fileprivate mutating func payments() -> Payments? {
        guard let recipients = recipients(.recipients) else { return nil }
        guard !recipients.isEmpty else { return nil }
        var payments = Payments(
            type: text(.type) ?? "lightning", method: text(.method) ?? "keysend", suggested: decimal(.suggested),
            recipients: recipients)
        payments.splits = values(.splits).flatMap { $0.list ?? [$0] }.filter { !$0.isEmpty }.compactMap { value in
            whole(value, of: .splits, wants: "maps with 'start' and 'duration'") { fields in
                guard value.entries != nil else { return nil }
                return fields.nested(value, as: PaymentSplitKey.self) { $0.split() }
            }
        }
        return payments
    }
}

extension Fields<PaymentSplitKey> {
    fileprivate mutating func split() -> PaymentSplit? {
        guard let start = milliseconds(.start), let duration = milliseconds(.duration),
            let recipients = recipients(.recipients)
        else { return nil }
        let remote = value(.remote).flatMap { remoteItem($0, of: .remote) }
        guard remote != nil || !recipients.isEmpty else { return nil }
        return PaymentSplit(
            start: start, duration: duration, remoteStart: milliseconds(.remoteStart),
            remotePercentage: count(.remotePercentage).map { min($0, 100) }, remote: remote, recipients: recipients)
    }
}

extension Fields<RecipientKey> {
    fileprivate mutating func recipient() -> PaymentRecipient? {
        guard let value = value(.address), let address = text(.address), let split = count(.split) else { return nil }
        let isLightningAddress = address.contains("@")
        let type = text(.type) ?? (isLightningAddress ? "lnaddress" : "node")
        if type == "node", address.wholeMatch(of: #/[0-9a-fA-F]{66}/#) == nil {
            reportWrongType(.address, wants: "the key of a node, 66 hexadecimal digits", value, as: .warning)
            return nil
        }
        if type == "lnaddress", address.wholeMatch(of: #/[^@\s]+@[^@\s]+/#) == nil {
            reportWrongType(.address, wants: "a Lightning address such as 'ada@example.org'", value, as: .warning)
            return nil
        }
        return PaymentRecipient(
            name: text(.name), type: type, address: address, split: split, isFee: boolean(.fee) ?? false,
            customKey: text(.customKey), customValue: longText(.customValue))
    }
}
