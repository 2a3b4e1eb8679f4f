/// The wireframe, which builds the module.
struct WireframeFile {
    let names: ModuleNames

    var file: WrittenFile {
        WrittenFile("\(names.module)Wireframe") {
            """
            /// Builds the module, and leads out of it; the presenter owns it.
            @MainActor
            public final class \(names.module)Wireframe: \(names[.wireframe]) {
                private let service: any \(names[.service])
                private let leave: @MainActor () -> Void

                /// Creates a wireframe.
                ///
                /// - Parameters:
                ///   - service: Where the items come from.
                ///   - leave: Takes the view off the screen.
                public init(service: any \(names[.service]), leave: @escaping @MainActor () -> Void) {
                    self.service = service
                    self.leave = leave
                }

                /// Builds the module.
                ///
            """
            if names.isObserved {
                """
                    /// - Returns: The presenter, which a view observes and owns.
                    public func module() -> \(names.module)Presenter {
                """
            } else {
                """
                    /// - Parameter view: Shows the items; whoever makes it has it own the presenter.
                    /// - Returns: The presenter.
                    public func module(for view: any \(names[.view])) -> \(names.module)Presenter {
                """
            }
            Assembly(names: names, service: "service", wireframe: "self").built.map { "        \($0)" }
            """
                }

                /// Leaves the module.
                public func close() { leave() }
            }
            """
        }
    }
}
