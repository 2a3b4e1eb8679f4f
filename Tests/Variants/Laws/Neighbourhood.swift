import LawReference
import VIPERSpecs

/// Asks for permission to know where the user is, then for the place, and then for what is near it.
@MainActor
final class Neighbourhood {
    enum Shown: RecordedCall {
        case rows(String), note(String), problem(String?)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        newest += 1
        ask("permission", orSay: .note("It may not know where you are.")) { part, _ in
            part.ask("place", orSay: .note("Nobody knows where you are.")) { part, place in
                part.ask("near \(place)", orSay: .problem("Offline")) { part, rows in
                    part.view?(.problem(nil))
                    part.view?(.rows(rows))
                }
            }
        }
    }

    private func ask(
        _ text: String,
        orSay problem: Shown,
        then goOn: @escaping @MainActor (Neighbourhood, String) -> Void
    ) {
        var isOpen = true
        service.get(text) { [weak self, newest] answer in
            guard let self, isOpen, newest == self.newest else { return }
            isOpen = false
            switch answer {
            case .success(let text): goOn(self, text)
            case .failure: view?(problem)
            }
        }
    }
}
