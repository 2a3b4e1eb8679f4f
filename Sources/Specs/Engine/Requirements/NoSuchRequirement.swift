/// A spec was asked for an id or a tag that it does not have.
///
/// ```
/// ListInteractorSpec has no requirement with the id “LIST-INTERACTOR-99”.
/// It has LIST-INTERACTOR-01 through LIST-INTERACTOR-38.
/// ```
public struct NoSuchRequirement: Error, CustomStringConvertible {
    /// What was asked for, and what the spec has.
    public let description: String

    init<S: Spec>(what: String, spec: S.Type) {
        let ids = spec.requirements.map(\.id).sorted()
        let tags = Set(spec.requirements.flatMap(\.tags)).map(\.description).sorted()
        description = """
            \(spec) has no requirement with \(what).
            It has \(ids.first ?? "none") through \(ids.last ?? "none"), with the tags \
            \(tags.joined(separator: ", ")).
            """
    }
}
