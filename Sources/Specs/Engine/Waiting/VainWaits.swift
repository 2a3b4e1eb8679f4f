/// How often something was waited for in vain, for modules that are all the same.
@MainActor
final class VainWaits {
    var count = 0

    init() {}
}
