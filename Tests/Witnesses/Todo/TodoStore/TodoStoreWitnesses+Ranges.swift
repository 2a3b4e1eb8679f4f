import Foundation
import Proof
import TodoReference
import TodoSpecs

extension TodoStoreWitnesses {
    static let ranges: [Witness<TodoStoreSpec>] = [
        Witness("leaves out the last instant of a range", violates: [2, 4, 6]) { fixture in
            try fixture.probe(find: { store, start, end in
                try await store.items(from: start, through: end.addingTimeInterval(-0.000_1))
            })
        },
        Witness("leaves out the first instant of a range", violates: [2, 4, 6]) { fixture in
            try fixture.probe(find: { store, start, end in
                try await store.items(from: start.addingTimeInterval(0.000_1), through: end)
            })
        },
        Witness("finds what is due within a second of a range", violates: [2, 7]) { fixture in
            try fixture.probe(find: { store, start, end in
                try await store.items(from: start.addingTimeInterval(-1), through: end.addingTimeInterval(1))
            })
        },
        Witness("finds everything whatever the range", violates: [2, 4, 7]) { fixture in
            try fixture.probe(find: { store, _, _ in
                try await store.items(from: .distantPast, through: .distantFuture)
            })
        },
    ]
}
