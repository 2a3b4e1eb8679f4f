import Foundation

/// Where the tool says what it does.
///
/// NB: `print` holds back what it is told, and then it stands behind warnings that came later.
package enum Console {
    package static func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

    package static func warn(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
