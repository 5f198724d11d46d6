/// What one visitor may take of the server.
struct HTTPLimits: Sendable {
    /// Bytes of a request's line and header fields together.
    var headSize = 16_384
    /// Bytes of a request's target.
    var targetSize = 8_000
    var fieldCount = 100
    /// Connections at a time; each open page keeps one for its events. Who comes when all are taken is told so.
    var connections = 512
    /// From the first byte of a request to the end of its header fields.
    var headTime = Duration.seconds(10)
    /// How long a connection may wait for its next request.
    var idleTime = Duration.seconds(60)
    /// How long a visitor may take none of what is sent: a film that is paused is not read for a while.
    var stallTime = Duration.seconds(300)
}
