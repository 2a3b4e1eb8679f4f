import SpyGenerator

/// What the values need that are being made, and how they are made.
struct Making {
    /// The expression for the number of the answer; `nil` if a single value is enough.
    let number: String?
    /// Whether the simplest value is enough, since only its kind matters.
    let isMinimal: Bool
    /// The modules whose types the value names.
    var modules: Set<String> = []
    /// Whether the value uses the stage's date.
    var needsNow = false
    /// Whether only the main actor can make the value.
    var needsMainActor = false
    /// Whether different numbers make different values.
    var isNumbered = false
    /// The types that are being made, so that a recursive type comes to an end.
    var visited: Set<String> = []

    init(number: String? = nil, isMinimal: Bool = false) {
        (self.number, self.isMinimal) = (number, isMinimal)
    }
}
