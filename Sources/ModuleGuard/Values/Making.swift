import SpyGenerator

/// What is found out while a value is made.
struct Making {
    /// What stands for the number of the answer; `nil` if one value is enough.
    let number: String?
    /// Whether the plainest value will do, since only its kind counts.
    let isMinimal: Bool
    /// The modules whose types are written.
    var modules: Set<String> = []
    /// Whether it takes the day that the stage shows.
    var needsNow = false
    /// Whether it can be made on the main actor only.
    var needsMainActor = false
    /// Whether two numbers make two values.
    var isNumbered = false
    /// The types that are being made, so that one that holds itself comes to an end.
    var visited: Set<String> = []

    init(number: String? = nil, isMinimal: Bool = false) {
        (self.number, self.isMinimal) = (number, isMinimal)
    }
}
