/// The view: complete if a framework draws it, and still empty if none does.
struct ViewFile {
    let names: ModuleNames

    var file: WrittenFile {
        WrittenFile("\(names.module)View") {
            switch names.choices.host {
            case .none: plain
            case .uikit: uikit
            case .swiftui: swiftui
            }
        }
    }

    /// The text on the screen after a failure.
    private let failure = "The items could not be loaded."

    private var lines: String { names.choices.hasFormatter ? "text" : "items.joined(separator: \"\\n\")" }

    @TextBuilder private var plain: [Substring] {
        """
        /// Shows the items in lines of text, and owns the presenter.
        @MainActor
        public final class \(names.module)View {
            /// Hears of what the user does.
            public var presenter: (any \(names[.presenter]))?
            /// What is on the screen.
            public private(set) var lines: [String] = []

            /// Creates a view that shows nothing yet.
            public init() {}

            /// The view comes on screen.
            public func load() {
                presenter?.viewDidLoad()
            }

            /// The user taps the button that closes.
            public func tapClose() {
                presenter?.didTapClose()
            }
        }

        extension \(names.module)View: \(names[.view]) {
            /// \(names.choices.hasFormatter ? "Shows the text." : "Shows each item in a line.")
            public func \(names.show)(_ \(names.shown): \(names.shownType)) {}

            /// Shows one line, which says that they could not be loaded.
            public func showFailure() {}
        }
        """
    }

    @TextBuilder private var uikit: [Substring] {
        """
        #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
            public import UIKit

            /// Shows the items in lines of text, and owns the presenter.
            public final class \(names.module)View: UIViewController {
                /// Hears of what the user does.
                public var presenter: (any \(names[.presenter]))?

                private let label = UILabel()

                /// Lays out the text and the button that closes, and tells the presenter.
                public override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    label.numberOfLines = 0
                    label.textAlignment = .center
                    label.frame = view.bounds
                    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(label)
                    navigationItem.leftBarButtonItem = UIBarButtonItem(
                        systemItem: .close,
                        primaryAction: UIAction { [weak self] _ in self?.presenter?.didTapClose() }
                    )
                    presenter?.viewDidLoad()
                }
            }

            extension \(names.module)View: \(names[.view]) {
                /// \(names.choices.hasFormatter ? "Shows the text." : "Shows each item in a line.")
                public func \(names.show)(_ \(names.shown): \(names.shownType)) {
                    label.text = \(lines)
                }

                /// Shows that the items could not be loaded.
                public func showFailure() {
                    label.text = "\(failure)"
                }
            }
        #endif
        """
    }

    @TextBuilder private var swiftui: [Substring] {
        """
        #if canImport(SwiftUI)
            public import SwiftUI

            /// Shows the items in lines of text, and owns the presenter.
            public struct \(names.module)View: View {
                @State private var presenter: \(names.module)Presenter

                /// Creates a view.
                ///
                /// - Parameter presenter: Is observed.
                public init(presenter: \(names.module)Presenter) {
                    _presenter = State(initialValue: presenter)
                }

                /// The items or the failure, above the button that closes.
                public var body: some View {
                    VStack {
                        if presenter.hasFailed {
                            Text("\(failure)")
                        } else if let \(names.shown) = presenter.\(names.shown) {
                            Text(\(lines))
                        } else {
                            SwiftUI.ProgressView()
                        }
                        Button("Close") { presenter.close() }
                    }
                    .onAppear { presenter.appear() }
                }
            }
        #endif
        """
    }
}
