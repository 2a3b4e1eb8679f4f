import Testing

extension ModuleLaws {
    static let boundary: [Requirement] = [
        Requirement(
            "LAW-15",
            .must,
            "No entity reaches the view, the presenter's double or the delegate, however deeply nested.",
            source: "VIPER as published: entities are never passed from the interactor to the presenter",
            tags: [.content],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.need(.view)
            var isNamed = false
            let isClean = try await trial.search(outline) { value, stage in
                isNamed = isNamed || !stage.entities.isEmpty
                return value is any EntityRole || stage.entities.contains { $0(value) }
            }
            if isClean, !isNamed {
                throw NotApplicable("No entity is named with stage.entity, and none conforms to EntityRole.")
            }
        },
        Requirement(
            "LAW-16",
            .must,
            "No object that can be changed reaches the view, the presenter's double or the delegate.",
            source: "fault class: a model object that changes while it is shown",
            tags: [.content],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.need(.view)
            _ = try await trial.search(outline) { value, stage in
                guard let object = Contents.object(value), !Contents.isImmutable(object) else { return false }
                return !stage.immutable.contains { $0(object) }
            }
        },
    ]
}

extension Trial<ModuleLaws> {
    /// Searches everything that crosses the boundary, after each event and with each outcome.
    fileprivate func search(
        _ outline: Outline,
        for isForbidden: (Any, Stage) -> Bool
    ) async throws -> Bool {
        for event in outline.events.indices {
            for outcome in outline.allOutcomes {
                let walk = try await play(event, outcome, in: outline)
                for call in walk.calls(.view, .presenter, .delegate) {
                    let path = Contents.path(in: call.call) { isForbidden($0, walk.stage) }
                    #expect(path == nil, "\(call) carries it across the boundary.")
                    if path != nil { return false }
                }
            }
        }
        return true
    }
}
