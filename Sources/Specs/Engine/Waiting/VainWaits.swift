/// How often a body has waited in vain, for modules that are all the same.
@MainActor
final class VainWaits {
    /// For what did not come.
    var waits = 0
    /// For tasks that do not end.
    var tasks = 0

    init() {}
}
