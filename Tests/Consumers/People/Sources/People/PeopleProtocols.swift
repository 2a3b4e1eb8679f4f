/// Where people come from.
public protocol PeopleLoading: Sendable {
    func loadPeople() async -> [Person]
}

/// What the view model asks of the use case; `nil` if nobody wants to know any more.
@MainActor
public protocol PeopleFinding: AnyObject {
    func reload() async -> [Person]?
    func find(_ query: String) async -> [Person]?
}

/// Where the screen can lead.
@MainActor
public protocol PeopleCoordinating: AnyObject {
    func showProfile(badge: String, title: String)
}
