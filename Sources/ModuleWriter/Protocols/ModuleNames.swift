/// The names that the files of a module share.
struct ModuleNames {
    let choices: ModuleChoices

    /// The name of the module, which the names of its types begin with.
    var module: String { choices.name.text }

    /// The name of a protocol.
    subscript(role: Role) -> String { choices.naming.name(of: role, in: module) }

    /// The name of a protocol's double.
    func double(_ role: Role) -> String { self[role] + (role.isAsked ? "Mock" : "Spy") }

    /// What the ids of the module's requirements begin with, such as `SHOW-DETAILS` for `ShowDetails`.
    var id: String {
        module.replacing("_", with: "-").replacing(/(\p{Ll}|\d)(\p{Lu})/) { "\($0.1)-\($0.2)" }.uppercased()
    }

    /// Whether the presenter is told what it has asked for.
    var hasOutput: Bool { choices.hasInteractor && choices.dialect == .delegate }

    /// Whether the view looks at the presenter, instead of being told.
    var isObserved: Bool { choices.host == .swiftui }

    /// Whom the presenter asks.
    var source: Role { choices.hasInteractor ? .interactor : .service }

    /// What the view shows: items, or the text that is made of them.
    var shown: String { choices.hasFormatter ? "text" : "items" }

    var shownType: String { choices.hasFormatter ? "String" : "[String]" }

    /// How the view is told what to show.
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
