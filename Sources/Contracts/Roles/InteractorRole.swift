/// Holds the business logic of one use case and knows no user interface.
///
/// An interactor works on entities, asks data managers for them, and hands plain values to its
/// output. It is the same whichever user interface the module has, so it can be tested without one.
///
/// Conforming is optional: whatever the kit does works for an interactor that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Interactor".
public protocol InteractorRole {
    /// Who is told the results, usually the presenter.
    associatedtype Output

    /// Is told the results; held weakly, since the output owns the interactor.
    var output: Output? { get }
}
