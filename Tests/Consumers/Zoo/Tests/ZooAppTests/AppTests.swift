import Foundation
import Testing
import VIPERSpies
import ZooSupport

@testable import ZooApp

/// Spies of a module that is on the main actor by default, in tests that are or are not.
@Suite(.strictDoubles) struct AppTests {
    @MainActor
    @Test func rowsAreComparedByTheirParts() {
        let view = RowViewSpy()
        view.show([Row(title: "milk")])
        view.select(nil, kind: .large(2))
        view.showBusy()
        view.title = "a"
        #expect(
            view.calls == [.show([Row(title: "milk")]), .select(nil, kind: .large(2)), .showBusy, .setTitle("a")]
        )
        #expect(view.calls != [.show([Row(title: "bread")]), .select(nil, kind: .large(2)), .showBusy, .setTitle("a")])
        #expect(view.calls.last == .setTitle("a"))
    }

    @MainActor
    @Test func childrenConformOnTheMainActor() {
        let view = ChildOfChildViewSpy()
        (view as any RowView).showBusy()
        (view as any ChildOfChildView).close()
        #expect(view.calls == [.showBusy, .close])
        let numbers = NumberStoringSpy()
        numbers.allAnswers.give([1])
        #expect(numbers.all() == [1])
        let (one, other) = (StandardSharedSpy(), StandardSharedSpy())
        #expect(Set([one, other, one]).count == 2)
        #expect(one.id != other.id)
    }

    @MainActor
    @Test func answers() async throws {
        let service = RowServiceSpy()
        service.rows.give { kind in if case .small = kind { [Row(title: "milk")] } else { [] } }
        service.countAnswers.fail(.offline)
        service.row.hold()
        #expect(try await service.rows(of: .small) == [Row(title: "milk")])
        #expect(throws: AppError.offline) { try service.count() }
        var told: Row?
        service.row(1) { told = try? $0.get() }
        service.row.held[0].give(Row(title: "bread"))
        #expect(told == Row(title: "bread"))
        service[Row(title: "a")] = 3
        #expect(service.calls.prefix(2) == [.rows(of: .small), .count])
        #expect(service.calls.count == 4)
    }

    @concurrent
    @Test func partsAreComparedOffTheMainActor() async throws {
        let store = FreeStoreSpy()
        let (milk, bread) = await (Self.row("milk"), Self.row("bread"))
        store.save.give()
        try await store.save(Free(number: 1))
        store.keep(milk)
        #expect(store.calls == [.save(Free(number: 1)), .keep(milk)])
        #expect(store.calls != [.save(Free(number: 1)), .keep(bread)])
    }

    @MainActor
    private static func row(_ title: String) -> Row { Row(title: title) }

    @MainActor
    @Test func keysThatAreHashableOnTheMainActor() {
        let index = RowIndexSpy()
        index.index.give([.small: Row(title: "milk")])
        #expect(index.index([.small, .large(1)]) == [.small: Row(title: "milk")])
        index.kinds = [.small]
        #expect(index.calls == [.index([.large(1), .small]), .setKinds([.small])])
        #expect(index.calls != [.index([.large(2), .small]), .setKinds([.small])])
    }

    @MainActor
    @Test func staticsInitializersAndSuperclasses() {
        RowMakingSpy.make.give(Row(title: "made"))
        #expect(RowMakingSpy.make(.small) == Row(title: "made"))
        #expect(RowMakingSpy(row: Row(title: "a")).calls == [.initialize(row: Row(title: "a"))])
        let model = WithAppModelSpy()
        model.open.give(3)
        #expect(model.open(Row(title: "a")) == 3)
        #expect(model.calls == [.open(Row(title: "a"))])
    }

    @MainActor
    @Test func genericsAndStreams() async {
        let listing = RowListingSpy<Int>()
        listing.itemsAnswers.give([1])
        listing.show(1, beside: Row(title: "a"))
        #expect(listing.items() == [1])
        #expect(listing.calls == [.show(1, beside: Row(title: "a")), .items])
        let streaming = RowStreamingSpy()
        streaming.rowsAnswers.give(stream: [Row(title: "a"), Row(title: "b")])
        var rows: [Row] = []
        for await row in streaming.rows() { rows.append(row) }
        #expect(rows == [Row(title: "a"), Row(title: "b")])
        streaming.log("a")
        streaming.there.give(Free(number: 2))
        #expect(await streaming.there(Free(number: 1)) == Free(number: 2))
        #expect(streaming.calls == [.rows, .log("a"), .there(Free(number: 1))])
    }

    @MainActor
    @Test func parents() async {
        let actor = RowActorSpy()
        await actor.add(Row(title: "a"))
        #expect(actor.calls == [.add(Row(title: "a"))])
        let hashable = HashableRowViewSpy()
        hashable.show(Row(title: "a"))
        #expect(Set([hashable, hashable]).count == 1)
        let sendable = SendableRowViewSpy()
        sendable.show(Row(title: "a"))
        #expect(sendable.calls == [.show(Row(title: "a"))])
        let nested = NamespaceNestedSpy()
        nested.show.give(1)
        #expect(nested.show(Free(number: 2)) == 1)
        let view: any PublicRowView = PublicRowViewSpy()
        view.show(PublicRow(title: "a"))
        #expect((view as? PublicRowViewSpy)?.calls == [.show(PublicRow(title: "a"))])
    }

    @MainActor
    @Test func work() async throws {
        let spy = RowWorkSpy()
        spy.run.give(Row(title: "a"))
        spy.each.give()
        let row = await spy.run({ Row(title: "b") }, then: nil)
        #expect(row == Row(title: "a"))
        await spy.each { _ in }
        let isolation = RowIsolationSpy()
        isolation.count.give(2)
        #expect(await isolation.count(on: nil, of: Row(title: "a")) == 2)
        spy.refresh = {}
        await spy.refresh()
        #expect(spy.calls.count == 3)
    }
}
