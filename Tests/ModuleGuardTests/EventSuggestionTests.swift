import Testing

@testable import ModuleGuard

@Suite struct EventSuggestionTests {
    @Test(arguments: [
        ("viewDidLoad", [".appears"]), ("viewIsReady", [".appears"]), ("viewWillAppear", [".appears", ".repeatable"]),
        ("onAppear", [".appears", ".repeatable"]), ("updateView", [".appears", ".repeatable"]),
        ("didTapClose", [".leaves"]), ("cancel", [".leaves"]), ("cancelAddAction", [".leaves"]),
        ("logOut", [".leaves"]),
        ("didTapBack", [".leaves"]), ("dismiss", [".leaves"]), ("didScrollToEnd", [".addsUp", ".needsContent"]),
        ("loadMore", [".addsUp", ".needsContent"]), ("editorDidClose", [".repeatable"]),
    ])
    func `A name tells the traits`(name: String, traits: [String]) {
        #expect(EventSuggestion.of(name, takesPlace: false)?.traits == traits)
    }

    @Test(arguments: [
        "didTapSave", "cancelSearch", "closeKeyboard", "viewDidDisappear", "didEnterBackground", "searchBarDidCancel",
        "didType",
    ])
    func `A name that says nothing special gets no traits`(name: String) {
        #expect(EventSuggestion.of(name, takesPlace: false)?.traits == nil)
    }

    @Test func `What is about one row needs rows`() {
        #expect(EventSuggestion.of("didSelect", takesPlace: true)?.traits == [".needsContent"])
    }
}
