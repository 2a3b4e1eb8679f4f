import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults in values that are shown before the server has confirmed them.
    static let hopes: [Witness<ModuleLaws>] = [
        likes("takes a heart back, and not the number beside it", violates: [34]) { likes in
            likes.isOn = likes.isKnown
            likes.show(.heart(likes.isOn))
        },
        likes("takes back what was liked, and not what was liked no longer", violates: [34]) { likes in
            if likes.isOn { likes.isOn = likes.isKnown }
            likes.show()
        },
        likes("takes back the first heart that was not stored, and not the second", violates: [34]) { likes in
            if likes.failures == 1 { likes.isOn = likes.isKnown }
            likes.show()
        },
        likes("turns a heart back that was turned back already", violates: [34]) { likes in
            likes.isOn.toggle()
            likes.show()
        },
        Witness(
            "puts a mail back that could not be deleted, and does not have it read",
            violates: [34],
            build: ReadMails.stage(reloads: false)
        ),
    ]

    private static func likes(
        _ fault: String,
        violates laws: Violations,
        takeBack: @escaping @MainActor @Sendable (Likes) -> Void
    ) -> Witness<ModuleLaws> {
        Witness(fault, violates: laws) { stage in
            let view = ToldSpy<Likes.Shown>("View", log: stage.log)
            let service = AskedMock<Void>("Service", log: stage.log)
            let likes = Likes(view, service, takeBack)
            stage.view(view)
            stage.track(likes)
            stage.request(service.answers, gives: { _ in }, fails: Offline())
            stage.event("view appears", .appears) { likes.show() }
            stage.event("tap heart", .repeatable) { likes.tap() }
        }
    }
}

/// A heart and a number that change before the server has confirmed it.
///
/// It makes one request at a time.
@MainActor
private final class Likes {
    enum Shown: RecordedCall {
        case heart(Bool), number(Int), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Void>
    private let takeBack: @MainActor (Likes) -> Void
    private var isSending = false
    private(set) var isKnown = false
    private(set) var failures = 0
    var isOn = false

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Void>, _ takeBack: @escaping @MainActor (Likes) -> Void) {
        (self.view, self.service, self.takeBack) = (view, service, takeBack)
    }

    func tap() {
        isOn.toggle()
        show()
        send()
    }

    func show() {
        show(.heart(isOn))
        show(.number(isOn ? 11 : 10))
    }

    func show(_ shown: Shown) { view?(shown) }

    private func send() {
        guard !isSending, isOn != isKnown else { return }
        isSending = true
        service.get(isOn ? "like" : "unlike") { [weak self, isOn] answer in
            guard let self else { return }
            isSending = false
            if case .success = answer {
                isKnown = isOn
                return send()
            }
            failures += 1
            takeBack(self)
            show(.problem("Offline"))
        }
    }
}
