public import ContactsSpecs
public import Proof
public enum ContactListInteractorVariants { public static let all: [Variant<ContactListInteractorSpec>] = [] }
