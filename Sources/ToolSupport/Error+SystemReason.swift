import Foundation

extension Error {
    /// The system's own words for why it refused.
    ///
    /// Foundation's description repeats the file's name, and on Linux often holds nothing but a number.
    package var systemReason: String {
        var error = self as NSError
        while let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error { error = underlying as NSError }
        guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(error.code)))
    }
}
