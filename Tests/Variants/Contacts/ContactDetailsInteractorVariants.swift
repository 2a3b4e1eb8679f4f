public import ContactsSpecs
public import Proof
public enum ContactDetailsInteractorVariants { public static let all: [Variant<ContactDetailsInteractorSpec>] = [] }
