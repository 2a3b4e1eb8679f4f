/// Why an evaluation came to no verdict on the module.
enum NoVerdict: Error, CustomStringConvertible {
    /// There is nothing to check.
    case notApplicable(String)
    /// What the requirement presupposes is violated, so that it would accuse the module of something else.
    case presupposes(id: String, headline: String, failures: [String])
    /// The test told too little.
    case asked(String)
    /// Somebody else kept the main actor.
    case notJudged(String)

    var description: String {
        switch self {
        case .notApplicable(let reason): "It does not apply: \(reason)"
        case .presupposes(let id, _, _): "It is not judged, since it presupposes \(id), which is violated."
        case .asked(let reason), .notJudged(let reason): "It could not be judged. \(reason)"
        }
    }
}
