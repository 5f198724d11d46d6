/// The limits of the server.
struct HTTPLimits: Sendable {
    /// The maximum size of the request line and header fields together, in bytes.
    var headSize = 16_384
    /// The maximum size of a request's target, in bytes.
    var targetSize = 8_000
    var fieldCount = 100
    /// The maximum number of connections. Each open page uses one for its events. Further clients get an error.
    var connections = 512
    /// The time limit from the first byte of a request to the end of its header fields.
    var headTime = Duration.seconds(10)
    /// The time limit for the next request of a connection.
    var idleTime = Duration.seconds(60)
    /// The time limit for a client that reads nothing. A paused video is not read for some time.
    var stallTime = Duration.seconds(300)
}
