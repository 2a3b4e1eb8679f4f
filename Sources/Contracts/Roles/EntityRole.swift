/// A model object that only interactors handle.
///
/// Entities never reach the presenter: an interactor passes it plain values made from them, so that
/// neither the presenter nor the view can change the model or do business logic by accident.
///
/// Conforming is optional: everything in the kit also works for an entity that does not conform.
///
/// - Source: "Architecting iOS Apps with VIPER", objc.io issue 13, section "Entity".
public protocol EntityRole {}
