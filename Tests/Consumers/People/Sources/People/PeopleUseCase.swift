import Foundation

/// Awaits people, and finds some of them.
@MainActor
public final class PeopleUseCase: PeopleFinding {
    private let loader: any PeopleLoading
    private var people: [Person]?
    private var query = ""
    private var newestLoad = 0

    public init(loader: any PeopleLoading) {
        self.loader = loader
    }

    public func reload() async -> [Person]? {
        newestLoad += 1
        let load = newestLoad
        let loaded = await loader.loadPeople()
        guard load == newestLoad else { return nil }
        people = loaded
        return found
    }

    public func find(_ query: String) async -> [Person]? {
        self.query = query
        return found
    }

    private var found: [Person]? {
        people?.filter { person in
            let names = [person.fullName] + person.fullName.split(separator: " ").map(String.init)
            let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
            return query.isEmpty || names.contains { $0.range(of: query, options: options) != nil }
        }
    }
}
