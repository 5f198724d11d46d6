import CSitegenExchange

/// Lets two folders of one file system change their places in a single step: nobody ever finds one of the names missing.
///
/// - Throws: where the file system cannot do that, or one of the two is a mount.
package func exchangeFolders(_ left: String, _ right: String) throws(SystemError) {
    guard exchange_paths(left, right) == 0 else { throw .last }
}
