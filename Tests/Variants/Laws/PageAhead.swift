import LawReference
import VIPERSpecs

/// A list that requests one page in advance once the user has scrolled, so that it is there when the user reaches it.
@MainActor
final class PageAhead {
    enum Shown: RecordedCall {
        case rows([String]), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<[String]>
    private var (rows, ahead): ([String], [String]?) = ([], nil)
    private var (page, isAsking, wantsMore) = (-1, false, false)

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<[String]>) {
        (self.view, self.service) = (view, service)
    }

    func appear() {
        wantsMore = true
        ask(thenAhead: false)
    }

    func scroll() {
        wantsMore = true
        view?(.problem(nil))
        if let ahead {
            self.ahead = nil
            show(ahead)
        }
        ask(thenAhead: true)
    }

    private func ask(thenAhead: Bool) {
        guard !isAsking else { return }
        isAsking = true
        service.get("page \(page + 1)") { [weak self] answer in
            guard let self, isAsking else { return }
            isAsking = false
            guard case .success(let more) = answer else {
                if wantsMore { view?(.problem("Offline")) }
                return wantsMore = false
            }
            page += 1
            guard wantsMore else { return ahead = more }
            show(more)
            if thenAhead { ask(thenAhead: false) }
        }
    }

    private func show(_ more: [String]) {
        wantsMore = false
        rows += more
        view?(.rows(rows))
    }
}
