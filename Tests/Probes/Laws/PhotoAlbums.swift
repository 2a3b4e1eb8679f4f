import LawReference
public import VIPERSpecs

/// Shows the photos of one album or another, and the caption of the one that is tapped, which is loaded once.
@MainActor
public final class PhotoAlbums {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case photos([String]), caption(String), isOffline(Bool)
    }

    private weak let view: ToldSpy<Shown>?
    private let (albums, details): (AskedMock<[String]>, AskedMock<String>)
    private let keepsByPosition: Bool
    private var (album, photos, captions) = ("trip", [String](), [String: String]())
    private var (newest, newestTap) = (0, 0)

    private init(_ view: ToldSpy<Shown>, keepsByPosition: Bool, log: CallLog) {
        (self.view, self.keepsByPosition) = (view, keepsByPosition)
        (albums, details) = (AskedMock("Albums", log: log), AskedMock("Captions", log: log))
    }

    /// Returns a closure that puts the module on a stage.
    ///
    /// - Parameter keepsByPosition: Whether the caption of the first photo is kept for whatever is first later.
    public nonisolated static func stage(keepsByPosition: Bool = false) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let module = PhotoAlbums(view, keepsByPosition: keepsByPosition, log: stage.log)
            stage.view(view)
            stage.track(module)
            stage.request(module.albums.answers, gives: { ["photo \($0)a", "photo \($0)b"] }, fails: Offline())
            stage.request(module.details.answers, gives: { "caption \($0)" }, fails: Offline())
            stage.state(from: Shown.isOffline(true), until: .isOffline(false))
            stage.screen("album") { module.album }
            stage.event("view appears", .appears) { module.load() }
            stage.event("choose birds", when: { module.album != "birds" }) { module.choose("birds") }
            stage.event("choose trip", when: { module.album != "trip" }) { module.choose("trip") }
            stage.event("tap first", .needsContent) { module.tap(0) }
        }
    }

    private func choose(_ album: String) {
        self.album = album
        load()
    }

    private func load() {
        newest += 1
        newestTap += 1
        view?(.isOffline(false))
        albums.get(album) { [weak self, newest] answer in
            guard let self, newest == self.newest else { return }
            guard case .success(let photos) = answer else {
                view?(.isOffline(true))
                return
            }
            // What was tapped meanwhile was another photo.
            newestTap += 1
            self.photos = photos
            view?(.photos(photos))
            view?(.caption(""))
        }
    }

    private func tap(_ row: Int) {
        guard photos.indices.contains(row) else { return }
        newestTap += 1
        let key = keepsByPosition ? "\(row)" : photos[row]
        view?(.isOffline(false))
        if let caption = captions[key] {
            view?(.caption(caption))
            return
        }
        details.get(photos[row]) { [weak self, newestTap] answer in
            guard let self, newestTap == self.newestTap else { return }
            guard case .success(let caption) = answer else {
                view?(.isOffline(true))
                return
            }
            captions[key] = caption
            view?(.caption(caption))
        }
    }
}
