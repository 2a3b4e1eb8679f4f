public import ContactsSpecs
public import Proof
public enum ContactListPresenterVariants { public static let all: [Variant<ContactListPresenterSpec>] = [] }
