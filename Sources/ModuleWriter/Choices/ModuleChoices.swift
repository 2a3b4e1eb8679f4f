/// What a new module is to look like.
package struct ModuleChoices: Sendable {
    /// What it is called.
    package var name: ModuleName
    /// The module that tests import, which is that of the target.
    package var importedModule: String
    /// How the presenter asks, and how it is answered.
    package var dialect: Dialect
    /// How its protocols are called.
    package var naming: NamingScheme
    /// What its view is made of.
    package var host: Host
    /// Whether something makes text of what is found.
    package var hasFormatter: Bool
    /// Whether an interactor stands between the presenter and the service.
    package var hasInteractor: Bool
    /// Whether everything in the test target is on the main actor that says nothing else.
    package var isOnMainActorByDefault: Bool

    /// Creates choices.
    ///
    /// - Parameters:
    ///   - name: What the module is called.
    ///   - importedModule: The module that tests import.
    ///   - dialect: How the presenter asks, and how it is answered.
    ///   - naming: How its protocols are called.
    ///   - host: What its view is made of.
    ///   - hasFormatter: Whether something makes text of what is found.
    ///   - hasInteractor: Whether an interactor stands between the presenter and the service.
    ///   - isOnMainActorByDefault: Whether everything in the test target is on the main actor by default.
    package init(
        name: ModuleName,
        importedModule: String,
        dialect: Dialect = .delegate,
        naming: NamingScheme = NamingScheme.known[0].scheme,
        host: Host = .none,
        hasFormatter: Bool = false,
        hasInteractor: Bool = true,
        isOnMainActorByDefault: Bool = false
    ) {
        self.name = name
        self.importedModule = importedModule
        self.dialect = dialect
        self.naming = naming
        self.host = host
        self.hasFormatter = hasFormatter
        self.hasInteractor = hasInteractor
        self.isOnMainActorByDefault = isOnMainActorByDefault
    }
}
