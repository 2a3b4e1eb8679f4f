/// When a question may wait for its answer.
enum Patience {
    /// Never, since the answer is needed at once.
    case never
    /// If the test has planned that it waits.
    case ifPlanned
    /// Whenever there is no answer.
    case always
}
