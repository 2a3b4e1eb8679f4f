import Channel
import ShowsSpecs
import Testing

let channelByHand = Module { stage in
    let interactor = HomeInteractorInterfaceMock(log: stage.log)
    let screen = HomeViewInterfaceSpy(log: stage.log)
    let coordinator = HomeWireframeInterfaceSpy(log: stage.log)
    let model = ChannelModel(screen: screen, finder: Finder(interactor), coordinator: coordinator)
    stage.view(screen)
    stage.wireframe(coordinator)
    stage.track(model)
    stage.request(
        interactor.getShows,
        gives: { number in ["B", "A"].map { Show(id: "\($0) \(number)", title: "\($0) \(number)") } },
        empty: [],
        fails: OffAir()
    )
    stage.busy(from: HomeViewInterfaceSpy.Call.showProgressHUD, until: .hideProgressHUD)
    stage.screen("programmes") { model.programmes }
    stage.event("refreshes", [.appears, .repeatable]) { model.refresh() }
    stage.event("taps the first", when: { !model.programmes.isEmpty }) { model.tapped(0) }
    stage.event("signs out", .leaves) { model.signOut() }
}

private struct OffAir: Error {}

