/// A container with insets, which may be fractions of it.
package struct ContainerVector: Decodable, Sendable {
    package struct Expectation: Decodable, Sendable {
        package let effectiveContentInsets: [Double]
        package let effectiveContentSize: [Double]
    }

    package let contentSize: [Double]
    package let contentInsets: [Double]
    package let expect: Expectation
}
