public import ContactsSpecs
public import Proof
public enum ContactDetailsPresenterVariants { public static let all: [Variant<ContactDetailsPresenterSpec>] = [] }
