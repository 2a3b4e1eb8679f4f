/// What a module lets its user interface do.
///
/// A module interface has one method for each thing the user can ask of the module. The presenter
/// implements it, the view calls it, and a second user interface can call it too.
///
/// Conforming is optional: everything in the kit also works for a module interface that does not refine
/// this protocol.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Application Structure".
@MainActor
public protocol ModuleInterfaceRole {}
