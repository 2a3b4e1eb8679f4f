import SpyGenerator

/// A way to create a value of a type.
struct Initializer {
    var parameters: [Parameter]
    let generics: [GenericParameter]
    let conditions: [Condition]
    let isAsync: Bool
    let isThrowing: Bool
    let isFailable: Bool
    /// Whether it is a convenience initialiser, which calls another one with values that it makes itself.
    let isConvenience: Bool
    let isOnMainActor: Bool

    /// Whether a plain expression can call it.
    var isPlain: Bool { !isAsync && !isThrowing && !isFailable }
}
