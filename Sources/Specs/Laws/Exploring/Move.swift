/// What can come next while a module waits.
enum Move {
    /// An answer to a question.
    case answer(OpenQuestion)
    /// As much time as something waits for.
    case time
}
