extension Stage {
    /// Names a view double, which the stage keeps until the view goes.
    ///
    /// - Parameters:
    ///   - view: The double; a module with several views names each.
    ///   - calls: Where the double keeps what it was told; it says of what type its calls are.
    public func view<Double, Call: Equatable & Sendable>(_ view: Double, told calls: KeyPath<Double, [Call]>) {
        onScreen.append(view)
        views.track(value: view)
        cast(Call.self, as: .view)
    }

    /// Names the double that carries out the module's navigation.
    ///
    /// - Parameters:
    ///   - wireframe: The double.
    ///   - calls: Where the double keeps what it was told; it says of what type its calls are.
    public func wireframe<Double, Call: Equatable & Sendable>(
        _ wireframe: Double,
        told calls: KeyPath<Double, [Call]>
    ) {
        backstage.append(wireframe)
        cast(Call.self, as: .wireframe)
    }

    /// Names the double that hears how the module ended.
    ///
    /// - Parameters:
    ///   - delegate: The double; the stage keeps it longer than the module, as whoever presents a
    ///     module does.
    ///   - calls: Where the double keeps what it was told; it says of what type its calls are.
    public func delegate<Double, Call: Equatable & Sendable>(_ delegate: Double, told calls: KeyPath<Double, [Call]>) {
        backstage.append(delegate)
        cast(Call.self, as: .delegate)
    }

    /// Names a double that the module stores something in, so that storing twice is seen.
    ///
    /// - Parameters:
    ///   - store: The double.
    ///   - calls: Where the double keeps what it was told; it says of what type its calls are.
    public func store<Double, Call: Equatable & Sendable>(_ store: Double, told calls: KeyPath<Double, [Call]>) {
        backstage.append(store)
        cast(Call.self, as: .store)
    }

    /// Names a double that stands before the presenter, so that a view which asks it is seen.
    ///
    /// - Parameters:
    ///   - presenter: The double; the view double talks to it.
    ///   - calls: Where the double keeps what it was told; it says of what type its calls are.
    public func presenter<Double, Call: Equatable & Sendable>(_ presenter: Double, told calls: KeyPath<Double, [Call]>)
    {
        onScreen.append(presenter)
        cast(Call.self, as: .presenter)
    }

    /// Remembers whom the double with a type of calls stands for.
    private func cast(_ call: any Any.Type, as role: Role) {
        let type = ObjectIdentifier(call)
        roles[type] = role
        doubleCounts[type, default: 0] += 1
    }
}
