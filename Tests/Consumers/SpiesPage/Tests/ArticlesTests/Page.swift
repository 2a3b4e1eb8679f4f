import Articles
import Foundation
import Testing
import VIPERSpecs

/// What the statements on the page speak of; each block of them is a function of it.
@MainActor
struct Page {
    let log = CallLog()
    let view = ArticlesViewSpy()
    let service = ArticlesServiceSpy()
    let store = ArticlesStoreSpy()
    let feed = FeedSpy()
    let presenter = Presenter()
    let monday = Date(timeIntervalSince1970: 0)
    let article = Article(title: "VIPER", date: .distantPast)
    let all: [Article] = []
    let byDay: [Date: [Article]] = [:]
    let byID: [Int: Article] = [:]
}

/// What an app that is on the main actor by default has.
@MainActor
struct Post {
    var id: Int
}

struct FeedSpy {
    let like = Answers<Post, Int, Never>("Feed.like", log: CallLog())
}

struct Presenter {
    init() {}
    init(view: ArticlesViewSpy, service: ArticlesServiceSpy, clock: any Clock<Duration>) {}

    func viewDidLoad() {}
    func didPause(at article: Int) {}
}

struct Offline: Error {}
struct NotFound: Error {}

/// What the spy that is written by hand stands for.
protocol Shop {
    func quantity(of name: String) -> Int
    func buy(_ name: String, count: Int) async throws -> Receipt
    func close()
}

struct Receipt {}
