import SpyGenerator

/// Connects a presenter that shows by streams: in one method, such as `configure(with:)`, which may take streams as well, or by
/// properties.
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
        return Streams(shown: read(streams(among: presenter.type.properties), of: presenter.variable))
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

    /// A stream that the method returns, or that the presenter has.
    private struct Output {
        let name: String
        /// How it is reached from what has it.
        let path: String
        let element: TypeSyntax
    }

    private func inputs(of method: Requirement) -> [Input]? {
        guard !method.parameters.isEmpty else { return nil }
        var inputs: [Input] = []
        for parameter in method.parameters {
            if let element = target.elements(fedInto: parameter.type) {
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
            target.elements(fedInto: parameter.type).map {
                Stream(label: parameter.label, name: parameter.name, type: parameter.type, element: $0)
            }
        }
        return streams.isEmpty || streams.count < initializer.parameters.count ? nil : streams
    }

    /// The streams of what is returned.
    private func outputs(of result: TypeSyntax) -> [Output]? {
        if let element = target.elements(readFrom: result) { return [Output(name: "view", path: "", element: element)] }
        guard let type = target.declaration(of: result), !type.isReference else { return nil }
        let outputs = streams(among: type.properties)
        return outputs.isEmpty ? nil : outputs
    }

    private func streams(among properties: [Property]) -> [Output] {
        properties.filter { !$0.isStatic && $0.isPlain }.compactMap { property in
            target.elements(readFrom: property.type).map {
                Output(name: property.name, path: ".\(Keywords.escaped(property.name))", element: $0)
            }
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
        streams.shown = read(outputs, of: shown)
        return streams
    }

    /// Writes what reads streams as a view does.
    private func read(_ outputs: [Output], of owner: String) -> [Shown] {
        outputs.compactMap { output in
            guard isEquatable(output.element) else {
                assembler.note("“\(CamelCase.spoken(output.name))” is not read, since its elements cannot be compared.")
                return nil
            }
            let variable = assembler.unique(output.name, or: "view")
            assembler.append(
                "let \(variable) = StreamSpy(of: \(owner)\(output.path), name: \"\(output.name)\", log: stage.log)"
            )
            return Shown(variable: variable, element: target.declaration(of: output.element))
        }
    }

    private func labelled(_ label: String?, _ text: String) -> String {
        (label.map { "\(Keywords.argumentLabel($0)): " } ?? "") + text
    }

    private func written(_ type: TypeSyntax) -> String { "\(target.types.written(type))" }
}
