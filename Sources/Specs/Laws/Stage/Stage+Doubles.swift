public import VIPERSpies

extension Stage {
    /// Names the view doubles, which the stage keeps until the view goes.
    ///
    /// - Parameter views: The doubles.
    public func view(_ views: any CallRecording...) {
        for view in views { add(view: view) }
    }

    /// Names a view double, some of whose calls look the same to a person.
    ///
    /// Rows that move and rows that arrive are two calls for a view, which animates the first, but the same rows
    /// result:
    ///
    /// ```swift
    /// stage.view(view, seenAs: { call in
    ///     if case .render(.moved(let rows)) = call { .render(.loaded(rows)) } else { call }
    /// })
    /// ```
    ///
    /// - Parameters:
    ///   - view: The double; a module with several views names each.
    ///   - look: Returns the call that stands for all calls that look the same, or the given call if none replaces it.
    public func view<View: CallRecording>(_ view: View, seenAs look: @escaping @MainActor (View.Call) -> View.Call) {
        add(view: view)
        let recorder = view.recorder
        looks[recorder.id] = { ($0.call as? View.Call).map { recorder.logged(look($0)) } ?? $0 }
    }

    /// Names the doubles that carry out the module's navigation.
    ///
    /// - Parameter wireframes: The doubles.
    public func wireframe(_ wireframes: any CallRecording...) {
        for wireframe in wireframes {
            backstage.append(wireframe)
            cast(wireframe, as: .wireframe)
        }
    }

    /// Names the doubles that hear how the module ended.
    ///
    /// - Parameter delegates: The doubles; the stage keeps them longer than the module, as the code that presents a
    ///   module does.
    public func delegate(_ delegates: any CallRecording...) {
        for delegate in delegates {
            keep(delegate: delegate)
            cast(delegate, as: .delegate)
        }
    }

    /// Names the doubles that the module stores something in, so that a law notices if it stores twice.
    ///
    /// - Parameter stores: The doubles.
    public func store(_ stores: any CallRecording...) {
        for store in stores {
            backstage.append(store)
            cast(store, as: .store)
        }
    }

    /// Names the doubles that stand in front of the presenter and record what the view tells it.
    ///
    /// A view that is told something may read from its presenter; if it tells the presenter something then, that breaks
    /// LAW-13.
    ///
    /// - Parameter presenters: The doubles that the view doubles talk to.
    public func presenter(_ presenters: any CallRecording...) {
        for presenter in presenters {
            onScreen.append(presenter)
            cast(presenter, as: .presenter)
        }
    }

    /// Names something that a person sees although no double is told of it: the rows that a view reads when it is told
    /// to reload, or the state of an observed presenter.
    ///
    /// ```swift
    /// stage.screen("rows") { presenter.rows }
    /// ```
    ///
    /// The stage reads it whenever the module is at rest, and compares it part by part.
    ///
    /// - Parameters:
    ///   - name: Its name in the story.
    ///   - look: Reads values, not the object that has them; it may hold the module, and must not change it.
    public func screen(_ name: String, _ look: @escaping @MainActor () -> Any) {
        add(Screen(name, log: log, look: look))
    }

    /// Names something that a view reads only when it is told to, so that a missing reload call is noticed.
    ///
    /// ```swift
    /// stage.screen("rows", readOn: FeedViewSpy.Call.reloadData, .deleteRow(at: 0)) { presenter.rows }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Its name in the story.
    ///   - reloads: The view's calls that each make it read; a call with arguments counts with any arguments.
    ///   - look: Reads values, not the object that has them; it may hold the module, and must not change it.
    public func screen<Call: Equatable>(
        _ name: String,
        readOn reloads: Call...,
        look: @escaping @MainActor () -> Any
    ) {
        add(Screen(name, log: log, readOn: reloads.map { LoggedCall($0) }, look: look))
    }

    private func add(view: some CallRecording) {
        onScreen.append(view)
        views.track(value: view)
        if view is any ReadsStream { readers.insert(view.recorder.id) }
        cast(view, as: .view)
    }

    private func add(_ screen: Screen) {
        screens.append(screen)
        roles[screen.recorder.id] = .view
        doubles.append((screen.recorder.name, .view, screen.recorder.id))
    }

    /// Remembers the role that a double stands for.
    private func cast(_ double: some CallRecording, as role: Role) {
        roles[double.recorder.id] = role
        doubles.append((double.recorder.name, role, double.recorder.id))
        if double.log !== log { strangers.append(double.recorder.name) }
    }
}
