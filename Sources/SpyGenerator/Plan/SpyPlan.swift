/// Everything that is decided about a spy before it is written.
struct SpyPlan {
    var declaration: ProtocolDeclaration
    var name: String
    var generics: [String] = []
    var conditions: [Condition] = []
    var aliases: [(name: String, type: TypeSyntax)] = []
    var members: [MemberPlan] = []
    /// The name of the enumeration of calls.
    var callName = "Call"
    /// The name of the list of calls.
    var callsName = "calls"
    /// The name of the recorder.
    var recorderName = "recorder"
    var isEquatable = true
    var isSendable = true
    var imports: [String] = []
    /// Modules that are imported for their members alone.
    var hiddenImports: [String] = []

    var calls: [CallCase] { members.flatMap { [$0.call, $0.setter].compactMap(\.self) } }
    var answers: [AnswerPlan] { members.filter { !$0.requirement.isStatic }.flatMap(\.answers) }
    var staticMembers: [MemberPlan] { members.filter(\.requirement.isStatic) }
}
