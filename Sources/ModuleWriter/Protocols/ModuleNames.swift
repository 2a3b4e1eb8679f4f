/// The names that the files of a module share.
struct ModuleNames {
    let choices: ModuleChoices

    /// The name of the module, with which the names of its types begin.
    var module: String { choices.name.text }

    /// The name of a protocol.
    subscript(role: Role) -> String { choices.naming.name(of: role, in: module) }

    /// The name of a protocol's double.
    func double(_ role: Role) -> String { self[role] + (role.isAsked ? "Mock" : "Spy") }

    /// The prefix of the ids of the module's requirements, such as `SHOW-DETAILS` for `ShowDetails`.
    var id: String {
        module.replacing("_", with: "-").replacing(/(\p{Ll}|\d)(\p{Lu})/) { "\($0.1)-\($0.2)" }.uppercased()
    }

    /// Whether the interactor calls the presenter with what it asked for.
    var hasOutput: Bool { choices.hasInteractor && choices.dialect == .delegate }

    /// Whether the view observes the presenter, instead of being called.
    var isObserved: Bool { choices.host == .swiftui }

    /// The role that the presenter asks.
    var source: Role { choices.hasInteractor ? .interactor : .service }

    /// What the view shows: items, or the text that is made of them.
    var shown: String { choices.hasFormatter ? "text" : "items" }

    var shownType: String { choices.hasFormatter ? "String" : "[String]" }

    /// The view's method that shows them.
    var show: String { choices.hasFormatter ? "showText" : "showItems" }

    /// The method that asks for the items, as documentation names it.
    var question: String { choices.dialect == .stream ? "items()" : "fetchItems()" }

    /// The answers of a double that is asked for the items.
    var answers: String {
        switch choices.dialect {
        case .delegate, .completion: "fetchItems"
        case .async: "fetchItemsAnswers"
        case .stream: "itemsAnswers"
        }
    }

    let completion = "@MainActor @Sendable (Result<[String], any Error>) -> Void"
    let stream = "AsyncThrowingStream<[String], any Error>"
}
