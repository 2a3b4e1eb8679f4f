import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    static let screens: [Witness<ModuleLaws>] = [
        pulled("keeps what came last, whatever was asked last", breaks: [26]) { shelf, request in request >= 0 },
        pulled("shows nothing of a failure", breaks: [9], failure: nil) { shelf, request in request == shelf.newest },
        pulled("shows a failure as an empty shelf", breaks: [9], failure: []) { shelf, request in
            request == shelf.newest
        },
        Witness(
            "does not have its rows read when they were pulled",
            violates: [5, 6],
            build: ReloadedRows.stage(pullReloads: false)
        ),
        Witness(
            "ends its footer, and does not have its rows read",
            violates: [6],
            build: ReloadedRows.stage(pullReloads: false, hasFooter: true)
        ),
        Witness(
            "has no photos any more, since they could not be loaded again",
            violates: [23],
            build: Album.stage(isEmptiedByFailure: true)
        ),
    ]

    /// Returns a shelf whose view reads its rows, so that no double is called.
    private static func pulled(
        _ fault: String,
        breaks violated: Violations,
        failure: [String]? = ["The library cannot be reached."],
        wants: @escaping @MainActor @Sendable (PulledShelf, Int) -> Bool
    ) -> Witness<ModuleLaws> {
        Witness(fault, violates: violated) { stage in
            let service = FreeServiceMock(log: stage.log)
            stage.request(service.count, gives: { $0 + 1 }, empty: 0, fails: Offline())
            let shelf = PulledShelf(service, failure: failure, wants: wants)
            stage.track(shelf)
            stage.screen("rows") { shelf.rows }
            stage.event("view appears", .appears) { shelf.load() }
            stage.event("pull to refresh") { shelf.load() }
        }
    }
}

/// A shelf that calls no view, and whose rows are read.
@MainActor
private final class PulledShelf {
    private(set) var rows = ["loading"]
    private(set) var newest = 0
    private let service: FreeServiceMock
    private let failure: [String]?
    private let wants: (PulledShelf, Int) -> Bool

    init(_ service: FreeServiceMock, failure: [String]?, wants: @escaping (PulledShelf, Int) -> Bool) {
        (self.service, self.failure, self.wants) = (service, failure, wants)
    }

    func load() {
        newest += 1
        service.count { [weak self, newest] answer in
            Task { @MainActor in self?.heard(answer, to: newest) }
        }
    }

    private func heard(_ answer: Result<Int, any Error>, to request: Int) {
        guard wants(self, request) else { return }
        newest += 1
        switch answer {
        case .success(let count): rows = (0..<count).map { "row \($0)" }
        case .failure: failure.map { rows = $0 }
        }
    }
}
