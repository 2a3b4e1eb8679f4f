/// How many orders a law may still try, so that a module with many orders is judged in seconds and not minutes.
///
/// Most series have few orders and leave the rest to those that have many.
struct OrderBudget {
    private var left = 900
    private var series: Int

    /// Creates a budget.
    ///
    /// - Parameter series: How many series there are.
    init(series: Int) { self.series = series }

    /// How many orders of the next series are tried before some are drawn by lot: up to 150, which includes all 120 of
    /// five answers, and at least 20.
    var limit: Int { max(20, min(150, left / max(1, series))) }

    /// Takes off what a series has used, without those that were drawn by lot.
    mutating func take(_ count: Int) {
        left = max(0, left - min(count, limit))
        series -= 1
    }
}
