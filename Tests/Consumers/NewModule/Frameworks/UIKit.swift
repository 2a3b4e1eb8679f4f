// What the written views use of UIKit, as its interface declares it, so that they are compiled where there is none.

@MainActor @preconcurrency
open class UIResponder {
    public init() {}
}

@MainActor @preconcurrency
open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    open var frame = 0.0
    open var bounds = 0.0
    open var autoresizingMask: AutoresizingMask = []
    open var backgroundColor: UIColor?
    open func addSubview(_ view: UIView) {}
}

public final class UIColor: Sendable {
    public static var systemBackground: UIColor { UIColor() }
}

@MainActor @preconcurrency
open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
    open var textAlignment: NSTextAlignment = .natural
}

public enum NSTextAlignment: Sendable {
    case left, center, right, justified, natural
}

@MainActor @preconcurrency
open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var navigationItem = UINavigationItem()
    open func viewDidLoad() {}
}

@MainActor @preconcurrency
open class UINavigationItem {
    open var leftBarButtonItem: UIBarButtonItem?
}

@MainActor @preconcurrency
open class UIBarButtonItem {
    public enum SystemItem: Sendable {
        case done, cancel, close
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) { self.init() }
    public init() {}
}

@MainActor @preconcurrency
open class UIAction {
    public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
    public init() {}
}
