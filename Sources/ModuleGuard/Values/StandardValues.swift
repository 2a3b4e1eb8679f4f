import SpyGenerator

/// Values of types of the standard library and of Apple's frameworks.
enum StandardValues {
    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let fractions: Set<String> = ["Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Float16"]
    private static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "CoreFoundation",
        "_Concurrency", "CoreGraphics", "Dispatch", "FoundationNetworking",
    ]

    private static let plain: [String: String] = [
        "Bool": "true", "Void": "()", "Character": "\"a\"", "Data": "Data(\"data\".utf8)",
        "Locale": "Locale(identifier: \"en_US_POSIX\")", "TimeZone": "TimeZone.gmt", "IndexSet": "IndexSet([0])",
        "DateComponents": "DateComponents(year: 2014, month: 5, day: 21)", "Duration": ".seconds(1)",
        "NotificationCenter": "NotificationCenter()", "FileManager": "FileManager()", "Bundle": "Bundle.main",
        "UserDefaults": "UserDefaults()", "URLSession": "URLSession(configuration: .ephemeral)",
        "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()", "NSObject": "NSObject()",
        "CGPoint": "CGPoint(x: 1, y: 1)", "CGSize": "CGSize(width: 1, height: 1)",
        "CGRect": "CGRect(x: 0, y: 0, width: 1, height: 1)", "ContinuousClock": "ContinuousClock()",
        "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()",
        "OperationQueue": "OperationQueue()",
        "ProcessInfo": "ProcessInfo.processInfo", "CharacterSet": "CharacterSet.alphanumerics", "Any": "0",
    ]

    /// Whether a type belongs to these modules.
    static func contain(_ id: String?) -> Bool {
        guard let id else { return true }
        return SymbolID.module(of: id).map(modules.contains) ?? true
    }

    /// Returns an expression that makes a value; `nil` if none is known.
    static func expression(for name: String, called label: String, _ making: inout Making) -> String? {
        if name == "Date" {
            making.needsNow = true
            return "now"
        }
        if name == "UUID" { return "UUID()" }
        if integers.contains(name) { return integer(name, label, &making) }
        if fractions.contains(name) { return fraction(name, &making) }
        if ["String", "Substring", "StaticString", "AttributedString", "NSString"].contains(name) {
            let text = text(label, &making)
            if name == "String" { return text }
            if name == "StaticString" { return "\"\(CamelCase.spoken(label))\"" }
            return name == "NSString" ? "\(text) as NSString" : "\(name)(\(text))"
        }
        if name == "URL" { return url(label, &making) }
        if name == "URLRequest" { return "URLRequest(url: \(url(label, &making)))" }
        if name == "IndexPath" { return "IndexPath(indexes: [0, 0])" }
        if name == "DateInterval" {
            making.needsNow = true
            return "DateInterval(start: now, duration: 86_400)"
        }
        return plain[name]
    }

    private static func integer(_ name: String, _ label: String, _ making: inout Making) -> String {
        guard let number = making.number else { return isIndex(label) ? "0" : "1" }
        making.isNumbered = true
        return name == "Int" ? number : "\(name)(truncatingIfNeeded: \(number))"
    }

    private static func fraction(_ name: String, _ making: inout Making) -> String {
        guard let number = making.number else { return "1" }
        making.isNumbered = true
        return "\(name)(\(number))"
    }

    private static func url(_ label: String, _ making: inout Making) -> String {
        guard let number = making.number else {
            return "URL(filePath: \"/\(CamelCase.words(of: label).last ?? "url")\")"
        }
        making.isNumbered = true
        return "URL(filePath: \"/\(CamelCase.words(of: label).last ?? "url")/\\(\(number))\")"
    }

    /// Returns a text that looks like what its name says.
    private static func text(_ label: String, _ making: inout Making) -> String {
        let words = CamelCase.words(of: label)
        let suffix: String
        if let number = making.number {
            making.isNumbered = true
            suffix = "\\(\(number))"
        } else {
            suffix = ""
        }
        if words.contains("email") || words.contains("mail") { return "\"ann\(suffix)@example.org\"" }
        if words.contains("url") || words.contains("link") { return "\"https://example.org/\(suffix)\"" }
        if words.contains("phone") { return "\"+1 555 0100\(suffix)\"" }
        if words.contains("password") { return "\"Secret-1234\(suffix)\"" }
        if words.contains("pin") || words.contains("code") { return "\"1234\(suffix)\"" }
        let spoken = words.isEmpty ? "text" : words.joined(separator: " ")
        return suffix.isEmpty ? "\"\(spoken)\"" : "\"\(spoken) \(suffix)\""
    }

    /// Whether a number is a position, which begins at zero.
    static func isIndex(_ label: String) -> Bool {
        !Set(CamelCase.words(of: label)).isDisjoint(with: [
            "index", "row", "at", "position", "section", "place", "offset",
        ])
    }
}
