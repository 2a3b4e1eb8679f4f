extension Optional where Wrapped: AnyObject {
    /// The class of an object that is still there, for a failure that says who it is.
    var alive: String? { map { "\(type(of: $0))" } }
}
