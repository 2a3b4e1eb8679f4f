import LawReference
import VIPERSpecs

/// Keeps a page, and then sends it, which it tries twice by itself.
@MainActor
final class Diary {
    enum Shown: RecordedCall {
        case isSaving(Bool), problem(String?), isUnsent(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let clock: TestClock
    private var isSaving = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, clock: TestClock) {
        (self.view, self.service, self.clock) = (view, service, clock)
    }

    func save() {
        guard !isSaving else { return }
        isSaving = true
        view?(.problem(nil))
        view?(.isSaving(true))
        Task { [weak self, service, clock] in
            guard (try? await service.get("keep")) != nil else { return self?.end(.problem("It was not kept.")) ?? () }
            var isSent = (try? await service.get("send")) != nil
            if !isSent {
                try? await clock.sleep(for: .seconds(2))
                isSent = (try? await service.get("send")) != nil
            }
            self?.end(.isUnsent(!isSent))
        }
    }

    private func end(_ result: Shown) {
        isSaving = false
        view?(.isSaving(false))
        view?(result)
    }
}
