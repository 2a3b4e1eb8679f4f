public import TodoContracts
public import VIPERContracts

/// Shows the upcoming items as plain text.
@MainActor
public final class ListTextView: ViewRole {
    private enum Content {
        case nothing
        case noContentMessage
        case table([UpcomingDisplaySection])
    }

    /// Receives the user's actions.
    public var eventHandler: (any ListModuleInterface)?
    /// Is called after each change.
    public var changed: (() -> Void)?

    private var content = Content.nothing {
        didSet { changed?() }
    }

    /// Creates a view that shows nothing yet.
    public init() {}

    /// The view comes on screen.
    public func appear() {
        eventHandler?.updateView()
    }

    /// The user taps the button with which an item is added.
    public func tapAdd() {
        eventHandler?.addNewEntry()
    }

    /// Whether the message that there is nothing to do is on screen.
    public var showsNoContentMessage: Bool {
        if case .noContentMessage = content { true } else { false }
    }

    /// The sections that are on screen.
    public var sections: [UpcomingDisplaySection] {
        if case .table(let sections) = content { sections } else { [] }
    }
}

extension ListTextView: ListViewInterface {
    /// Shows that there is nothing to do, instead of everything else.
    public func showNoContentMessage() {
        content = .noContentMessage
    }

    /// Shows the sections, instead of everything else.
    public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
        content = .table(data.sections)
    }

    /// Does nothing, since text is drawn whenever it is read.
    public func reloadEntries() {}
}

extension ListTextView: TextScreen {
    /// The table, the message, or nothing.
    public var lines: [String] {
        let body =
            switch content {
            case .nothing: [""]
            case .noContentMessage: ["", "Nothing to do.", "Enjoy your day, or add an item.", ""]
            case .table(let sections): sections.flatMap(lines(of:))
            }
        return ["To Do" + String(repeating: " ", count: 28) + "[ + ]"] + body
    }

    private func lines(of section: UpcomingDisplaySection) -> [String] {
        let images = ["check": "✓", "alarm": "◷", "circle": "○", "calendar": "▦", "paper": "?"]
        return ["", "\(images[section.imageName] ?? section.imageName) \(section.name)"]
            + section.items.map { "    " + $0.title + ($0.dueDay.isEmpty ? "" : " · \($0.dueDay)") }
    }
}
