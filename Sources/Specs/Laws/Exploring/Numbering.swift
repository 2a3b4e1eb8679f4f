/// Gives the same question the same number in every order, so that its answer is the same.
@MainActor
final class Numbering {
    private var numbers: [String: Int] = [:]
    private var counts: [Int: Int] = [:]

    func number(of question: String, request: Int) -> Int {
        if let number = numbers[question] { return number }
        let number = counts[request, default: 0]
        counts[request] = number + 1
        numbers[question] = number
        return number
    }
}
