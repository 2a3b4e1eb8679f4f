import SwiftSyntax

/// Finds what a hurried person could have written instead, in one site.
///
/// Whether it compiles is left to the compiler.
final class ChangeFinder: SyntaxVisitor {
    private(set) var changes: [Change] = []
    private let siblings: Siblings
    private let site: Site
    private let source: [UInt8]

    init(site: Site, source: [UInt8], siblings: Siblings) {
        (self.site, self.source, self.siblings) = (site, source, siblings)
        super.init(viewMode: .sourceAccurate)
        walk(site.node)
        changeWhole()
    }

    private func change(_ range: Range<Int>, to text: String, in shown: some SyntaxProtocol) {
        changes.append(Change(edit: Edit(range: range, text: text), shown: shown.range))
    }

    private func change(_ node: some SyntaxProtocol, to text: String, in shown: some SyntaxProtocol) {
        change(node.range, to: text, in: shown)
    }

    private func change(_ node: some SyntaxProtocol, to text: String) {
        change(node.range, to: text, in: node)
    }

    // MARK: Whole sites

    /// Does nothing, or returns as little as the type allows.
    private func changeWhole() {
        switch site.kind {
        case .weakProperty: change(site.node, to: site.node.oneLine.replacing("weak ", with: ""))
        case .value: break
        // NB: a single call can be left out anyway.
        case .body(type: nil, _):
            if site.node.children(viewMode: .sourceAccurate).count > 1 { change(site.node, to: "return") }
        case .body(type: let type?, let isBare):
            let values =
                switch type {
                case "Bool": ["true", "false"]
                case "String": ["\"\""]
                case "Int", "Double", "TimeInterval": ["0"]
                case _ where type.hasSuffix("?"): ["nil"]
                case _ where type.hasPrefix("["): ["[]"]
                default: [String]()
                }
            for value in values { change(site.node, to: isBare ? value : "return \(value)") }
        }
    }

    // MARK: Conditions

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard case .expression(let condition) = node.condition else { return .visitChildren }
        change(condition, to: "!(\(condition.trimmedDescription))")
        change(condition, to: "true")
        if node.parent?.parent?.is(GuardStmtSyntax.self) != true { change(condition, to: "false") }
        return .visitChildren
    }

    // MARK: Operators

    private static let others: [String: [String]] = [
        "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="], "!=": ["=="],
        "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="],
    ]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst() {
            let (left, middle) = (elements[index - 1], elements[index])
            if middle.is(UnresolvedTernaryExprSyntax.self) {
                let start = elements[..<index].lastIndex { $0.is(AssignmentExprSyntax.self) }.map { $0 + 1 } ?? 0
                let condition = elements[start].range.lowerBound..<left.range.upperBound
                let text = elements[start..<index].map(\.description).joined().oneLine
                change(condition, to: "!(\(text))", in: node)
            }
            guard let name = middle.as(BinaryOperatorExprSyntax.self)?.operator.text, index + 1 < elements.count else {
                continue
            }
            let right = elements[index + 1]
            for other in Self.others[name, default: []] { change(middle, to: other, in: node) }
            guard ["+", "??"].contains(name) else { continue }
            change(left.range.lowerBound..<right.range.lowerBound, to: "", in: node)
            change(left.range.upperBound..<right.range.upperBound, to: "", in: node)
            let whole = left.range.lowerBound..<right.range.upperBound
            if name == "??" { change(whole, to: "(\(left.trimmedDescription))!", in: node) }
        }
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if ["!", "-"].contains(node.operator.text) { change(node.operator, to: "", in: node) }
        return .visitChildren
    }

    // MARK: Literals

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let number = Int(node.literal.text.filter { $0 != "_" }) else { return .skipChildren }
        change(node, to: "\(number + 1)", in: surroundings(of: node))
        change(node, to: "\(number - 1)", in: surroundings(of: node))
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        change(node, to: node.literal.tokenKind == .keyword(.true) ? "false" : "true", in: surroundings(of: node))
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        change(node, to: node.segments.trimmedDescription.isEmpty ? "\"mutant\"" : "\"\"", in: surroundings(of: node))
        return .visitChildren
    }

    /// What a person has to see to know a small thing again.
    private func surroundings(of node: some SyntaxProtocol) -> Syntax {
        var shown = Syntax(node)
        while let parent = shown.parent, shown.id != site.node.id, parent.range.count <= 80,
            !parent.is(CodeBlockItemListSyntax.self)
        {
            shown = parent
        }
        return shown
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node {
            guard case .expr(let expression) = item.item, expression.hasEffect else { continue }
            // NB: what is returned cannot be left out.
            if case .body(_, isBare: true) = site.kind, node.id == site.node.id { continue }
            // NB: a case of a `switch` has to hold something.
            change(item, to: node.count == 1 ? "()" : "")
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        for (index, first) in arguments.enumerated() {
            for second in arguments.dropFirst(index + 1) where first.expression.oneLine != second.expression.oneLine {
                let (left, right) = (first.expression.range, second.expression.range)
                let middle = source.text(of: left.upperBound..<right.lowerBound)
                let text = source.text(of: right) + middle + source.text(of: left)
                change(left.lowerBound..<right.upperBound, to: text, in: node)
            }
        }
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return .visitChildren
        }
        let name = access.declName.baseName
        if ["sorted", "filter", "reversed", "dropFirst", "dropLast"].contains(name.text) {
            change(node, to: base.trimmedDescription)
        }
        if name.text == "allSatisfy" {
            let label = node.arguments.first.map { name.range.lowerBound..<$0.range.lowerBound } ?? name.range
            change(label, to: node.arguments.isEmpty ? "contains" : "contains(where: ", in: node)
        }
        return .visitChildren
    }

    private static let opposites = [
        "first": "last", "last": "first", "min": "max", "max": "min", "start": "end", "end": "start",
        "nextUp": "nextDown", "nextDown": "nextUp", "dropFirst": "dropLast", "dropLast": "dropFirst",
    ]

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let opposite = Self.opposites[node.baseName.text] {
            change(node, to: opposite, in: surroundings(of: node))
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if node.base == nil || node.base?.is(DeclReferenceExprSyntax.self) == true,
            let sibling = siblings.sibling[name.text]
        {
            change(name, to: sibling, in: surroundings(of: node))
        }
        return .visitChildren
    }

    // MARK: Links

    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        for capture in node.capture?.items ?? []
        where capture.specifier?.specifier.tokenKind == .keyword(.weak) {
            let rest = source.text(of: capture.name.range.upperBound..<node.range.upperBound)
            let value = capture.initializer == nil ? ", kept = \(capture.name.text)" : ""
            let range = capture.range.lowerBound..<node.range.upperBound
            let isSingle = node.parent?.as(ClosureExprSyntax.self)?.statements.count == 1
            // NB: as it is used, it is captured; where `self` is weak, it has to stay so to be left out.
            let use = isSingle ? "_ = kept; return" : "_ = kept;"
            change(range, to: "weak \(capture.name.text)\(value)\(rest) \(use)", in: node)
        }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// Whether this is a call or an assignment, and no value that somebody wants.
    fileprivate var hasEffect: Bool {
        if let marked = self.as(TryExprSyntax.self) { return marked.expression.hasEffect }
        if let marked = self.as(AwaitExprSyntax.self) { return marked.expression.hasEffect }
        guard let sequence = self.as(SequenceExprSyntax.self) else { return self.is(FunctionCallExprSyntax.self) }
        return sequence.elements.contains { element in
            element.is(AssignmentExprSyntax.self)
                || ["+=", "-="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
    }
}
