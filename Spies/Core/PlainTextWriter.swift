import Foundation

/// Writes one value after the other, until the text is long enough.
struct PlainTextWriter {
    private let limit: Int
    private let opensObjects: Bool
    private var opened: Set<ObjectIdentifier> = []
    private var written = ""
    private var count = 0

    init(limit: Int, opensObjects: Bool = false) {
        self.limit = limit
        self.opensObjects = opensObjects
    }

    /// The text, cut off where it is too long.
    var text: String {
        isFull ? written.prefix(limit) + "…" : written
    }

    private var isFull: Bool { count > limit }

    private mutating func add(_ text: String) {
        written += text
        count += text.count
    }

    // MARK: Values

    mutating func write(_ value: Any) {
        guard !isFull else { return }
        if let text = PlainTextWriter.simple(value) { return add(text) }
        // An object may have a mirror of its own, which may run only on the object's thread.
        if type(of: value) is AnyClass { return writeObject(value) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: writeOptional(mirror)
        case .collection: writeList(mirror.children, "[", "]")
        case .tuple: writeList(mirror.children, "(", ")")
        case .set: add(sorted(mirror.children.map { text(of: $0.value) }, empty: "[]"))
        case .dictionary: add(sorted(mirror.children.map { pair($0.value) }, empty: "[:]"))
        case .enum: PlainTextWriter.own(value).map { add($0) } ?? writeCase(value, mirror)
        case .struct: PlainTextWriter.own(value).map { add($0) } ?? writeFields(value, mirror)
        default: add(PlainTextWriter.own(value) ?? PlainTextWriter.other(value))
        }
    }

    private mutating func writeObject(_ value: Any) {
        let object = value as AnyObject
        // The state of an actor must not be read from outside.
        let isOpen = opensObjects && !(object is any Error) && !(object is any Actor)
        guard isOpen, opened.insert(ObjectIdentifier(object)).inserted else {
            return add(PlainTextWriter.object(value))
        }
        let parts = PlainTextWriter.parts(of: Mirror(reflecting: value))
        add(TypeName.of(type(of: value)))
        if !parts.isEmpty { writeList(parts, "(", ")") }
    }

    /// Returns the properties of an object, inherited ones first.
    private static func parts(of mirror: Mirror) -> [Mirror.Child] {
        (mirror.superclassMirror.map(parts) ?? []) + mirror.children
    }

    private mutating func writeOptional(_ mirror: Mirror) {
        if let wrapped = mirror.children.first { write(wrapped.value) } else { add("nil") }
    }

    private mutating func writeCase(_ value: Any, _ mirror: Mirror) {
        guard let payload = mirror.children.first else { return add(".\(CaseName.of(value))") }
        add(".\(payload.label ?? CaseName.of(value))")
        let inner = Mirror(reflecting: payload.value)
        // A case whose payload is one tuple looks like a case with several values.
        if inner.displayStyle == .tuple {
            writeList(inner.children, "(", ")")
        } else {
            add("(")
            write(payload.value)
            add(")")
        }
    }

    private mutating func writeFields(_ value: Any, _ mirror: Mirror) {
        add(TypeName.of(type(of: value)))
        writeList(mirror.children, "(", ")")
    }

    private mutating func writeList(_ parts: some Collection<Mirror.Child>, _ begin: String, _ end: String) {
        add(begin)
        for (index, child) in parts.enumerated() {
            guard !isFull else { return }
            if index > 0 { add(", ") }
            // The parts of a tuple without labels are called `.0` and `.1`.
            if let label = child.label, !label.hasPrefix(".") { add("\(label): ") }
            write(child.value)
        }
        add(end)
    }

    private func pair(_ value: Any) -> String {
        Mirror(reflecting: value).children.map { text(of: $0.value) }.joined(separator: ": ")
    }

    /// Returns the text of one part.
    private func text(of value: Any) -> String {
        var writer = PlainTextWriter(limit: limit, opensObjects: opensObjects)
        writer.opened = opened
        writer.write(value)
        return writer.text
    }

    /// Returns texts without an order in one that is the same each time.
    private func sorted(_ texts: [String], empty: String) -> String {
        texts.isEmpty ? empty : "[\(texts.sorted().joined(separator: ", "))]"
    }

    // MARK: Values that are written as they are

    private static func simple(_ value: Any) -> String? {
        switch value {
        case let text as String: text.debugDescription
        case let number as Int: number.description
        case let flag as Bool: flag.description
        case let date as Date: PlainDate.text(of: date)
        case let text as Substring: text.debugDescription
        case let character as Character: character.debugDescription
        case let number as Double: number.description
        default: nil
        }
    }

    private static func object(_ value: Any) -> String {
        guard type(of: value) is NSError.Type, let error = value as? NSError else {
            return TypeName.of(type(of: value))
        }
        return "NSError(domain: \(error.domain.debugDescription), code: \(error.code))"
    }

    /// Returns the text for a type, a function, or a value with an empty mirror.
    private static func other(_ value: Any) -> String {
        if let type = value as? any Any.Type { return "\(TypeName.of(type)).self" }
        let name = TypeName.of(type(of: value))
        return name.contains("->") ? "{ … }" : name
    }

    /// Returns how a value describes itself, without the name of its module.
    private static func own(_ value: Any) -> String? {
        // A call uses this very writer to describe itself.
        if value is any RecordedCall { return nil }
        let text: String
        switch value {
        case let value as any CustomStringConvertible: text = value.description
        case let value as any CustomDebugStringConvertible: text = value.debugDescription
        default: return nil
        }
        return TypeName.removeModule(of: type(of: value), from: text)
    }
}
