import LawReference
import VIPERSpecs

/// Messages, newest last: older ones are requested by the number of those on screen, and new ones come in a stream.
@MainActor
final class Inbox {
    enum Shown: RecordedCall {
        case older([String]), newer(String), isLive(Bool), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private let live: FreeServiceMock
    private var (count, isAsking) = (0, false)
    private var reading: Task<Void, Never>?

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>, _ live: FreeServiceMock) {
        (self.view, self.service, self.live) = (view, service, live)
    }

    deinit {
        reading?.cancel()
    }

    func appear() {
        reading?.cancel()
        view?(.isLive(true))
        scroll()
        reading = Task { [weak self, live] in
            do {
                for try await number in live.counts() {
                    guard let self, !Task.isCancelled else { return }
                    count += 1
                    view?(.newer("new \(number)"))
                }
            } catch {
                if !Task.isCancelled { self?.view?(.isLive(false)) }
            }
        }
    }

    func scroll() {
        guard !isAsking else { return }
        isAsking = true
        view?(.problem(nil))
        service.get("older than \(count)") { [weak self] answer in
            guard let self, isAsking else { return }
            isAsking = false
            guard case .success(let more) = answer else { return view?(.problem("Offline")) ?? () }
            count += more.count
            view?(.older(more))
        }
    }
}
