/// What the screen binds to: it reads `people` whenever `onChange` is called.
@MainActor
public final class PeopleViewModel {
    public var onChange: (() -> Void)?
    public private(set) var people: [Person] = [] {
        didSet { onChange?() }
    }

    private let useCase: any PeopleFinding
    private weak var coordinator: (any PeopleCoordinating)?
    private var asked = 0
    private var shown = 0

    public init(useCase: any PeopleFinding, coordinator: any PeopleCoordinating) {
        self.useCase = useCase
        self.coordinator = coordinator
    }

    public func onAppear() {
        show { await $0.reload() }
    }

    public func queryChanged(to query: String) {
        show { await $0.find(query) }
    }

    public func tapped(row: Int) {
        guard people.indices.contains(row) else { return }
        coordinator?.showProfile(badge: people[row].badge, title: people[row].fullName)
    }

    private func show(_ people: @escaping @MainActor (any PeopleFinding) async -> [Person]?) {
        asked += 1
        // NB: nothing is cancelled, since what is typed while people are loaded applies to them.
        Task { [weak self, useCase, asked] in
            guard let found = await people(useCase), let self, asked > shown else { return }
            shown = asked
            self.people = found
        }
    }
}
