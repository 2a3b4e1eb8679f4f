/// The presenter, which does nothing yet.
struct PresenterFile {
    let names: ModuleNames

    var file: WrittenFile {
        WrittenFile("\(names.module)Presenter") { if names.isObserved { observed } else { told } }
    }

    private var collaborators: Collaborators { Collaborators(names: names) }

    /// The presenter that calls a view.
    @TextBuilder private var told: [Substring] {
        """
        /// Shows the items, and leads out of the module.
        @MainActor
        public final class \(names.module)Presenter {
        """
        collaborators.properties()
        state()
        ""
        collaborators.initializer
        end
        """
        }

        extension \(names.module)Presenter: \(names[.presenter]) {
            /// Asks for the items.
            public func viewDidLoad() {}

            /// Leaves the module, once.
            public func didTapClose() {
        """
        leaving
        """
            }
        }
        """
        output
    }

    /// The presenter that a view observes.
    @TextBuilder private var observed: [Substring] {
        """
        public import Observation

        /// Keeps the items for a view that observes them, and leads out of the module.
        @MainActor
        @Observable
        public final class \(names.module)Presenter {
            /// What is shown; `nil` until it is there.
            public private(set) var \(names.shown): \(names.shownType)?
            /// Whether the items could not be fetched.
            public private(set) var hasFailed = false

        """
        collaborators.properties("@ObservationIgnored ")
        state("@ObservationIgnored ")
        ""
        collaborators.initializer
        end
        """

            /// Asks for the items.
            public func appear() {}

            /// Leaves the module, once.
            public func close() {
        """
        leaving
        """
            }
        }
        """
        output
    }

    /// Whether the presenter keeps a task that has to be cancelled.
    private var hasTask: Bool { names.choices.dialect == .async || names.choices.dialect == .stream }

    @TextBuilder private func state(_ attribute: String = "") -> [Substring] {
        if hasTask { "    \(attribute)private var fetching: Task<Void, Never>?" }
        "    \(attribute)private var hasLeft = false"
    }

    @TextBuilder private var end: [Substring] {
        if hasTask {
            """

                deinit {
                    fetching?.cancel()
                }
            """
        }
    }

    @TextBuilder private var leaving: [Substring] {
        """
                guard !hasLeft else { return }
                hasLeft = true
        """
        if hasTask { "        fetching?.cancel()" }
        "        wireframe.close()"
    }

    @TextBuilder private var output: [Substring] {
        if names.hasOutput {
            """

            extension \(names.module)Presenter: \(names[.output]) {
                /// Shows the items.
                public func didFetchItems(_ items: [String]) {}

                /// Shows the failure.
                public func didFailToFetchItems() {}
            }
            """
        }
    }
}
