/// Where stories come from.
@MainActor
public protocol StoryFeeding: AnyObject {
    func feed(_ done: @escaping @MainActor @Sendable (Result<[Story], any Error>) -> Void)
}

/// What the presenter asks of the desk.
@MainActor
public protocol NewsDeskProtocol: AnyObject {
    func latest(_ done: @escaping @MainActor @Sendable (Result<[Story], any Error>) -> Void)
}

/// Shows one state after the other.
@MainActor
public protocol GazetteScreen: AnyObject {
    func render(_ state: GazetteState)
}

/// Where the gazette can lead.
@MainActor
public protocol GazetteRouting: AnyObject {
    func open(_ story: Story)
    func askForOrder(_ chosen: @escaping @MainActor @Sendable (GazetteOrder) -> Void)
}
