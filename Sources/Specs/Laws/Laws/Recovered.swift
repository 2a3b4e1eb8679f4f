/// An event that fails or comes to nothing, and then succeeds in some way.
struct Recovered {
    let leadIn: [Situation.Act]
    /// The event that fails, and what makes that good.
    let (bad, way): (Situation.Act, [Situation.Act])
    /// What is done if nothing fails.
    let good: Situation.Act
}
