import SwiftSyntax

/// For each case of an enum of the modules another one that carries the same.
final class Siblings: SyntaxVisitor {
    private(set) var sibling: [String: String] = [:]

    init(in sources: [SourceFileSyntax]) {
        super.init(viewMode: .sourceAccurate)
        for source in sources { walk(source) }
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
        for same in Dictionary(grouping: cases, by: { $0.parameterClause?.oneLine ?? "" }).values where same.count > 1 {
            let names = same.map(\.name.text)
            for (name, next) in zip(names, names.dropFirst() + names.prefix(1)) { sibling[name] = next }
        }
        return .visitChildren
    }
}
