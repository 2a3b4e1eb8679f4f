import LawReference

/// Works in its caller's task.
@MainActor
final class CalledCounter {
    private weak let view: FreeViewSpy?
    private let service: FreeServiceMock
    private var newest = 0

    init(_ doubles: FreeDoubles) {
        (view, service) = (doubles.view, doubles.service)
    }

    func count() async {
        newest += 1
        let request = newest
        let count = (try? await service.count()) ?? -1
        if request == newest, !Task.isCancelled { view?.show(count) }
    }
}
