/// A random protocol that depends only on a seed.
struct RandomProtocol {
    let name: String
    private(set) var text = ""
    private var random: SeededGenerator
    private var signatures: Set<String> = []
    private var isGeneric = false

    /// The declarations of the types that random protocols use.
    static let preamble = """
        import Foundation

        public struct Value: Equatable, Sendable {}
        public struct Loose { public var number = 0 }
        public final class Thing {}
        public enum Failure: Error { case broken }
        public enum Outer { public struct Inner: Hashable, Sendable {} }
        public typealias Handler = @Sendable (Value) -> Void
        @resultBuilder public enum Numbers { public static func buildBlock(_ numbers: Int...) -> [Int] { numbers } }

        """

    init(name: String, seed: UInt64) {
        self.name = name
        random = SeededGenerator(seed: seed)
        text = declaration()
    }

    // MARK: Grammar

    private mutating func declaration() -> String {
        let isolation = pick(["", "", "", "@MainActor ", "@MainActor "])
        let isActor = isolation.isEmpty && chance(10)
        isGeneric = chance(20)
        let parents =
            isActor
            ? ": Actor" : pick(["", "", ": AnyObject", ": Sendable", ": Hashable", ": CustomStringConvertible"])
        let availability = chance(10) ? "@available(*, deprecated) " : ""
        var lines = ["\(availability)\(isolation)public protocol \(name)\(parents) {"]
        if isGeneric { lines.append("    associatedtype Item\(pick(["", ": Equatable", ": Hashable & Sendable"]))") }
        for _ in 0..<Int.random(in: 1...7, using: &random) {
            if let member = member(isActor: isActor) { lines.append("    \(member)") }
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    private mutating func member(isActor: Bool) -> String? {
        let member =
            switch Int.random(in: 0..<14, using: &random) {
            case 0, 1: property(isActor: isActor)
            case 10: "@Numbers func \(word())(\(parameters()))\(effects()) -> [Int]"
            case 11: pack()
            case 12 where !isActor:
                "func \(word())(\(isolated())\(parameters(isClosureFree: true, minimum: 1)))\(effects())\(result())"
            case 13: "func \(word())(\(parameters()))\(effects()) -> \(function())"
            case 2: subscription()
            case 3 where !isActor: "init(\(parameters(isClosureFree: true)))"
            case 4 where !isActor: "static func \(word())(\(parameters()))\(effects())\(result())"
            case 5: generic()
            default: "func \(word())(\(parameters()))\(effects())\(result(isSent: true))"
            }
        return isNew(member) ? member : nil
    }

    /// Whether a caller can distinguish a member from those before it; otherwise a call would be ambiguous.
    private mutating func isNew(_ member: String) -> Bool {
        let words = member.split { " (:<".contains($0) }.filter { $0 != "static" && $0 != "@Numbers" }
        guard words.count > 1 else { return signatures.insert(member).inserted }
        if words[0] == "func" {
            let list =
                member.split(separator: ")").first.map { $0.replacing("@Numbers ", with: "") }.map(String.init) ?? ""
            guard signatures.insert(list).inserted, !signatures.contains("var \(words[1])") else { return false }
            return signatures.insert("func \(words[1])").inserted || chance(30)
        }
        if words[0] == "var", signatures.contains("func \(words[1])") { return false }
        return signatures.insert(words[0] == "var" ? "var \(words[1])" : member).inserted
    }

    private mutating func property(isActor: Bool) -> String {
        let accessors = ["{ get }", "{ get set }", "{ get async }", "{ get throws }", "{ get async throws }"]
        let type = chance(10) ? function() : type()
        return "var \(word()): \(type) \(isActor ? "{ get }" : pick(accessors))"
    }

    private mutating func function() -> String {
        pick([
            "(Value) -> Void", "@Sendable (Int) -> Bool", "@MainActor () -> Void", "() async throws -> Value",
            "(@MainActor (Thing) -> Void)?", "[@Sendable () -> Void]", "(inout Int, Loose) -> (Int) -> String",
        ])
    }

    private mutating func isolated() -> String {
        pick(["on actor: isolated (any Actor)?, ", "_ actor: isolated any Actor, "])
    }

    private mutating func subscription() -> String {
        "subscript(\(word()) key: \(pick(["Int", "String", "Value"]))) -> \(type()) \(pick(["{ get }", "{ get set }"]))"
    }

    private mutating func generic() -> String {
        let constraint = pick(["", ": Equatable", ": Sendable", ": Collection", ": Decodable & Sendable"])
        let result = pick(["", " -> T", " -> [T]", " -> T?"])
        return
            "func \(word())<T\(constraint)>(_ value: T, \(parameters(isClosureFree: true, minimum: 1)))\(effects())\(result)"
    }

    private mutating func pack() -> String {
        let result = pick(["", " -> (repeat each T)", " -> (Int, repeat each T)"])
        return "func \(word())<each T>(_ values: repeat each T)\(effects())\(result)"
    }

    private mutating func parameters(isClosureFree: Bool = false, minimum: Int = 0) -> String {
        (0..<max(minimum, Int.random(in: 0...3, using: &random))).map { index in
            let label = pick(["", "_ ", "in ", "for ", "with "])
            let type = isClosureFree || chance(70) ? ownership() + type() : closure()
            return "\(label)p\(index): \(type)"
        }.joined(separator: ", ")
    }

    private mutating func ownership() -> String {
        pick(["", "", "", "", "", "inout ", "sending "])
    }

    private mutating func closure() -> String {
        let arguments = pick([
            "", "@escaping (Value) -> Void", "Value", "Value, Int", "Result<Value, any Error>", "[Value]?", "Thing",
        ])
        let attributes = pick(["@escaping ", "@escaping ", "@escaping @Sendable ", "@escaping @MainActor ", ""])
        if chance(20) { return "((\(arguments)) -> Void)?" }
        return "\(attributes)(\(arguments)) -> \(pick(["Void", "Void", "Void", "Bool"]))"
    }

    private mutating func effects() -> String {
        pick(["", "", "", " async", " throws", " async throws", " throws(Failure)", " async throws(Failure)"])
    }

    private mutating func result(isSent: Bool = false) -> String {
        chance(50) ? "" : " -> \(isSent && chance(20) ? "sending " : "")\(type())"
    }

    private mutating func type(depth: Int = 0) -> String {
        let plain = [
            "Int", "String", "Bool", "Date", "Value", "Loose", "Thing", "Outer.Inner", "any Error", "Any", "Int.Type",
        ]
        guard depth < 2, chance(35) else { return isGeneric && chance(25) ? "Item" : pick(plain) }
        let inner = type(depth: depth + 1)
        let isExistential = inner.hasPrefix("any ")
        return pick([
            "[\(inner)]", isExistential ? "(\(inner))?" : "\(inner)?", "[String: \(inner)]", "(\(inner), Int)",
            "(left: Int, right: \(inner))",
        ])
    }

    private mutating func word() -> String {
        pick([
            "load", "save", "show", "item", "`default`", "`repeat`", "title", "count", "`in`", "find", "move", "value",
            "open",
        ])
    }

    private mutating func pick(_ words: [String]) -> String {
        words.randomElement(using: &random) ?? ""
    }

    private mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &random) < percent
    }
}
