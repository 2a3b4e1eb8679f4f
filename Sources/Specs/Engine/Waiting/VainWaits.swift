/// How often something was waited for without success, for modules that are all the same.
@MainActor
final class VainWaits {
    var count = 0

    init() {}
}
