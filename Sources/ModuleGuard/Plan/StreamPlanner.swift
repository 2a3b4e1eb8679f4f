import SpyGenerator

/// Connects a presenter that shows its content in streams, which it returns from one method or has as properties.
///
/// The method, such as `configure(with:)`, may also take streams.
struct StreamPlanner {
    /// A stream that tells the presenter what the user does.
    struct Source {
        /// The name of the constant that holds its continuation.
        let variable: String
        /// The name of the stream where the presenter takes it.
        let name: String
        let element: TypeSyntax
    }

    /// A stream in which the presenter shows something.
    struct Shown {
        /// The name of the constant that holds its reader.
        let variable: String
        /// The type of its elements, if the module or one that it imports declares it.
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

    /// Adds the lines that connect the presenter's streams, if it has any.
    func connect() -> Streams {
        for method in presenter.type.methods {
            guard !method.isStatic, !method.isAsync, method.failure == .none, method.generics.isEmpty,
                let inputs = inputs(of: method), let outputs = outputs(of: method.result)
            else { continue }
            return connect(method, inputs, outputs)
        }
        return Streams(shown: read(streams(among: presenter.type.properties), of: presenter.variable))
    }

    // MARK: Parameters and results

    /// An argument of the method: a stream, or a value that consists of streams.
    private struct Input {
        let label: String?
        /// The type of the value; `nil` if the argument is the stream itself.
        let type: TypeDeclaration?
        let streams: [Stream]
    }

    /// A stream that is passed by itself or as a part of a value.
    private struct Stream {
        let label: String?
        let name: String
        let type: TypeSyntax
        let element: TypeSyntax
    }

    /// A stream that the method returns, or that the presenter has.
    private struct Output {
        let name: String
        /// The path to the stream from the object that has it.
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

    /// Returns the streams in a method's result.
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

    /// Whether the elements are `Equatable`, as the laws compare them like calls.
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

    /// Adds the lines that read streams as a view does.
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
