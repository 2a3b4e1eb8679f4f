/// All protocols of a module, in one file.
struct InterfacesFile {
    let names: ModuleNames

    var file: WrittenFile {
        WrittenFile("\(names.module)Interfaces") {
            for (index, declared) in ModuleProtocols(names: names).all.enumerated() {
                if index > 0 { "" }
                "/// \(declared.documentation)"
                "@MainActor"
                "public protocol \(declared.name)\(declared.role == .formatter ? "" : ": AnyObject") {"
                for (index, method) in declared.methods.enumerated() {
                    if index > 0 { "" }
                    for line in method.documentation { line.isEmpty ? "    ///" : "    /// \(line)" }
                    "    \(method.declaration)"
                }
                "}"
            }
        }
    }
}
