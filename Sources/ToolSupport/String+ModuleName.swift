extension String {
    /// The name of the module that SwiftPM and Xcode compile from a target of this name.
    package var moduleName: String {
        let name = map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        return first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}
