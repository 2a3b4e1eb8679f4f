import LawReference
import VIPERSpecs

/// Shows the picture of each row as soon as it is loaded.
@MainActor
final class Gallery {
    enum Shown: RecordedCall {
        case picture(String, at: Int), footer(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private var newest = 0

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>) {
        (self.view, self.service) = (view, service)
    }

    func load() {
        newest += 1
        var (missing, broken) = (3, 0)
        view?(.footer("loading"))
        for row in 0..<3 {
            var isOpen = true
            service.get("picture \(row)") { [weak self, newest] answer in
                guard let self, isOpen, newest == self.newest else { return }
                isOpen = false
                missing -= 1
                if case .failure = answer { broken += 1 }
                view?(.picture((try? answer.get()) ?? "broken", at: row))
                if missing == 0 { view?(.footer(broken == 0 ? "all there" : "\(broken) broken")) }
            }
        }
    }
}
