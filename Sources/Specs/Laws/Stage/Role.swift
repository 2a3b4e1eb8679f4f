/// Whom a double of a stage stands for; a double without a role is asked for something.
enum Role: Sendable {
    case view, wireframe, delegate, store, presenter
}
