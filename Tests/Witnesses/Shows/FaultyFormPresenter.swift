/// What the faulty presenters of forms have in common: what is filled in, and where a success leads.
@MainActor
class FaultyFormPresenter: FaultyShowsPresenter {
    /// Tells the view whether something can be submitted.
    var setAvailable: (Bool) -> Void = { _ in }
    /// Leads the user on.
    var lead: () -> Void = {}
    var hasLeft = false

    /// Whether all that is needed is filled in.
    var isComplete: (FaultyFormPresenter) -> Bool = { _ in true }
    /// What is done once something was filled in.
    var changed: (FaultyFormPresenter) -> Void = { $0.setAvailable($0.isComplete($0)) }
    /// Whether it can be submitted now.
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
