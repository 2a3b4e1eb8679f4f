import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules with an event that shows nothing itself, but that other events depend on.
    static let scenes: [Variant<ModuleLaws>] = [
        scene("goes back from its third step on") { stage, view, _ in
            var step = 0
            stage.event("view appears", .appears) { [weak view] in view?(.step(step)) }
            stage.event("previous") { [weak view] in
                guard step > 1 else { return }
                step -= 1
                view?(.step(step))
            }
            stage.event("next", .repeatable) { [weak view] in
                step += 1
                view?(.step(step))
            }
        },
        scene("loads anew when it comes back after an hour") { stage, view, service in
            let clock = stage.clock.sleeping
            var (loaded, isLoading) = (nil as TestClock.Instant?, false)
            stage.request(service.answers, gives: { "\($0)" }, fails: Offline())
            stage.event("view appears", [.appears, .repeatable]) { [weak view] in
                if isLoading || loaded.map({ $0.duration(to: clock.now) < .seconds(3600) }) == true { return }
                isLoading = true
                service.get("news") { [weak view] answer in
                    isLoading = false
                    loaded = (try? answer.get()) == nil ? nil : clock.now
                    view?(.text((try? answer.get()) ?? "Offline"))
                }
            }
            stage.event("an hour passes") { clock.advance(by: .seconds(3600)) }
        },
        scene("says otherwise what arrives while it is not in sight") { stage, view, _ in
            var isInSight = false
            stage.event("view appears", [.appears, .repeatable]) { isInSight = true }
            stage.event("a message arrives", .repeatable) { [weak view] in view?(isInSight ? .text("Hello") : .badge) }
            stage.event("view disappears") { isInSight = false }
        },
    ]

    private static func scene(
        _ oddity: String,
        play: @escaping @MainActor @Sendable (Stage, ToldSpy<Scene>, AskedMock<String>) -> Void
    ) -> Variant<ModuleLaws> {
        Variant(oddity) { stage in
            let view = ToldSpy<Scene>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            stage.view(view)
            play(stage, view, service)
        }
    }
}

private enum Scene: RecordedCall {
    case step(Int), text(String), badge
}
