import CSitegenExchange

/// Exchanges two folders of one file system in a single step, so that both names exist at any time.
///
/// - Throws: An error if the file system cannot do this, or if one of the folders is a mount point.
package func exchangeFolders(_ left: String, _ right: String) throws(SystemError) {
    guard exchange_paths(left, right) == 0 else { throw .last }
}
