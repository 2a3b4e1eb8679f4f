import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that lose nothing, although they do not ask for or show some of it again.
    static let kept: [Variant<ModuleLaws>] = [
        keeper("closes the result that is there while another is worked out") { stage, view, service in
            var (result, isWaiting) = (nil as String?, false)
            stage.event("view appears", .appears) { [weak view] in view?(.text("ready")) }
            stage.event("work out") { [weak view] in
                guard !isWaiting else { return }
                isWaiting = true
                service.get("sum") { [weak view] answer in
                    isWaiting = false
                    result = try? answer.get()
                    view?(.problem(result == nil ? "Offline" : nil))
                    if result != nil { view?(.result(result)) }
                }
            }
            stage.event("close", when: { result != nil }) { [weak view] in
                result = nil
                view?(.result(nil))
            }
        },
        keeper("goes back a step while the next one is checked") { stage, view, service in
            var (step, newest, isWaiting) = (1, 0, false)
            stage.event("view appears", .appears) { [weak view] in view?(.step(step)) }
            stage.event("next", .repeatable) { [weak view] in
                guard !isWaiting else { return }
                (newest, isWaiting) = (newest + 1, true)
                let mine = newest
                service.get("step \(step)") { [weak view] answer in
                    guard mine == newest else { return }
                    isWaiting = false
                    guard case .success = answer else { return view?(.problem("Not valid")) ?? () }
                    step += 1
                    view?(.problem(nil))
                    view?(.step(step))
                }
            }
            stage.event("back", when: { step > 1 }) { [weak view] in
                (step, newest, isWaiting) = (step - 1, newest + 1, false)
                view?(.problem(nil))
                view?(.step(step))
            }
        },
        keeper("loads once what is stored, and only by a pull what is new") { stage, view, service in
            var (hasLoaded, isWaiting) = (false, false)
            @MainActor func load(_ name: String, _ view: ToldSpy<Kept>?) {
                isWaiting = true
                service.get(name) { [weak view] answer in
                    isWaiting = false
                    let text = try? answer.get()
                    view?(.problem(text == nil ? "Offline" : nil))
                    if let text { view?(.text(text)) }
                }
            }
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasLoaded else { return }
                hasLoaded = true
                load("stored", view)
            }
            stage.event("pull", when: { !isWaiting }) { [weak view] in load("new", view) }
        },
        keeper("loads once, and again by a button of a sheet that has to be opened first") { stage, view, service in
            var (hasBegun, isWaiting, hasFailed, isOpen) = (false, false, false, false)
            @MainActor func load(_ view: ToldSpy<Kept>?) {
                (hasBegun, isWaiting, hasFailed, isOpen) = (true, true, false, false)
                service.get("rows") { [weak view] answer in
                    let text = try? answer.get()
                    (isWaiting, hasFailed) = (false, text == nil)
                    view?(.problem(text == nil ? "Offline" : nil))
                    if let text { view?(.text(text)) }
                }
            }
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in if !hasBegun { load(view) } }
            stage.event("open sheet", when: { hasFailed && !isOpen }) { [weak view] in
                isOpen = true
                view?(.note("sheet"))
            }
            stage.event("try again", when: { isOpen && !isWaiting }) { [weak view] in
                view?(.note("no sheet"))
                load(view)
            }
        },
        keeper("looks once for an offer, and hides its place if that fails") { stage, view, service in
            var hasLooked = false
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasLooked else { return }
                hasLooked = true
                service.get("offer") { [weak view] in view?(.result(try? $0.get())) }
            }
        },
        keeper("looks once whether all is well, and leads away if that fails") { stage, view, service in
            let router = ToldSpy<Kept>("Router", log: stage.log)
            var hasLooked = false
            stage.wireframe(router)
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                guard !hasLooked else { return }
                hasLooked = true
                service.get("session") { [weak view, weak router] answer in
                    guard let view else { return }
                    if case .success(let text) = answer { view(.text(text)) } else { router?(.problem("Log in")) }
                }
            }
        },
        keeper("forgets an offer that comes beside an error") { stage, view, service in
            let offers = AskedMock<String>("Offers", log: stage.log)
            var hasFailed = false
            @MainActor func load(_ view: ToldSpy<Kept>?) {
                hasFailed = false
                service.get("rows") { [weak view] answer in
                    if case .success(let text) = answer {
                        view?(.problem(nil))
                        return view?(.text(text)) ?? ()
                    }
                    hasFailed = true
                    view?(.problem("Offline"))
                }
            }
            stage.request(offers.answers, gives: { "offer \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                load(view)
                offers.get("offer") { [weak view] answer in
                    if hasFailed { return }
                    if case .success(let text) = answer { view?(.result(text)) } else { view?(.note("No offers")) }
                }
            }
            stage.event("try again", when: { hasFailed }) { [weak view] in load(view) }
        },
        keeper("shows all at once, or the parts one by one once some was missing") { stage, view, service in
            let others = AskedMock<String>("Others", log: stage.log)
            var (values, pending, hasFailed) = ([nil, nil] as [String?], 0, false)
            @MainActor func load(_ view: ToldSpy<Kept>?) {
                let missing = [0, 1].filter { values[$0] == nil }
                pending = missing.count
                for part in missing {
                    (part == 0 ? service : others).get("part") { [weak view] answer in
                        values[part] = try? answer.get()
                        pending -= 1
                        guard pending == 0, let view else { return }
                        let left = [0, 1].filter { values[$0] == nil }
                        view(.problem(left.isEmpty ? nil : "Missing: \(left)"))
                        if left.isEmpty, !hasFailed { return view(.all(values.compactMap(\.self))) }
                        hasFailed = true
                        if let text = values[0] { view(.text(text)) }
                        if let text = values[1] { view(.note(text)) }
                    }
                }
            }
            stage.request(others.answers, gives: { "other \($0)" }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in load(view) }
            stage.event("try again", when: { pending == 0 && hasFailed && values.contains(nil) }) { [weak view] in
                load(view)
            }
        },
    ]

    /// Creates a module with one view and one service that may fail.
    private static func keeper(
        _ oddity: String,
        play: @escaping @MainActor @Sendable (Stage, ToldSpy<Kept>, AskedMock<String>) -> Void
    ) -> Variant<ModuleLaws> {
        Variant(oddity) { stage in
            let view = ToldSpy<Kept>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            play(stage, view, service)
        }
    }
}

private enum Kept: RecordedCall {
    case text(String), note(String), all([String]), result(String?), step(Int), problem(String?)
}
