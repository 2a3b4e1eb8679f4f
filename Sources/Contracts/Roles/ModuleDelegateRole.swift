/// What a module tells whoever presented it.
///
/// A module delegate hears how the module ended ("saved", "cancelled") and decides what that means
/// for itself. It is held weakly by the module.
///
/// Conforming is optional: whatever the kit does works for a module delegate that does not refine
/// this protocol.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Application Structure".
@MainActor
public protocol ModuleDelegateRole: AnyObject {}
