import SpyGenerator

/// Decides what the laws of one module are told about it.
struct ModulePlanner {
    let target: Target

    /// Returns the plan for the module of a presenter; `nil` if only its own module can create it.
    func plan(_ type: TypeDeclaration, name: String) -> ModulePlan? {
        let assembler = Assembler(target: target)
        guard let presenter = assembler.assemble(type) else { return nil }
        let streams = StreamPlanner(assembler: assembler, presenter: presenter).connect()
        // The argument of an event may be a double that nothing else needs.
        let events = EventPlanner(assembler: assembler, presenter: presenter, sources: streams.sources).lines()
        let doubles = assembler.assembly.doubles
        let mentions = Mentions(in: target, of: assembler.assembly.parts)
        let views = ViewPlanner(assembler: assembler, mentions: mentions)
        let balances =
            doubles.filter { $0.role == .view }.flatMap { views.lines(of: $0) }
            + streams.shown.compactMap(\.element).flatMap { views.lines(ofElements: $0) }
        let requests = doubles.flatMap {
            RequestPlanner(assembler: assembler, mentions: mentions).lines(of: $0)
        }
        let screens = ScreenPlanner(assembler: assembler, presenter: presenter).lines()
        for double in doubles where double.role == .view && !double.isRecording {
            assembler.note(
                "\(double.type) is not named to the stage, since its members are called like those of spies."
            )
        }
        if doubles.isEmpty, screens.isEmpty, streams.shown.isEmpty {
            let others = streams.sources.isEmpty ? "closures" : "streams that cannot be read"
            assembler.note(
                "nothing stands between the module and others but \(others): say with stage.screen what is seen."
            )
        }
        var plan = ModulePlan(name: name, target: target.name, assembly: assembler.assembly, presenter: presenter)
        plan.cast =
            streams.shown.map { "stage.view(\($0.variable))" } + cast(doubles, assembler.assembly.parts)
            + entities(doubles)
        (plan.balances, plan.requests, plan.screens, plan.events) = (balances, requests, screens, events)
        plan.holdsUnowned = target.reader.places.holdUnowned(assembler.assembly.parts.map(\.type.shortName))
        plan.numberCalls()
        plan.isOnMainActorByDefault = !target.options.isNonisolatedByDefault
        // The laws mean the kit's types, so that types of the module with the same names need their module before them.
        plan.ambiguousNames = LawsWriter.kitNames.intersection(target.topLevelNames)
        return plan
    }

    /// Returns the lines for the model types in answers that conform to `EntityRole`.
    private func entities(_ doubles: [Double]) -> [String] {
        let types = doubles.filter { $0.role != .view }.flatMap(\.spy.answers).map(\.value)
        let ids = Set(types.flatMap { target.types.resolved($0).ids })
        let found = ids.compactMap(target.reader.type).filter { type in
            type.protocols.contains { SymbolID.module(of: $0) == "VIPERContracts" && $0.contains("EntityRole") }
        }
        return found.map(\.name).sorted().map { "stage.entity(\($0).self)" }
    }

    private func cast(_ doubles: [Double], _ parts: [Part]) -> [String] {
        var lines = doubles.compactMap { double -> String? in
            guard double.isRecording else { return nil }
            switch double.role {
            case .view: return "stage.view(\(double.variable))"
            case .wireframe: return "stage.wireframe(\(double.variable))"
            case .delegate: return "stage.delegate(\(double.variable))"
            case .store: return double.isWrittenTo ? "stage.store(\(double.variable))" : nil
            default: return nil
            }
        }
        let objects = parts.filter(\.type.isReference).map(\.variable)
        if !objects.isEmpty { lines.append("stage.track(\(objects.joined(separator: ", ")))") }
        return lines
    }
}
