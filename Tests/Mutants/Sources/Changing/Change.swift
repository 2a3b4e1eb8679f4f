import SwiftSyntax

/// One thing that can be done to a site.
struct Change: Hashable {
    let edit: Edit
    /// The piece of the source that a person is shown.
    let shown: Range<Int>
}
