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
            let survey = try await trial.survey(outline)
            guard outline.namesEntities || survey.faults["LAW-15"] != nil else {
                throw NotApplicable("No entity is named with stage.entity, and none conforms to EntityRole.")
            }
            try await trial.expectNoFault("LAW-15", in: survey, of: outline)
        },
        Requirement(
            "LAW-16",
            .must,
            "No mutable object reaches the view, the presenter's double or the delegate.",
            source: "fault class: a model object that changes while it is shown",
            tags: [.content],
            deadline: .seconds(60)
        ) { trial in
            let outline = try await trial.outline()
            try outline.need(.view)
            try await trial.expectNoFault("LAW-16", in: try await trial.survey(outline), of: outline)
        },
    ]
}

extension ModuleLaws {
    /// The judge of LAW-15.
    @MainActor
    static func hidesEntities(_ walk: Walk) -> String? {
        let entities = walk.stage.entities
        return walk.find { value in value is any EntityRole || entities.contains { $0(value) } }
    }

    /// The judge of LAW-16.
    @MainActor
    static func hidesObjects(_ walk: Walk) -> String? {
        let immutable = walk.stage.immutable
        return walk.find { value in
            guard let object = Contents.object(value), !Contents.isImmutable(object) else { return false }
            return !immutable.contains { $0(object) }
        }
    }
}

extension Walk {
    /// Describes the first forbidden value that crosses the boundary, with the path to it.
    fileprivate func find(_ isForbidden: (Any) -> Bool) -> String? {
        // A delegate may be passed the object that calls it, as in Cocoa.
        let module = stage.tracker.objects + stage.views.objects
        for call in calls(.view, .presenter, .delegate) {
            guard let path = Contents.path(in: call.call, besides: module, where: isForbidden) else { continue }
            return "\(call) carries it across the boundary: \(path)."
        }
        return nil
    }
}
