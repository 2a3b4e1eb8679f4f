/// Receives what an interactor found.
@MainActor
protocol ShelfInteractorOutput: AnyObject {
    func found(_ rows: [BookRow])
    func foundMore(_ rows: [BookRow])
    func borrowed(_ title: String)
    func failed()
}
