/// The role that a double of a stage stands for; a double without a role is one that the module asks for something.
enum Role: Sendable {
    case view, wireframe, delegate, store, presenter
}
