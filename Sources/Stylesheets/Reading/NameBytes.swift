extension UInt8 {
    /// Whether it can stand in the name of a class, an element or a property.
    var isNameByte: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
    }

    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether it stands between the classes of an element.
    var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }

    /// ASCII letters in lower case: the names of elements and attributes have no case.
    var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}
