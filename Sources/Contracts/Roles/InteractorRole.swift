/// Holds the business logic of one use case and knows no user interface.
///
/// An interactor works on entities, asks data managers for them, and passes plain values to its
/// output. It does not depend on the module's user interface, so it can be tested without one.
///
/// Conforming is optional: everything in the kit also works for an interactor that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Interactor".
public protocol InteractorRole {
    /// The type that receives the results, usually the presenter.
    associatedtype Output

    /// Receives the results; held weakly, since the output owns the interactor.
    var output: Output? { get }
}
