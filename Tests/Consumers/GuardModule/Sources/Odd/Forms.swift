import Foundation
// Unusual members of events.
public protocol FormsView: AnyObject, Sendable { @MainActor func update(_ values: String...) }
public final class Session { public private(set) var user: String; fileprivate init(user: String) { self.user = user } }
public protocol FormsStore: Sendable {
    func save(_ text: String) throws -> Int; func load() throws -> [String: [Int]]; func clear() async
}
@MainActor public protocol FormsPresenting {
    func onAppear() async throws; @discardableResult func submit(_ fields: [String: String], retries: Int) -> Bool;
    func edit(_ text: inout String); func scroll(to ratio: Double); func pick(_ date: Date, _ range: ClosedRange<Int>);
    func attach<T: Sendable>(_ value: T); func toggle(_ keyPath: WritableKeyPath<CGPoint, CGFloat>);
    func sign(_ session: Session); func many(_ all: Int...); static func make()
}
@MainActor public final class FormsPresenter: FormsPresenting {
    private let view: any FormsView
    private let store: any FormsStore
    public required init(_ view: any FormsView, _ store: any FormsStore = NoStore()) throws {
        self.view = view; self.store = store
    }
    public convenience init(view: any FormsView) throws { try self.init(view) }
    public func onAppear() async throws { _ = try store.load(); await store.clear() }
    @discardableResult public func submit(_ fields: [String: String], retries: Int) -> Bool {
        (try? store.save("\(fields)")) != nil
    }
    public func edit(_ text: inout String) { text += "!" }
    public func scroll(to ratio: Double) { view.update("\(ratio)") }
    public func pick(_ date: Date, _ range: ClosedRange<Int>) { view.update("\(date)") }
    public func attach<T: Sendable>(_ value: T) { view.update("\(value)") }
    public func toggle(_ keyPath: WritableKeyPath<CGPoint, CGFloat>) { view.update("k") }
    public func sign(_ session: Session) { view.update(session.user) }
    public func many(_ all: Int...) { view.update("\(all)") }
    public static func make() {}
}
public struct NoStore: FormsStore {
    public init() {}; public func save(_ text: String) throws -> Int { 0 };
    public func load() throws -> [String: [Int]] { [:] }; public func clear() async {}
}
