import Foundation

/// The output of the tools.
///
/// `print` buffers its output, which would then come after warnings that were written later.
package enum Console {
    package static func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

    package static func warn(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
