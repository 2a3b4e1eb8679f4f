import Foundation
import Testing

@testable import Greeting

@MainActor
@Suite struct GreeterTests {
    @Test func greetsLate() {
        let log = CallLog { Issue.record("\($0)") }
        let (service, view) = (NameServiceSpy(log: log), GreetingViewSpy(log: log))
        service.name.hold()
        Greeter(service: service, view: view).greet()
        #expect(view.calls == [])
        service.name.held[0].give("Ann")
        #expect(view.calls == [.show("Hello, Ann")])
    }

    @Test func copiedSpiesWork() {
        let view: any ListViewInterface = ListViewInterfaceSpy()
        view.showNoContentMessage()
        #expect((view as? ListViewInterfaceSpy)?.calls == [.showNoContentMessage])
    }

    @Test func copiedMocksAnswerWithTheContractsValues() async {
        let dataManager = ListDataManagerMock()
        let clock = FixedClock(now: .now, calendar: .current)
        dataManager.todoItems.give([TodoItem(name: "Milk", dueDate: clock.now)])
        let items = await dataManager.todoItems(from: clock.now, through: clock.now)
        #expect(items == [TodoItem(name: "Milk", dueDate: clock.now)])
        #expect(dataManager.calls == [.todoItems(from: clock.now, through: clock.now)])
    }
}
