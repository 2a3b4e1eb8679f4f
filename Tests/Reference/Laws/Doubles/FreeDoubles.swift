public import VIPERSpecs

/// The doubles of a module that counts books, already named to a stage.
@MainActor
public struct FreeDoubles {
    /// Stands for the view.
    public let view: FreeViewSpy
    /// Stands for the service.
    public let service: FreeServiceMock

    /// Creates doubles and names them to a stage.
    ///
    /// - Parameter stage: The stage.
    public init(_ stage: Stage) {
        view = FreeViewSpy(log: stage.log)
        service = FreeServiceMock(log: stage.log)
        stage.view(view)
        stage.request(service.count, gives: { $0 + 1 }, empty: 0, fails: Offline())
    }
}
