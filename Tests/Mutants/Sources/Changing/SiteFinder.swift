import SwiftSyntax

/// Finds the bodies, values and weak properties of a source that can be changed.
final class SiteFinder: SyntaxVisitor {
    private(set) var sites: [Site] = []

    static func sites(in source: SourceFileSyntax) -> [Site] {
        let finder = SiteFinder(viewMode: .sourceAccurate)
        finder.walk(source)
        return finder.sites
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = "\(node.name.text)(\(labels(of: node.signature)))"
        defaults(of: node.signature, member: name)
        return add(node.body, member: name, type: node.signature.returnClause?.type.oneLine)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = "init(\(labels(of: node.signature)))"
        defaults(of: node.signature, member: name)
        return add(node.body, member: name, type: nil)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.body, member: "deinit", type: nil)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            let (name, type) = (binding.pattern.oneLine, binding.typeAnnotation?.type.oneLine ?? "")
            if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.weak) }) {
                sites.append(Site(kind: .weakProperty, member: name, node: Syntax(node), range: node.range))
            }
            if let value = binding.initializer?.value {
                sites.append(Site(kind: .value, member: name, node: Syntax(value), range: value.range))
            }
            switch binding.accessorBlock?.accessors {
            case .getter(let items): add(items, member: name, type: type)
            case .accessors(let accessors):
                for accessor in accessors {
                    let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
                    _ = add(accessor.body, member: name, type: isGetter ? type : nil)
                }
            case nil: break
            }
        }
        return .skipChildren
    }

    private func labels(of signature: FunctionSignatureSyntax) -> String {
        signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
    }

    private func defaults(of signature: FunctionSignatureSyntax, member: String) {
        for value in signature.parameterClause.parameters.compactMap(\.defaultValue?.value) {
            sites.append(Site(kind: .value, member: member, node: Syntax(value), range: value.range))
        }
    }

    private func add(_ body: CodeBlockSyntax?, member: String, type: String?) -> SyntaxVisitorContinueKind {
        if let body { add(body.statements, member: member, type: type) }
        return .skipChildren
    }

    private func add(_ items: CodeBlockItemListSyntax, member: String, type: String?) {
        guard let first = items.first else { return }
        let isSingle =
            switch first.item {
            case .expr: items.count == 1
            // NB: `if` and `switch` are statements to the parser, even where their value is returned.
            case .stmt(let statement): items.count == 1 && statement.is(ExpressionStmtSyntax.self)
            case .decl: false
            }
        let kind = Site.Kind.body(type: type, isBare: type != nil && isSingle)
        sites.append(Site(kind: kind, member: member, node: Syntax(items), range: items.range))
    }
}
