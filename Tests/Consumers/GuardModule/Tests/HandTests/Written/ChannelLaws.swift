@testable import Others
import Testing
import VIPERSpecs

let channel = Module { stage in
    let screen = ChannelScreenSpy(log: stage.log)
    let finder = ProgrammeFindingSpy(log: stage.log)
    let coordinator = ChannelCoordinatingSpy(log: stage.log)
    let model = ChannelModel(screen: screen, finder: finder, coordinator: coordinator)
    stage.view(screen)
    stage.wireframe(coordinator)
    stage.track(model)
    stage.busy(from: ChannelScreenSpy.Call.spin, until: .stop)
    stage.request(
        finder.programmesAnswers,
        gives: { [Programme(number: "number \($0)", name: "name \($0)", still: "still \($0)")] },
        empty: [],
        fails: Unavailable()
    )
    stage.screen("programmes", after: ChannelScreenSpy.Call.redraw) { model.programmes }
    stage.event("refresh", [.appears, .repeatable]) { model.refresh() }
    stage.event("tapped", .needsContent) { model.tapped(0) }
    stage.event("sign out", .leaves) { model.signOut() }
}

/// What the doubles fail with.
private struct Unavailable: Error {}

@Suite struct ChannelLaws {
    @Test(arguments: channel.laws)
    func obeys(_ law: Module.Law) async throws { try await law.verify() }
}
