import Planner
import TodoSpecs

extension NearTermDateRelation {
    init(_ period: Period?) {
        self =
            switch period {
            case .now: .today
            case .nextDay: .tomorrow
            case .restOfWeek: .laterThisWeek
            case .weekAfter: .nextWeek
            case nil: .outOfRange
            }
    }
}

extension Period {
    init?(_ relation: NearTermDateRelation) {
        switch relation {
        case .today: self = .now
        case .tomorrow: self = .nextDay
        case .laterThisWeek: self = .restOfWeek
        case .nextWeek: self = .weekAfter
        case .outOfRange: return nil
        }
    }
}
