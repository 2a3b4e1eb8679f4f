public import Foundation

/// What the articles presenter spec gives to a presenter: its view, interactor, wireframe, and the user's language.
///
/// ```swift
/// let presenter = OurPresenter(interactor: fixture.interactor, wireframe: fixture.wireframe, locale: fixture.locale)
/// presenter.view = fixture.view
/// ```
@MainActor
public struct ArticlesPresenterFixture: Fixture {
    /// The log that all doubles share.
    public let log: CallLog
    /// Watches the objects that have to go when the presenter goes.
    public let tracker: Tracker
    /// Is told what to show; the presenter holds it weakly.
    public internal(set) var view: ArticlesViewInterfaceSpy
    /// Is asked for articles; the answers come through the presenter's `ArticlesInteractorOutput`.
    public let interactor: ArticlesInteractorInputMock
    /// Is asked for other screens, and holds each question what to sort by until a test answers it.
    public let wireframe: ArticlesWireframeInputSpy
    /// The user's language, whose alphabet decides how texts are sorted.
    public let locale: Locale

    init(locale: String = "en_US") {
        log = CallLog()
        tracker = Tracker()
        view = ArticlesViewInterfaceSpy(log: log)
        interactor = ArticlesInteractorInputMock(log: log)
        wireframe = ArticlesWireframeInputSpy(log: log)
        wireframe.presentSortOptions.hold()
        self.locale = Locale(identifier: locale)
    }

    /// The lists of articles that were shown, and `nil` for each no-content screen.
    var contents: [[Article]?] {
        view.calls.compactMap {
            switch $0 {
            case .showArticlesData(let articles): .some(articles)
            case .showNoContentScreen: .some(nil)
            case .showFetchFailure, .showActivityIndicator, .hideActivityIndicator: nil
            }
        }
    }

    /// The articles that are shown now; `nil` if there is no list.
    var articles: [Article]? { contents.last ?? nil }

    /// What is shown now, whatever its order.
    var screen: ArticlesScreen { contents.last.map { $0.map(ArticlesScreen.list) ?? .noContent } ?? .blank }

    /// Whether the indicator is on.
    var isBusy: Bool {
        view.calls.last { [.showActivityIndicator, .hideActivityIndicator].contains($0) } == .showActivityIndicator
    }

    /// The state of the indicator in a word.
    var indicator: String { isBusy ? "on" : "off" }

    /// How often the indicator was turned on.
    var beginnings: Int { view.calls.count { $0 == .showActivityIndicator } }

    /// How often the indicator was turned off.
    var endings: Int { view.calls.count { $0 == .hideActivityIndicator } }

    /// How often a failure was shown.
    var failures: Int { view.calls.count { $0 == .showFetchFailure } }
}
