/// A model object that only interactors handle.
///
/// Entities never reach the presenter: an interactor hands it plain values made from them, so that
/// nobody behind the boundary can change the model or do business logic by accident.
///
/// Conforming is optional: whatever the kit does works for an entity that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Entity".
public protocol EntityRole {}
