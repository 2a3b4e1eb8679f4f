/// Why an evaluation has no verdict on the module.
enum NoVerdict: Error, CustomStringConvertible {
    /// There is nothing to check.
    case notApplicable(String)
    /// A presupposition of the requirement is violated, so the requirement would blame the module for something else.
    case presupposes(any AnyRequirement, failures: [String])
    /// The test told too little.
    case asked(String)
    /// Something blocked the main actor.
    case notJudged(String)

    var description: String {
        switch self {
        case .notApplicable(let reason): "It does not apply: \(reason)"
        case .presupposes(let cause, _): "It is not judged, since it presupposes \(cause.id), which is violated."
        case .asked(let reason), .notJudged(let reason): "It could not be judged. \(reason)"
        }
    }
}
