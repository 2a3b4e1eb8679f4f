/// The choices for a new module.
package struct ModuleChoices: Sendable {
    /// The module's name.
    package var name: ModuleName
    /// The module that tests import, which is that of the target.
    package var importedModule: String
    /// The way in which the presenter asks and is answered.
    package var dialect: Dialect
    /// The naming scheme of its protocols.
    package var naming: NamingScheme
    /// The technology of its view.
    package var host: Host
    /// Whether a formatter turns the items into text.
    package var hasFormatter: Bool
    /// Whether an interactor stands between the presenter and the service.
    package var hasInteractor: Bool
    /// Whether declarations of the test target that name no actor are on the main actor.
    package var isOnMainActorByDefault: Bool

    /// Creates choices.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - importedModule: The module that tests import.
    ///   - dialect: The way in which the presenter asks and is answered.
    ///   - naming: The naming scheme of its protocols.
    ///   - host: The technology of its view.
    ///   - hasFormatter: Whether a formatter turns the items into text.
    ///   - hasInteractor: Whether an interactor stands between the presenter and the service.
    ///   - isOnMainActorByDefault: Whether declarations of the test target that name no actor are on the main actor.
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
