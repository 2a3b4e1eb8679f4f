/// The traits that the name of an event suggests.
struct EventSuggestion {
    /// The traits, as they are passed to the stage.
    let traits: [String]
    /// The reason, as the end of a sentence.
    let reason: String
}

extension EventSuggestion {
    private static let once: Set<String> = [
        "view did load", "view loaded", "view is ready", "view ready", "view did become ready", "did load", "on load",
        "set up view", "setup view", "set up", "setup", "configure view", "did load view", "on view did load",
        "screen did load", "view controller did load",
    ]
    private static let repeated: Set<String> = [
        "update view", "on appear", "appear", "appeared", "did become active", "view is visible",
    ]
    private static let gone: Set<String> = ["disappear", "disappeared", "disappears"]
    private static let leaving: Set<String> = ["close", "cancel", "dismiss", "back", "quit", "exit", "closed"]
    private static let staying: Set<String> = [
        "search", "keyboard", "download", "upload", "request", "editing", "menu", "banner", "popup", "selection",
        "filter", "loading", "timer", "edit", "ground", "swipe", "in",
    ]
    private static let loading: Set<String> = ["load", "refresh", "reload", "fetch", "update", "start", "show"]

    /// Returns what a name suggests; `nil` if it suggests nothing special.
    static func of(_ name: String, takesPlace: Bool) -> EventSuggestion? {
        let words = CamelCase.words(of: name)
        let spoken = words.joined(separator: " ")
        if !gone.isDisjoint(with: words) { return nil }
        if once.contains(spoken) || spoken.hasPrefix("configure user interface") {
            return EventSuggestion(traits: [".appears"], reason: "the view appears")
        }
        if repeated.contains(spoken) || words.contains("appear") || words.contains("appears") {
            return EventSuggestion(traits: [".appears", ".repeatable"], reason: "the view appears, and may come back")
        }
        if isToldElsewhere(words) { return elsewhere }
        if isLeaving(words) { return EventSuggestion(traits: [".leaves"], reason: "the user leaves") }
        if isPaging(words) {
            return EventSuggestion(traits: [".addsUp", ".needsContent"], reason: "its answers add up")
        }
        if takesPlace { return EventSuggestion(traits: [".needsContent"], reason: "it needs rows") }
        return nil
    }

    /// Whether an event probably starts the work of a module whose events otherwise start nothing.
    static func begins(_ name: String) -> Bool {
        CamelCase.words(of: name).first.map(loading.contains) ?? false
    }

    static let elsewhere = EventSuggestion(traits: [".repeatable"], reason: "another screen tells it")

    /// Whether a name says that another screen has ended, such as `editorDidClose`.
    private static func isToldElsewhere(_ words: [String]) -> Bool {
        guard let did = words.firstIndex(of: "did"), did > 0, words.indices.contains(did + 1) else { return false }
        let own: Set<String> = [
            "view", "screen", "user", "on", "handle", "bar", "field", "text", "button", "cell", "table", "search",
            "app",
        ]
        return own.isDisjoint(with: words[..<did]) && ending.contains(words[did + 1])
    }

    private static let ending: Set<String> = [
        "close", "finish", "save", "cancel", "dismiss", "pick", "select", "complete", "choose", "end", "create", "add",
    ]

    static let beginning = EventSuggestion(
        traits: [".appears", ".repeatable"],
        reason: "nothing else begins, and it may come again"
    )

    private static func isLeaving(_ words: [String]) -> Bool {
        let spoken = words.joined(separator: " ")
        if spoken.contains("log out") || spoken.contains("sign out") || words.contains("logout") { return true }
        return !leaving.isDisjoint(with: words) && staying.isDisjoint(with: words)
    }

    private static func isPaging(_ words: [String]) -> Bool {
        let spoken = words.joined(separator: " ")
        return [
            "next page", "load more", "scroll to end", "scroll to bottom", "reach end", "reached end", "reach bottom",
        ]
        .contains { spoken.contains($0) } || words.contains("scroll")
    }
}
