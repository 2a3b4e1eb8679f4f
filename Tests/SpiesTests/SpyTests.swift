import Foundation
import Testing
import TodoContracts
import TodoSpies
import VIPERSpies

/// The calls that a spy of the to-do list records.
@MainActor
@Suite struct SpyTests {
    @Test func `Records content and order`() {
        let view = ListViewInterfaceSpy()
        view.showNoContentMessage()
        view.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
        view.reloadEntries()
        let data = UpcomingDisplayData(sections: [])
        #expect(view.calls == [.showNoContentMessage, .showUpcomingDisplayData(data), .reloadEntries])
    }

    @Test func `Records the order across objects`() {
        let log = CallLog()
        let wireframe = AddWireframeInterfaceSpy(log: log)
        let delegate = AddModuleDelegateSpy(log: log)
        wireframe.dismissAddInterface()
        delegate.addModuleDidSaveAddAction()
        #expect(
            log.calls == [
                wireframe.logged(.dismissAddInterface),
                delegate.logged(.addModuleDidSaveAddAction),
            ]
        )
        #expect(
            log.story == ["AddWireframeInterface.dismissAddInterface", "AddModuleDelegate.addModuleDidSaveAddAction"]
        )
    }

    @Test func `Held answers are given in any order`() {
        let dataManager = ListDataManagerMock()
        dataManager.todoItems.hold()
        var heard: [String] = []
        for name in ["first", "second"] {
            dataManager.todoItems(from: .distantPast, through: .distantFuture) { items in
                heard.append("\(name): \(items?.count ?? -1)")
            }
        }
        dataManager.todoItems.held[1].give([])
        dataManager.todoItems.held[0].give(nil)
        dataManager.todoItems.held[0].give([])
        #expect(heard == ["second: 0", "first: -1", "first: 0"])
    }

    @Test func `An unplanned answer is a problem and not a trap`() {
        let problems = Problems()
        let dataManager = ListDataManagerMock(log: CallLog { problems.append($0) })
        dataManager.todoItems(from: .distantPast, through: .distantFuture) { _ in }
        #expect(problems.all.count == 1)
        #expect(
            problems.all[0].hasPrefix(
                """
                ListDataManager.todoItems was asked, but no answer was planned for it.
                The calls so far:
                  1. ListDataManager.todoItems(from: 
                """
            )
        )
    }
}

/// Collects what doubles report.
private final class Problems: @unchecked Sendable {
    // This lock guards the texts, which justifies `@unchecked`.
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func append(_ text: String) { lock.withLock { texts.append(text) } }
}
