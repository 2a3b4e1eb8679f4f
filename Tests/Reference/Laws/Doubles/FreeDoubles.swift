public import VIPERSpecs

/// The doubles of a module that counts books, already known to a stage.
@MainActor
public struct FreeDoubles {
    /// The double of the view.
    public let view: FreeViewSpy
    /// The double of the service.
    public let service: FreeServiceMock

    /// Creates doubles, and tells a stage about them.
    ///
    /// - Parameter stage: The stage.
    public init(_ stage: Stage) {
        view = FreeViewSpy(log: stage.log)
        service = FreeServiceMock(log: stage.log)
        stage.view(view)
        stage.request(service.count, gives: { $0 + 1 }, empty: 0, fails: Offline())
    }
}
