import Testing

@testable import VIPERSpecs

/// How many orders each series of a law may take.
@Suite struct OrderBudgetTests {
    @Test func `A few series get all orders of five answers`() {
        var budget = OrderBudget(series: 3)
        #expect(budget.limit == 150)
        budget.take(150)
        #expect(budget.limit == 150)
    }

    @Test func `Many series share what there is`() {
        #expect(OrderBudget(series: 18).limit == 50)
    }

    @Test func `What one series does not need is left to the others`() {
        var budget = OrderBudget(series: 18)
        for _ in 1...9 { budget.take(1) }
        #expect(budget.limit == 99)
    }

    @Test func `A series that drew some orders by lot pays for its limit alone`() {
        var (drawn, full) = (OrderBudget(series: 18), OrderBudget(series: 18))
        drawn.take(100)
        full.take(50)
        #expect(drawn.limit == full.limit)
    }

    @Test func `However many there are, each series gets twenty`() {
        var budget = OrderBudget(series: 500)
        for _ in 1...499 { budget.take(20) }
        #expect(budget.limit == 20)
    }

    @Test func `A series more than was said gets what is left`() {
        var budget = OrderBudget(series: 1)
        budget.take(150)
        #expect(budget.limit == 150)
    }
}
