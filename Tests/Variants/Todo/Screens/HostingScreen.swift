/// A screen of a toolkit, which contains a view but is none itself.
@MainActor
final class HostingScreen {
    let content: AnyObject
    private let host: HostingNavigator

    init(_ content: AnyObject, host: HostingNavigator) {
        self.content = content
        self.host = host
    }
}
