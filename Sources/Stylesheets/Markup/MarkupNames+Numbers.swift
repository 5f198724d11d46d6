extension MarkupNames {
    /// A number for each thing that stands here, the same in every run: a name, a way to an element, a script. Two pages with the same
    /// numbers need the same rules. As with ``StyleName``, what shares a number is taken for the same.
    ///
    /// - Parameter root: how the way to the site's root begins in addresses of scripts, which stand below different folders.
    public func numbers(root: String) -> Set<UInt64> {
        var numbers = Set<UInt64>(minimumCapacity: names.count + tree.elements.count + 8)
        for name in names { numbers.insert(Self.mixed(name.hash)) }
        for name in added { numbers.insert(Self.mixed(name.hash ^ 1)) }
        for name in read { numbers.insert(Self.mixed(name.hash ^ 2)) }
        for script in scripts {
            let address = script.hasPrefix(root) ? script.dropFirst(root.count) : script[...]
            numbers.insert(Self.mixed(StyleName(.element, address.utf8).hash ^ 3))
        }
        if !isTreeKnown { numbers.insert(0) }
        var ways: [UInt64] = []
        ways.reserveCapacity(tree.elements.count)
        for element in tree.elements {
            let parent = element.parent.map { ways[$0] } ?? 0
            ways.append(Self.mixed(element.look ^ parent &* 0x9E37_79B9_7F4A_7C15))
        }
        return numbers.union(ways)
    }

    static func mixed(_ number: UInt64) -> UInt64 {
        let mixed = (number ^ number >> 31) &* 0x7FB5_D329_728E_A185
        return (mixed ^ mixed >> 27) &* 0x81DA_DEF4_BC2D_D44D
    }
}
