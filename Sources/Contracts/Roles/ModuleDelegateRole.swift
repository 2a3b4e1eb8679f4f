/// What a module tells the module that presented it.
///
/// A module delegate is told how the module ended ("saved", "cancelled") and decides what to do
/// then. The module holds it weakly.
///
/// Conforming is optional: everything in the kit also works for a module delegate that does not refine
/// this protocol.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Application Structure".
@MainActor
public protocol ModuleDelegateRole: AnyObject {}
