import LawProbes
import LawReference
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults of lists, and of events that affect each other.
    static let lists: [Witness<ModuleLaws>] = [
        Witness(
            "adds a page twice if the end is seen twice, in a list that takes the place of a hint",
            violates: [5],
            build: Catalogue.stage(.asksTwiceForAPage)
        ),
        Witness(
            "begins its pages anew before anybody knows whether they come",
            violates: [23, 40],
            build: PulledPages.stage(.beginsAnewBeforeTheAnswer)
        ),
        Witness(
            "has come to the end for ever, whatever is asked for then",
            violates: [36],
            build: Catalogue.stage(.remembersTheEnd)
        ),
        Witness(
            "asks for no page any more once one has failed",
            violates: [10],
            build: Catalogue.stage(.losesAPageThatFailed)
        ),
        Witness(
            "turns back two switches because one was not stored",
            violates: [5, 34],
            build: Switches.stage(takesBackAll: true)
        ),
        Witness(
            "drops what was sent when what came before cannot be loaded",
            violates: [23],
            build: Conversation.stage(.dropsWhatWasSent)
        ),
        Witness("puts a photo that was not deleted below all others", violates: [5, 34]) { PhotoBin.play(on: $0) },
        Witness("sends again what was typed last", violates: [31], build: SentItems.stage(.sendsWhatWasTypedLast)),
        Witness("leaves what was sent in its field", violates: [21], build: SentItems.stage(.leavesTheField)),
        Witness("leaves a hint that nothing takes away", violates: [11]) { stage in
            let view = ToldSpy<Listed>("View", log: stage.log)
            let service = AskedMock<[String]>("Service", log: stage.log)
            stage.view(view)
            stage.state(from: Listed.hint("A name is missing."), until: .hint(nil))
            stage.request(service.answers, gives: { ["row \($0)"] }, fails: Offline())
            stage.event("view appears", .appears) { [weak view] in
                service.get("rows") { answer in
                    view?((try? answer.get()).map(Listed.rows) ?? .problem("Offline"))
                }
            }
            stage.event("erase") { [weak view] in view?(.hint("A name is missing.")) }
            stage.event("type") { [weak view] in view?(.name("Ann")) }
        },
        Witness("asks on although its view has disappeared", violates: [21]) { stage in
            let clock = stage.clock.sleeping
            stage.put({ StatusPoll($0, $1, clock: clock) }, gives: { "\($0)" }) { poll in
                stage.event("view appears", [.appears, .repeatable]) { poll.appear() }
                stage.event("view disappears") {}
            }
        },
    ]
}

/// The calls of a list's view.
private enum Listed: RecordedCall {
    case rows([String]), name(String), hint(String?), problem(String)
}
