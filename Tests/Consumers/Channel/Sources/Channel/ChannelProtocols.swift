/// What we broadcast.
public struct Programme: Hashable, Sendable {
    public var number: String
    public var name: String
    public var still: String?

    public init(number: String, name: String, still: String?) {
        (self.number, self.name, self.still) = (number, name, still)
    }
}

/// Where programmes come from.
@MainActor
public protocol ProgrammeFinding: AnyObject {
    func programmes() async throws -> [Programme]
    func forgetViewer()
}

/// Draws what the model has.
@MainActor
public protocol ChannelScreen: AnyObject {
    func redraw()
    func spin()
    func stop()
}

/// Where the channel can lead.
@MainActor
public protocol ChannelCoordinating: AnyObject {
    func open(number: String)
    func signIn()
    func warn(_ text: String)
}
