/// The way in which a spy meets one requirement.
package struct MemberPlan: Equatable {
    package var requirement: Requirement
    /// The case that records the call; `nil` if the call is not recorded.
    package var call: CallCase?
    /// The case that records that a property or a subscript is set.
    package var setter: CallCase?
    package var answers: [AnswerPlan] = []
    /// The closures among the parameters, by number.
    package var closures: [Int: ClosureParameter] = [:]
    /// Whether the returned value is `sending`, although its type is not `Sendable`.
    package var isSent = false
}
