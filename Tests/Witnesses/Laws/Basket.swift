import LawReference
import VIPERSpecs

/// A basket that shows an added item once it is stored, and hides a removed item at once.
@MainActor
final class Basket {
    enum Shown: RecordedCall {
        case goods([String]), problem(String)
    }

    private weak let view: ToldSpy<Shown>?
    private let service: AskedMock<Bool>
    private var goods = ["apples"]

    init(_ view: ToldSpy<Shown>, _ service: AskedMock<Bool>) {
        (self.view, self.service) = (view, service)
    }

    func show() {
        view?(.goods(goods))
    }

    func add() {
        send("add pears") { basket in
            basket.goods.append("pears")
            basket.show()
        } failed: { _ in
        }
    }

    func remove() {
        // This is the fault: restoring the old basket after a failure loses items that were added meanwhile.
        let before = goods
        goods.removeAll { $0 == "apples" }
        show()
        send("remove apples") { _ in
        } failed: { basket in
            basket.goods = before
            basket.show()
        }
    }

    private func send(
        _ text: String,
        done: @escaping @MainActor (Basket) -> Void,
        failed: @escaping @MainActor (Basket) -> Void
    ) {
        var isOpen = true
        service.get(text) { [weak self] answer in
            guard let self, isOpen else { return }
            isOpen = false
            switch answer {
            case .success: done(self)
            case .failure:
                failed(self)
                view?(.problem("Could not \(text)."))
            }
        }
    }
}
