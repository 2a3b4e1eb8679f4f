import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawVariants {
    /// Modules that wait on the stage's clock.
    static let timed: [Variant<ModuleLaws>] = [
        Variant("searches once the user has paused", build: TimedStages.search()),
        Variant("asks again every five seconds, and sooner after a failure", build: TimedStages.poll()),
        Variant("deletes when the undo button has been there for five seconds", build: TimedStages.undo()),
        Variant("stores what was tapped last, although its view has gone", build: Amount.stage()),
        Variant("copies a link, and says so for two seconds", build: TimedStages.toast()),
        Variant("counts down until the user goes back", build: TimedStages.countdown()),
        Variant("counts anew when a code is asked for again", build: TimedStages.countdown(countsAnew: true)),
        Variant("stores a result a second later") { TimedResult.put(on: $0) },
        Variant("gives up after ten seconds, and tries again twice", build: TimedStages.deadline()),
        Variant("locks itself half a minute after the last touch, however often that was") { stage in
            let view = ToldSpy<Safe>("View", log: stage.log)
            let router = ToldSpy<Safe>("Router", log: stage.log)
            let clock = stage.clock.sleeping
            var (lock, isClosed): (ScheduledAction?, Bool) = (nil, false)
            stage.view(view)
            stage.wireframe(router)
            stage.event("touch", when: { !isClosed }) { [weak view] in
                lock?.cancel()
                view?(.isUsed)
                lock = clock.schedule(after: .seconds(30)) { [weak view] in if view != nil { router(.isLocked) } }
            }
            stage.event("close", .leaves, when: { !isClosed }) {
                isClosed = true
                lock?.cancel()
                router(.isClosed)
            }
        },
        Variant("hides its controls after a while, unless it is paused") { stage in
            let player = Player.put(on: stage)
            stage.state(from: Player.Shown.controls(true), until: .controls(false))
            stage.event("tap film") { player.tap() }
            stage.event("pause") { player.pause() }
            stage.event("play") { player.play() }
        },
        Variant("says something for good in the place of what goes by itself") { stage in
            let player = Player.put(on: stage)
            stage.state(from: Player.Shown.note("Copied"), until: .note(nil))
            stage.event("copy") { player.copy() }
            stage.event("film ends") { player.end() }
        },
        Variant("shows a tip after a while, and not when its view comes back") { stage in
            let clock = stage.clock.sleeping
            stage.put({ Tips($0, $1, clock: clock) }, gives: { "\($0)" }) { tips in
                stage.event("view appears", [.appears, .repeatable]) { tips.appear() }
                stage.event("view disappears") { tips.disappear() }
            }
        },
        Variant("asks on and on until it is turned off, and not when its tab comes back then") { stage in
            let clock = stage.clock.sleeping
            var isOff = false
            stage.put({ StatusPoll($0, $1, clock: clock) }, gives: { "\($0)" }) { poll in
                stage.event("view appears", [.appears, .repeatable]) { if !isOff { poll.appear() } }
                stage.event("is turned off elsewhere") {
                    isOff = true
                    poll.disappear()
                }
            }
        },
    ]
}

/// The calls of a safe.
private enum Safe: RecordedCall {
    case isUsed, isLocked, isClosed
}
