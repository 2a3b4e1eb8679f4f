public import LawReference
public import VIPERSpecs

/// Keeps the titles of photos, which its view reads on `reload`; the service answers with objects.
@MainActor
public final class Album {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case reload, problem(String)
    }

    /// An object in the service's answer.
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

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<[Photo]>, isEmptiedByFailure: Bool = false) {
        (self.view, self.service, self.isEmptiedByFailure) = (view, service, isEmptiedByFailure)
    }

    /// The view appears, or the user pulls to refresh.
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
    /// Returns a closure that puts the module on a stage.
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
