import LawProbes
import LawReference
import VIPERSpecs

/// Songs, one of which is chosen and another plays, whatever the filter shows.
@MainActor
final class Playlist {
    enum Shown: RecordedCall {
        case songs([Song]), plays(String), isOpen(Bool)
    }

    struct Song: Equatable, Sendable {
        let id: String
        let title: String
    }

    enum Opened: RecordedCall {
        case song(String), player(String), sharing(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let router: ToldSpy<Opened>
    private let service: AskedMock<[Song]>
    private(set) var chosen: Song?
    private var (all, filter): ([Song], String) = ([], "")

    private init(_ view: ToldSpy<Shown>, _ router: ToldSpy<Opened>, _ service: AskedMock<[Song]>) {
        (self.view, self.router, self.service) = (view, router, service)
    }

    static func stage(_ stage: Stage) {
        let view = ToldSpy<Shown>("View", log: stage.log)
        let router = ToldSpy<Opened>("Router", log: stage.log)
        let service = AskedMock<[Song]>("Service", log: stage.log)
        let list = Playlist(view, router, service)
        stage.view(view)
        stage.wireframe(router)
        stage.track(list)
        // The real list marks it by itself.
        stage.screen("chosen") { [weak list] in list?.chosen?.title ?? "none" }
        stage.request(
            service.answers,
            gives: { number in
                ["1", "2", "3"].map { Song(id: $0, title: "song \($0) of \(number)") }
            }
        )
        stage.event("view appears", .appears) { list.load() }
        stage.event("filter", .repeatable) { list.show(only: "2") }
        stage.event("tap song 1", [.needsContent, .repeatable]) { list.open("1") }
        stage.event("tap song 3", [.needsContent, .repeatable]) { list.open("3") }
        stage.event("play the next", [.needsContent, .repeatable]) { list.playNext() }
        stage.event("tap what plays", [.needsContent, .repeatable]) { list.openPlayer() }
        stage.event("share", [.needsContent, .repeatable]) { list.share() }
    }

    private func load() {
        service.get("all") { [weak self] answer in
            guard let self, case .success(let songs) = answer else { return }
            (all, chosen) = (songs, songs[0])
            view?(.plays(songs[0].title))
            show(only: filter)
        }
    }

    private func show(only filter: String) {
        self.filter = filter
        view?(.songs(all.filter { filter.isEmpty || $0.id == filter }))
    }

    private func open(_ id: String) {
        guard let song = all.first(where: { $0.id == id }) else { return }
        chosen = song
        router(.song(song.title))
    }

    private func playNext() {
        guard let song = chosen, let index = all.firstIndex(of: song) else { return }
        chosen = all[(index + 1) % all.count]
        router(.song(all[(index + 1) % all.count].title))
    }

    private func openPlayer() { if let song = all.first { router(.player(song.title)) } }

    private func share() { if let chosen { router(.sharing(chosen.title)) } }
}
