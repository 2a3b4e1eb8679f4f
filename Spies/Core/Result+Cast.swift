extension Result where Success == Any {
    /// A planned answer as the caller of a generic member needs it.
    ///
    /// If its value is of another type, that is a problem; where that cannot be an error either, there is no answer.
    func cast<Needed>(
        to needed: Needed.Type = Needed.self,
        for question: String,
        in log: CallLog
    ) -> Result<Needed, Failure>? {
        switch self {
        case .failure(let error): return .failure(error)
        case .success(let value as Needed): return .success(value)
        case .success(let value):
            let problem = WrongAnswer(question: question, planned: value, needed: needed)
            log.report(problem: problem.description)
            return (problem as? Failure).map { .failure($0) }
        }
    }
}
