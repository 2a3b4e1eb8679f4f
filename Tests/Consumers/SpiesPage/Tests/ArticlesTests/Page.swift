import Articles
import Testing
import VIPERSpecs

/// What the statements on the page speak of; each block of them is a function of it.
@MainActor
struct Page {
    let log = CallLog()
    let view = ArticlesViewSpy()
    let service = ArticlesServiceSpy()
    let store = ArticlesStoreSpy()
    let article = Article(title: "VIPER")
}

struct Offline: Error {}
