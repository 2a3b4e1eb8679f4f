public import LawReference
public import VIPERSpecs

/// The titles of photos, which are objects, for a view that reads them when it is told to.
@MainActor
public final class Album {
    /// What its view is told.
    public enum Shown: RecordedCall {
        case reload, problem(String)
    }

    /// What the service answers.
    public final class Photo: Sendable {
        let title: String

        init(_ title: String) {
            self.title = title
        }
    }

    private var titles: [String] = []
    private var newest = 0
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[Photo]>
    private let isEmptiedByFailure: Bool

    /// Connects it.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<[Photo]>, isEmptiedByFailure: Bool = false) {
        (self.view, self.service, self.isEmptiedByFailure) = (view, service, isEmptiedByFailure)
    }

    /// The view appears, or is pulled.
    public func load() {
        newest += 1
        service.get("photos") { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            let photos = try? answer.get()
            if photos == nil { view?(.problem("Offline")) }
            guard photos != nil || isEmptiedByFailure else { return }
            titles = photos?.map(\.title) ?? []
            view?(.reload)
        }
    }
}

extension Album {
    /// Puts it on a stage.
    public nonisolated static func stage(
        isEmptiedByFailure: Bool = false
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            stage.put(
                { Album($0, $1, isEmptiedByFailure: isEmptiedByFailure) },
                gives: { [Photo("photo \($0)")] },
                empty: []
            ) { album in
                stage.screen("titles", readOn: Shown.reload) { album.titles }
                stage.event("view appears", .appears) { album.load() }
                stage.event("pull") { album.load() }
            }
        }
    }
}
