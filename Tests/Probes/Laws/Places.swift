public import LawReference
public import VIPERSpecs

/// Shows places from a cache until the answer comes, with a filter and a page that is loaded in advance.
@MainActor
public final class Places {
    /// The calls of the view.
    public enum Shown: RecordedCall {
        case places([String]), page(String), problem(String)
    }

    /// A fault that the module can have.
    public enum Fault: Sendable {
        case blanksOnFailure
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<String>
    private let fault: Fault?
    private var copies: [Bool: [String]] = [:]
    private var isFiltered = false
    private var ahead: String?

    /// Creates the module with its doubles.
    public init(_ view: ToldSpy<Shown>, _ service: AskedMock<String>, fault: Fault? = nil) {
        (self.view, self.service, self.fault) = (view, service, fault)
    }

    /// The view appears, or the user pulls to refresh.
    public func load() {
        let isFiltered = isFiltered
        if let copy = copies[isFiltered] { view?(.places(copy)) }
        service.get(isFiltered ? "bars" : "all") { [weak self] answer in
            guard let self, isFiltered == self.isFiltered else { return }
            switch answer {
            case .success(let place):
                let texts = place.isEmpty ? [] : ["\(place) · open"]
                copies[isFiltered] = texts
                view?(.places(texts))
            case .failure:
                if fault == .blanksOnFailure { view?(.places([])) }
                if copies[isFiltered] == nil || fault != nil { view?(.problem("Offline")) }
            }
        }
    }

    /// The user turns the filter on or off.
    public func toggle() {
        isFiltered.toggle()
        load()
    }

    /// The user scrolls: shows the page that was loaded in advance, or else loads one.
    public func scroll() {
        guard let page = ahead else { return fetch(isAhead: false) }
        ahead = nil
        view?(.page(page))
        fetch(isAhead: true)
    }

    private func fetch(isAhead: Bool) {
        service.get("page") { [weak self] answer in
            guard let self else { return }
            switch answer {
            case .success(let page) where isAhead:
                ahead = page
            case .success(let page):
                view?(.page(page))
                fetch(isAhead: true)
            case .failure:
                if !isAhead { view?(.problem("Offline")) }
            }
        }
    }
}

extension Places {
    /// Returns a closure that puts the module on a stage, with the events that a function adds.
    public nonisolated static func stage(
        _ fault: Fault? = nil,
        empty: String? = nil,
        _ events: @escaping @MainActor @Sendable (Stage, Places) -> Void
    ) -> @MainActor @Sendable (Stage) -> Void {
        { stage in
            let view = ToldSpy<Shown>("View", log: stage.log)
            let service = AskedMock<String>("Service", log: stage.log)
            let places = Places(view, service, fault: fault)
            stage.view(view)
            stage.track(places)
            stage.request(service.answers, gives: { "place \($0)" }, empty: empty, fails: Offline())
            events(stage, places)
        }
    }
}
