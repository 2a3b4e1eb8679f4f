/// Writes a spy as a person would.
struct SpyWriter {
    let plan: SpyPlan
    let options: SpyOptions
    let names: SupportNames

    var declaration: ProtocolDeclaration { plan.declaration }
    var access: String { options.access == .public && !declaration.isInternal ? "public " : "" }
    var kind: String { plan.name.hasSuffix("Mock") ? "mock" : "spy" }
    /// The modifier of members that can be used on any thread, because they are safe there.
    var anywhere: String { isIsolatedElsewhere ? "nonisolated " : "" }
    var hasCalls: Bool { !plan.calls.isEmpty }
    /// Whether the spy conforms to `CallRecording`, so that tests can read its calls like those of any spy.
    ///
    /// It cannot if the protocol has a type `Call` or a member `recorder` of its own.
    var isRecording: Bool { hasCalls && plan.callName == "Call" && plan.recorderName == "recorder" }

    /// The text, without the header.
    var text: String {
        var lines = ["// What stands below the type is yours and is kept."]
        // The protocol documents these members.
        if !access.isEmpty { lines.append("// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation") }
        lines += [""] + imports + [""] + head
        lines += Layout.indented(body)
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Parts

    /// Whether the spy runs on an actor that tests usually do not run on.
    private var isIsolatedElsewhere: Bool {
        if declaration.isActor { return true }
        if case .global(let actor) = declaration.isolation { return actor != "MainActor" || hasFreeInitializer }
        return false
    }

    private var hasFreeInitializer: Bool {
        declaration.requirements.contains { $0.kind == .initializer && $0.isolation != declaration.isolation }
            || declaration.standardParents.contains("Decodable")
    }

    private var imports: [String] {
        let modules = plan.imports + plan.hiddenImports + [options.support].compactMap(\.self)
        let always = modules.filter { !Imports.optional.contains($0) }.sorted().map(line)
        let sometimes = modules.filter(Imports.optional.contains).sorted()
        return always + sometimes.flatMap { ["", "#if canImport(\($0))", "    \(line(importing: $0))", "#endif"] }
    }

    private func line(importing module: String) -> String {
        if plan.hiddenImports.contains(module) { return "import \(Keywords.escaped(module))" }
        let testable = declaration.isInternal && module == declaration.module ? "@testable " : access
        let lenient = declaration.preconcurrencyModules.contains(module) ? "@preconcurrency " : ""
        return "\(lenient)\(testable)import \(Keywords.escaped(module))"
    }

    private var head: [String] {
        let answers = plan.members.contains { !$0.answers.isEmpty }
        let purpose = answers ? "records what it is asked and answers as planned" : "records what it is told"
        var lines = ["/// Stands for `\(declaration.name)`: \(purpose)."]
        lines += declaration.availability
        if case .global(let actor) = declaration.isolation, !declaration.isActor { lines.append("@\(actor)") }
        let isolation = isFree && !declaration.isActor && !options.isNonisolatedByDefault ? "nonisolated " : ""
        let keyword = declaration.isActor ? "actor" : "final class"
        let generics = plan.generics.isEmpty ? "" : "<\(plan.generics.joined(separator: ", "))>"
        // The spy's state is thread-safe, so that it can be `Sendable` even if its protocol does not ask for that.
        let isShareable = isFree && !declaration.isActor && !declaration.isSendable && declaration.superclass == nil
        // The compiler does not know whether the superclass is thread-safe.
        let isUnchecked = declaration.isSendable && declaration.superclass != nil
        let shared = isShareable ? ["Sendable"] : isUnchecked ? ["@unchecked Sendable"] : []
        let recording = isRecording ? [names("CallRecording")] : []
        let parents =
            ([declaration.superclass, conformance].compactMap(\.self) + recording
            + freeParents.map { "nonisolated \($0)" } + shared)
            .joined(separator: ", ")
        let conditions =
            plan.conditions.isEmpty
            ? "" : " where \(plan.conditions.map(\.description).joined(separator: ", "))"
        lines.append("\(isolation)\(access)\(keyword) \(plan.name)\(generics): \(parents)\(conditions) {")
        return lines
    }

    private var conformance: String {
        let isTaken = declaration.path.count == 1 && SupportNames.contains(declaration.path[0])
        let path = (isTaken ? [declaration.module] : []) + declaration.path
        let name = path.map(Keywords.escaped).joined(separator: ".")
        guard declaration.isIsolatedWithParents else { return name }
        // A `Sendable` type must not conform on an actor only, and need not.
        guard declaration.isSendable else { return "@MainActor \(name)" }
        return options.isNonisolatedByDefault ? name : "nonisolated \(name)"
    }

    private var isFree: Bool { declaration.isolation == .none || declaration.isolation == .nonisolated }

    /// Conformances to standard protocols that have to be `nonisolated`.
    ///
    /// Without that, they are on the spy's actor if the main actor is the default, and may be there otherwise; a
    /// `Sendable` spy needs them on every actor.
    var freeParents: [String] {
        if isFree || declaration.isActor { return [] }
        if options.isNonisolatedByDefault, !declaration.isSendable { return [] }
        let identity = declaration.isIdentifiable && declaration.isSendable ? ["Identifiable"] : []
        return declaration.standardParents + identity
    }

    private var body: [String] {
        var blocks: [[String]] = []
        if hasCalls { blocks.append(callEnumeration) }
        let state = StateWriter(writer: self)
        blocks += [aliases, state.properties, state.initializer]
        if hasCalls, !isRecording || plan.callsName != "calls" {
            blocks.append([
                "/// The calls so far, oldest first.",
                "\(access)\(anywhere)var \(plan.callsName): [\(plan.callName)] { \(plan.recorderName).calls }",
            ])
        }
        let members = MemberWriter(writer: self)
        blocks += plan.members.map(members.lines)
        blocks += StandardMemberWriter(writer: self).blocks
        return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private var callEnumeration: [String] {
        let equality = names(plan.isEquatable ? "RecordedCall" : "ComparedByParts")
        let parents = plan.isSendable ? "\(equality), Sendable" : equality
        let isolation = options.isNonisolatedByDefault ? "" : "nonisolated "
        var lines = ["/// A call of one of its members, with the arguments."]
        lines.append("\(isolation)\(access)enum \(plan.callName): \(parents) {")
        lines += Layout.indented(plan.calls.flatMap { Layout.wrapped("case \($0.declaration)", indentation: 8) })
        return lines + ["}"]
    }

    private var aliases: [String] {
        plan.aliases.map { "\(access)typealias \($0.name) = \($0.type)" }
    }
}
