/// Stands for the call of a question that its double does not record.
struct Unrecorded: Equatable {}
