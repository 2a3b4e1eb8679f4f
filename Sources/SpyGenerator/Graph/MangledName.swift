/// The details of a requirement's functions that only its mangled identifier tells, and not the symbol graph.
///
/// The operators are those of “Mangling” in the documentation of the compiler. All of them are letters, of lower or
/// upper case; only names begin with a digit.
struct MangledName {
    /// The operators for how functions are called, such as `YA` and `XC`.
    private(set) var effects: [String] = []
    /// Whether the requirement is a postfix operator.
    private(set) var isPostfix = false
    private var rest: Substring

    init(_ id: String) {
        rest = id.hasPrefix("s:") ? id.dropFirst(2) : ""
        while let sign = rest.first { read(sign) }
    }

    private mutating func read(_ sign: Character) {
        if sign.isNumber {
            takeName()
            isPostfix = isPostfix || rest.hasPrefix("oP")
            return
        }
        rest.removeFirst()
        switch sign {
        case "X", "Y": effects.append("\(sign)\(rest.popFirst() ?? " ")")
        case "A": takeSubstitutions()
        case "S":
            takeNumber()
            if rest.popFirst() == "c" { _ = rest.popFirst() }
        case "Q":
            _ = rest.popFirst()
            takeIndex()
        case "R":
            if let sign = rest.first, sign.isLetter { rest.removeFirst() }
            takeIndex()
        case "q": takeIndex()
        case "r": while takeIndex() {}
        default: break
        }
    }

    // MARK: Names and numbers

    /// Takes a name; one that begins with a zero repeats words of earlier names.
    private mutating func takeName() {
        // Two zeros begin a name that is not written in Latin letters alone.
        let isEncoded = rest.hasPrefix("00")
        var hasWords = rest.first == "0" && !isEncoded
        rest = rest.dropFirst(isEncoded ? 2 : hasWords ? 1 : 0)
        repeat {
            while hasWords, let sign = rest.first, sign.isLetter {
                hasWords = sign.isLowercase
                rest.removeFirst()
            }
            if rest.first == "0" {
                rest.removeFirst()
                return
            }
            guard let count = takeNumber() else { return }
            if isEncoded, rest.first == "_" { rest.removeFirst() }
            rest = rest.dropFirst(count)
        } while hasWords
    }

    /// Takes references to types that were mangled before.
    private mutating func takeSubstitutions() {
        while let sign = rest.first {
            if sign.isNumber {
                takeNumber()
            } else {
                rest.removeFirst()
                if !sign.isLowercase { return }
            }
        }
    }

    @discardableResult
    private mutating func takeNumber() -> Int? {
        let digits = rest.prefix(while: \.isNumber)
        rest = rest.dropFirst(digits.count)
        return Int(digits)
    }

    /// Takes the index of a type parameter; in a method, it is two numbers, the depth first.
    @discardableResult
    private mutating func takeIndex() -> Bool {
        if rest.first == "d" {
            rest.removeFirst()
            takeIndex()
        }
        let digits = rest.prefix(while: \.isNumber)
        guard rest.dropFirst(digits.count).first == "_" else { return false }
        rest = rest.dropFirst(digits.count + 1)
        return true
    }
}
