// What the written views use of SwiftUI, as its interface declares it, so that they are compiled where there is none.

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView { TupleView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildEither<First: View, Second: View>(first: First) -> Conditional<First, Second> { .init() }
    public static func buildEither<First: View, Second: View>(second: Second) -> Conditional<First, Second> { .init() }
}

public struct TupleView: View {
    public var body: Never { fatalError() }
}

public struct Conditional<First: View, Second: View>: View {
    public var body: Never { fatalError() }
}

public struct Text: View {
    public init(_ text: some StringProtocol) {}
    public var body: Never { fatalError() }
}

public struct ProgressView: View {
    public init() {}
    public var body: Never { fatalError() }
}

public struct VStack<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError() }
}

public struct Button: View {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
    public var body: Never { fatalError() }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
}

@propertyWrapper
public struct State<Value> {
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    private let value: Value
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(initialValue: Value) { value = initialValue }
}

extension State: Sendable where Value: Sendable {}
