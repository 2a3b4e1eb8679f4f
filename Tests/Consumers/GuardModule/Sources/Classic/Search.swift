import Foundation
// Presenter with generics in its services, class-bound delegates of the interactor, async in Swift 5 mode.
public protocol SearchPresenterOutput: AnyObject { func display(results: [SearchResult]); func displayNothing() }
public protocol SearchInteractorDelegate: AnyObject {
    func interactor(_ interactor: SearchInteracting, didFind results: [SearchResult]);
    func interactor(_ interactor: SearchInteracting, didFailWith error: Error)
}
public protocol SearchInteracting: AnyObject {
    var delegate: SearchInteractorDelegate? { get set }; func search(_ term: String)
}
public struct SearchResult: Codable, Equatable {
    public let title: String; public let score: Float; enum CodingKeys: String, CodingKey { case title, score }
}
public protocol SearchService {
    func get<T: Decodable>(_ path: String, as type: T.Type) async throws -> T;
    func results(for term: String) async throws -> [SearchResult]
}
open class SearchInteractor: SearchInteracting {
    public weak var delegate: SearchInteractorDelegate?
    let service: SearchService
    public init(service: SearchService) { self.service = service }
    public func search(_ term: String) {
        Task { @MainActor in
            do { let r = try await service.results(for: term); delegate?.interactor(self, didFind: r) } catch {
                delegate?.interactor(self, didFailWith: error)
            }
        }
    }
}
open class SearchPresenter: SearchInteractorDelegate {
    public weak var output: SearchPresenterOutput?
    private let interactor: SearchInteracting
    public init(interactor: SearchInteracting) { self.interactor = interactor; interactor.delegate = self }
    open func searchTextChanged(_ text: String) { interactor.search(text) }
    public func interactor(_ interactor: SearchInteracting, didFind results: [SearchResult]) {
        results.isEmpty ? output?.displayNothing() : output?.display(results: results)
    }
    public func interactor(_ interactor: SearchInteracting, didFailWith error: Error) { output?.displayNothing() }
}
