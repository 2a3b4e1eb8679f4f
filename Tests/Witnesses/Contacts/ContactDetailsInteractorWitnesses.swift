public import ContactsSpecs
public import Proof
public enum ContactDetailsInteractorWitnesses { public static let all: [Witness<ContactDetailsInteractorSpec>] = [] }
