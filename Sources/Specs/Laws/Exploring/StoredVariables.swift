/// Finds out whether the objects of a class have stored properties that can be set.
///
/// A mirror shows stored properties, but not whether they are `let`. The runtime's own description of a class does, in
/// a form that is part of Swift's binary interface:
/// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
enum StoredVariables {
    /// Whether a class or one of its superclasses has stored variables; `nil` if it cannot be told.
    static func exist(in type: AnyClass) -> Bool? {
        isLayoutKnown ? read(type) : nil
    }

    /// Whether the layout is the one that is read here, tried on two classes whose properties are known.
    private static let isLayoutKnown = read(Constant.self) == false && read(Variable.self) == true

    private static func read(_ type: AnyClass) -> Bool? {
        guard let description = description(of: type) else { return nil }
        if hasVariables(description) { return true }
        guard let superclass = superclass(of: type) else { return false }
        // A class that is not written in Swift, such as `NSObject`, has no description.
        return self.description(of: superclass) == nil ? false : read(superclass)
    }

    private static func superclass(of type: AnyClass) -> AnyClass? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: AnyClass?.self)
    }

    /// What the compiler wrote about a class; `nil` for a class that is not written in Swift.
    private static func description(of type: AnyClass) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        #if canImport(ObjectiveC)
            let header = 5
            let flags = metadata.load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: UInt.self)
            guard flags & 0b11 != 0 else { return nil }
        #else
            let header = 2
        #endif
        // The header is followed by 24 bytes of flags and sizes, and then by the pointer to the description.
        let address = metadata.load(fromByteOffset: header * MemoryLayout<UInt>.size + 24, as: UInt.self)
        guard let description = UnsafeRawPointer(bitPattern: address) else { return nil }
        let kindOfClass: UInt32 = 16
        return description.load(as: UInt32.self) & 0x1F == kindOfClass ? description : nil
    }

    /// Whether one of the fields that are described is a variable.
    private static func hasVariables(_ description: UnsafeRawPointer) -> Bool {
        let place = description + 16
        let offset = Int(place.load(as: Int32.self))
        // A module that is compiled without reflection leaves out the fields, so variables have to be assumed.
        guard offset != 0 else { return true }
        let fields = place + offset
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        let isVariable: UInt32 = 0x2
        return (0..<count).contains {
            fields.load(fromByteOffset: 16 + $0 * size, as: UInt32.self) & isVariable != 0
        }
    }

    private final class Constant {
        let value = 0
    }

    private final class Variable {
        let constant = 0
        var value = 0
    }
}
