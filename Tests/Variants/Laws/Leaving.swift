import LawReference
import VIPERSpecs

/// A form that asks whether to keep the typed text before the user leaves.
@MainActor
final class Leaving {
    enum Shown: RecordedCall {
        case text(String), dialog(Bool), problem(String?), close
    }

    weak var router: ToldSpy<Shown>?
    var isAsking = false { didSet { view?(.dialog(isAsking)) } }
    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private var (text, isWaiting, isClosed) = ("", false, false)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>) {
        (self.view, self.service) = (view, service)
    }

    var isAtRest: Bool { !isAsking && !isWaiting && !isClosed }

    func show(_ text: String) {
        self.text = text
        view?(.problem(nil))
        view?(.text(text))
    }

    func back() {
        if text.isEmpty { close() } else { isAsking = true }
    }

    func close() {
        if isAsking { isAsking = false }
        isClosed = true
        router?(.close)
    }

    func keep() {
        (isAsking, isWaiting) = (false, true)
        service.get(text) { [weak self] answer in
            guard let self, isWaiting else { return }
            isWaiting = false
            if case .success = answer { close() } else { view?(.problem("Not kept")) }
        }
    }
}
