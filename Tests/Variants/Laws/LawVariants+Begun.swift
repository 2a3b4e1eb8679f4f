import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that rightly start differently after a failure, or that clear more than a field.
    static let begun: [Variant<ModuleLaws>] = [
        loader("is busy only as long as nothing is there, and tries twice by itself") { stage, view, service in
            var (hasRow, isWaiting) = (false, false)
            @MainActor func ask(_ attempts: Int, _ view: ToldSpy<Shown>?) {
                service.get("row") { [weak view] answer in
                    if case .failure = answer, attempts > 1 { return ask(attempts - 1, view) }
                    isWaiting = false
                    if !hasRow { view?(.busy(false)) }
                    guard case .success(let text) = answer else { return view?(.problem("Offline")) ?? () }
                    hasRow = true
                    view?(.problem(nil))
                    view?(.text(text))
                }
            }
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !isWaiting else { return }
                isWaiting = true
                if !hasRow { view?(.busy(true)) }
                ask(2, view)
            }
        },
        loader("shows in its button that it tries again") { stage, view, service in
            var (hasFailed, isWaiting) = (false, false)
            stage.event("load") { [weak view] in
                guard !isWaiting else { return }
                isWaiting = true
                view?(hasFailed ? .button("Trying again…") : .busy(true))
                service.get("row") { [weak view] answer in
                    isWaiting = false
                    view?(.busy(false))
                    if case .success(let text) = answer {
                        hasFailed = false
                        view?(.problem(nil))
                        return view?(.text(text)) ?? ()
                    }
                    hasFailed = true
                    view?(.problem("Offline"))
                    view?(.button("Try again"))
                }
            }
        },
        looker("looks once for an offer, which is a part of its screen, and leaves it out if that fails") {
            $0.offer = ""
        },
        looker("looks once for an offer, and has another in its place if that fails") { $0.offer = "Free delivery" },
        sender("empties a field, and fills it again after a failure") { text, view in
            view?(.field(text))
            return text
        },
        sender("empties a field, and says after a failure what was not stored") { text, view in
            view?(.button("“\(text)” was not stored"))
            return ""
        },
        sender("says no longer what is wrong with a field, of which it still knows the text") { text, _ in text },
    ]

    /// Creates a module with one view that can be busy, and one service that may fail.
    private static func loader(
        _ oddity: String,
        play: @escaping @MainActor @Sendable (Stage, ToldSpy<Shown>, AskedMock<String>) -> Void
    ) -> Variant<ModuleLaws> {
        Variant(oddity) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.busy(from: Shown.busy(true), until: .busy(false))
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { "row \($0)" }, fails: Offline())
            play(stage, view, service)
        }
    }

    /// Creates a module whose view receives everything that it shows, and of which one part is looked up once.
    private static func looker(
        _ oddity: String,
        fail: @escaping @MainActor @Sendable (inout Page) -> Void
    ) -> Variant<ModuleLaws> {
        Variant(oddity) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (page, hasLooked) = (Page(), false)
            stage.view(view)
            stage.request(service.answers, gives: { "offer \($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasLooked else { return }
                hasLooked = true
                view?(.page(page))
                service.get("offer") { [weak view] answer in
                    if case .success(let offer) = answer { page.offer = offer } else { fail(&page) }
                    view?(.page(page))
                }
            }
        }
    }

    /// Creates a module that stores the typed text, and clears a field before that.
    private static func sender(
        _ oddity: String,
        keep: @escaping @MainActor @Sendable (String, ToldSpy<Shown>?) -> String
    ) -> Variant<ModuleLaws> {
        Variant(oddity) { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            var (text, isWaiting) = ("", false)
            stage.view(view)
            stage.store(service)
            stage.state(from: Shown.problem("Offline"), until: .problem(nil))
            stage.request(service.answers, gives: { "note \($0)" }, fails: Offline())
            stage.event("type", when: { !isWaiting }) { [weak view] in
                text = "milk"
                view?(.problem(nil))
            }
            stage.event("add", .repeatable, when: { !isWaiting }) { [weak view] in
                guard !text.isEmpty else { return }
                isWaiting = true
                let wanted = text
                text = ""
                view?(.field(""))
                service.get(wanted) { [weak view] answer in
                    isWaiting = false
                    if case .success(let note) = answer {
                        view?(.problem(nil))
                        return view?(.text(note)) ?? ()
                    }
                    view?(.problem("Offline"))
                    text = keep(wanted, view)
                }
            }
        }
    }
}

private struct Page: Equatable, Sendable {
    var (title, offer) = ("Shop", "Looking…")
}

private enum Shown: RecordedCall {
    case busy(Bool), problem(String?), text(String), field(String), button(String), page(Page)
}
