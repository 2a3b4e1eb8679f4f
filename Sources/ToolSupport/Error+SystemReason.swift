import Foundation

extension Error {
    /// Why the system refused, in its own words.
    ///
    /// NB: what Foundation says names the file again, and on Linux often nothing but a number.
    package var systemReason: String {
        var error = self as NSError
        while let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error { error = underlying as NSError }
        guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return String(cString: strerror(Int32(error.code)))
    }
}
