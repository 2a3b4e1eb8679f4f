/// Something that the user can cause, without the closure that causes it.
struct StageEvent {
    /// How the module is told: the stage owns this closure, and through it the module.
    struct Action {
        enum Form {
            case atOnce(@MainActor () -> Void)
            case inTask(@MainActor () async -> Void)
        }

        let isPossible: @MainActor () -> Bool
        let form: Form
    }

    let name: String
    let traits: EventTraits
    /// The name of the event that this one undoes.
    let undone: String?
}
