/// All decisions about a spy before it is written.
package struct SpyPlan {
    package var declaration: ProtocolDeclaration
    package var name: String
    package var generics: [String] = []
    package var conditions: [Condition] = []
    package var aliases: [(name: String, type: TypeSyntax)] = []
    package var members: [MemberPlan] = []
    /// The name of the enumeration of calls.
    package var callName = "Call"
    /// The name of the list of calls.
    package var callsName = "calls"
    /// The name of the recorder.
    package var recorderName = "recorder"
    package var isEquatable = true
    package var isSendable = true
    package var imports: [String] = []
    /// Modules that are imported only for their members.
    package var hiddenImports: [String] = []

    package var calls: [CallCase] { members.flatMap { [$0.call, $0.setter].compactMap(\.self) } }
    package var answers: [AnswerPlan] { members.filter { !$0.requirement.isStatic }.flatMap(\.answers) }
    package var staticMembers: [MemberPlan] { members.filter(\.requirement.isStatic) }
}
