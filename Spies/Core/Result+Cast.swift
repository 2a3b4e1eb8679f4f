extension Result where Success == Any {
    /// Returns a planned answer with the type that the caller of a generic member needs.
    ///
    /// A value of another type is a problem. It becomes an error if the member can throw it, and otherwise `nil`.
    func cast<Needed>(for question: String, in log: CallLog) -> Result<Needed, Failure>? {
        switch self {
        case .failure(let error): return .failure(error)
        case .success(let value as Needed): return .success(value)
        case .success(let value):
            let problem = WrongAnswer(question: question, planned: value, needed: Needed.self)
            log.report(problem: problem.description)
            return (problem as? Failure).map { .failure($0) }
        }
    }
}
