import SpyGenerator

/// Connects a presenter that is told by streams and shows by streams, in one method such as `configure(with:)`.
struct StreamPlanner {
    /// A stream by which the presenter is told what the user does.
    struct Source {
        /// The name of the constant that holds its continuation.
        let variable: String
        /// What the stream is called where it is taken.
        let name: String
        let element: TypeSyntax
    }

    /// A stream by which the presenter shows something.
    struct Shown {
        /// The name of the constant that holds what reads it.
        let variable: String
        /// What is read, if it is a type of the module or of one that it imports.
        let element: TypeDeclaration?
    }

    /// The streams of a presenter.
    struct Streams {
        var sources: [Source] = []
        var shown: [Shown] = []
    }

    let assembler: Assembler
    let presenter: Part

    private var target: Target { assembler.target }

    /// Writes the lines that connect the streams, if there are some.
    func connect() -> Streams {
        for method in presenter.type.methods {
            guard !method.isStatic, !method.isAsync, method.failure == .none, method.generics.isEmpty,
                let inputs = inputs(of: method), let outputs = outputs(of: method.result)
            else { continue }
            return connect(method, inputs, outputs)
        }
        return Streams()
    }

    // MARK: What the method takes and returns

    /// An argument of the method: a stream, or a value that is created from streams only.
    private struct Input {
        let label: String?
        /// The value; `nil` if the stream itself is handed over.
        let type: TypeDeclaration?
        let streams: [Stream]
    }

    /// A stream that is handed over, by itself or in a value.
    private struct Stream {
        let label: String?
        let name: String
        let type: TypeSyntax
        let element: TypeSyntax
    }

    /// A stream that the method returns.
    private struct Output {
        let name: String
        /// How it is reached from what is returned.
        let path: String
        let element: TypeSyntax
    }

    private func inputs(of method: Requirement) -> [Input]? {
        guard !method.parameters.isEmpty else { return nil }
        var inputs: [Input] = []
        for parameter in method.parameters {
            if let element = pushed(by: parameter.type) {
                let stream = Stream(label: nil, name: parameter.name, type: parameter.type, element: element)
                inputs.append(Input(label: parameter.label, type: nil, streams: [stream]))
            } else if let type = target.declaration(of: parameter.type), type.kind == .structure, !type.isGeneric,
                let streams = type.initializers.lazy.filter(\.isPlain).compactMap(streams).first
            {
                inputs.append(Input(label: parameter.label, type: type, streams: streams))
            } else {
                return nil
            }
        }
        return inputs
    }

    private func streams(of initializer: Initializer) -> [Stream]? {
        let streams = initializer.parameters.compactMap { parameter in
            pushed(by: parameter.type).map {
                Stream(label: parameter.label, name: parameter.name, type: parameter.type, element: $0)
            }
        }
        return streams.isEmpty || streams.count < initializer.parameters.count ? nil : streams
    }

    /// The elements of a stream that a test can feed.
    private func pushed(by type: TypeSyntax) -> TypeSyntax? {
        guard case .named(let name, let arguments, _) = target.types.resolved(type) else { return nil }
        return ["AsyncStream", "AsyncThrowingStream"].contains(name) ? arguments.first : nil
    }

    /// The streams of what is returned.
    private func outputs(of result: TypeSyntax) -> [Output]? {
        if let element = read(from: result) { return [Output(name: "view", path: "", element: element)] }
        guard let type = target.declaration(of: result), !type.isReference else { return nil }
        let outputs = type.properties.filter { !$0.isStatic && $0.isPlain }.compactMap { property in
            read(from: property.type).map {
                Output(name: property.name, path: ".\(Keywords.escaped(property.name))", element: $0)
            }
        }
        return outputs.isEmpty ? nil : outputs
    }

    /// The elements of a sequence that a view can read.
    private func read(from type: TypeSyntax) -> TypeSyntax? {
        if let element = pushed(by: type) { return element }
        switch target.types.resolved(type) {
        case .named(_, let arguments, _), .member(_, _, let arguments, _):
            guard arguments.count == 1, let declaration = target.declaration(of: type) else { return nil }
            // NB: of any other sequence nobody knows what its elements are.
            let isSequence = declaration.protocols.contains("s:Sci") && declaration.typeParameters == ["Element"]
            return isSequence ? arguments[0] : nil
        default: return nil
        }
    }

    /// Whether elements can be compared with others, as calls are.
    private func isEquatable(_ element: TypeSyntax) -> Bool {
        if let declaration = target.declaration(of: element) { return declaration.protocols.contains("s:SQ") }
        switch target.types.resolved(element) {
        case .array(let value), .optional(let value): return isEquatable(value)
        case .dictionary(_, let value): return isEquatable(value)
        case .named(let name, let arguments, _): return name != "Void" && arguments.allSatisfy(isEquatable)
        default: return false
        }
    }

    // MARK: Lines

    private func connect(
        _ method: Requirement,
        _ inputs: [Input],
        _ outputs: [Output]
    ) -> Streams {
        var streams = Streams()
        var arguments: [String] = []
        for input in inputs {
            var parts: [String] = []
            for stream in input.streams {
                let variable = assembler.unique(stream.name, or: "stream")
                let source = assembler.unique("\(stream.name)Source", or: "source")
                let isThrowing = "\(target.types.resolved(stream.type))".hasPrefix("AsyncThrowing")
                let maker = isThrowing ? "AsyncThrowingStream" : "AsyncStream"
                let ending = isThrowing ? ", throwing: (any Error).self" : ""
                assembler.append(
                    "let (\(variable), \(source)) = \(maker).makeStream(of: \(written(stream.element)).self\(ending))"
                )
                parts.append(labelled(stream.label, variable))
                streams.sources.append(Source(variable: source, name: stream.name, element: stream.element))
            }
            let list = parts.joined(separator: ", ")
            arguments.append(labelled(input.label, input.type.map { "\($0.name)(\(list))" } ?? list))
        }
        let shown = assembler.unique("shown", or: "shown")
        let call = "\(presenter.variable).\(Keywords.escaped(method.name))(\(arguments.joined(separator: ", ")))"
        assembler.append("let \(shown) = \(call)")
        for output in outputs {
            guard isEquatable(output.element) else {
                assembler.note("“\(CamelCase.spoken(output.name))” is not read, since its elements cannot be compared.")
                continue
            }
            let variable = assembler.unique(output.name, or: "view")
            assembler.append(
                "let \(variable) = StreamSpy(of: \(shown)\(output.path), name: \"\(output.name)\", log: stage.log)"
            )
            streams.shown.append(Shown(variable: variable, element: target.declaration(of: output.element)))
        }
        return streams
    }

    private func labelled(_ label: String?, _ text: String) -> String {
        (label.map { "\(Keywords.argumentLabel($0)): " } ?? "") + text
    }

    private func written(_ type: TypeSyntax) -> String { "\(target.types.written(type))" }
}
