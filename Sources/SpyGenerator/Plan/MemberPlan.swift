/// How a spy meets one requirement.
struct MemberPlan: Equatable {
    var requirement: Requirement
    /// The case that records the call; `nil` if the call is not recorded.
    var call: CallCase?
    /// The case that records that a property or a subscript is set.
    var setter: CallCase?
    var answers: [AnswerPlan] = []
    /// The closures among the parameters, by number.
    var closures: [Int: ClosureParameter] = [:]
    /// Whether what it returns is handed over to the caller, although it is not safe to share.
    var isSent = false
}
