/// Watches objects without retaining them, to tell which of them outlive their module.
@MainActor
public final class Tracker {
    private struct Watched {
        weak var object: AnyObject?
        let name: String
    }

    private var watched: [Watched] = []

    /// Creates a tracker that watches nothing.
    public init() {}

    /// Whether anything is watched.
    public var isEmpty: Bool { watched.isEmpty }

    /// The names of the types of the objects that still exist.
    public var alive: [String] {
        watched.filter { $0.object != nil }.map(\.name)
    }

    /// The objects that still exist.
    var objects: [AnyObject] {
        watched.compactMap(\.object)
    }

    /// Watches objects.
    ///
    /// - Parameter objects: Objects that have to go when their module goes.
    public func track(_ objects: AnyObject...) {
        for object in objects where !watched.contains(where: { $0.object === object }) {
            watched.append(Watched(object: object, name: "\(type(of: object))"))
        }
    }

    /// Watches a value if it is an object.
    func track(value: Any) {
        if type(of: value) is AnyClass { track(value as AnyObject) }
    }
}
