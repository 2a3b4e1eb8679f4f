import Foundation
@testable import Inbox
import Testing
import VIPERSpecs

let inbox = Module { stage in
    let now = stage.clock.now
    let view = InboxViewInterfaceSpy(log: stage.log)
    let service = MailServiceSpy(log: stage.log)
    let wireframe = InboxWireframeInterfaceSpy(log: stage.log)
    let presenter = InboxPresenter()
    presenter.view = view
    let interactor = InboxInteractor(service: service, now: { [clock = stage.clock] in clock.now })
    presenter.interactor = interactor
    presenter.wireframe = wireframe
    interactor.output = presenter
    stage.view(view)
    stage.wireframe(wireframe)
    stage.track(presenter, interactor)
    stage.busy(from: InboxViewInterfaceSpy.Call.startLoading, until: .stopLoading)
    stage.oneOf(InboxViewInterfaceSpy.Call.showNoMessages, .showMessages([]))
    stage.request(
        service.messages,
        gives: {
            [
                Message(
                    id: UUID(),
                    subject: "subject \($0)",
                    sent: now,
                    flag: Message.Flag.unread,
                    attachments: [URL(filePath: "/attachment/\($0)")]
                )
            ]
        },
        empty: [],
        fails: Unavailable()
    )
    stage.event("view will appear", [.appears, .repeatable]) { presenter.viewWillAppear() }
    stage.event("did select message", .needsContent) { presenter.didSelectMessage(at: 0) }
    stage.event("did tap close", .leaves) { presenter.didTapClose() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct InboxLaws {
    @Test(arguments: inbox.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
