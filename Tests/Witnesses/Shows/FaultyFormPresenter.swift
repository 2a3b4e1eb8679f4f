/// The base class of the faulty form presenters: checks the fields, and leaves after a success.
@MainActor
class FaultyFormPresenter: FaultyShowsPresenter {
    /// Tells the view whether the form can be submitted.
    var setAvailable: (Bool) -> Void = { _ in }
    /// Opens the next screen.
    var lead: () -> Void = {}
    var hasLeft = false

    /// Whether all required fields are filled in.
    var isComplete: (FaultyFormPresenter) -> Bool = { _ in true }
    /// Reacts to a change of a field.
    var changed: (FaultyFormPresenter) -> Void = { $0.setAvailable($0.isComplete($0)) }
    /// Whether the form can be submitted now.
    var submits: (FaultyFormPresenter) -> Bool = { !$0.isLoading && $0.isComplete($0) }
    var leave: (FaultyFormPresenter) -> Void = { $0.lead() }

    override init() {
        super.init()
        asks = { part in
            guard let part = part as? FaultyFormPresenter, !part.hasLeft else { return false }
            return part.submits(part)
        }
    }

    func end() {
        hasLeft = true
        leave(self)
    }
}
