public import ContactsSpecs
public import Proof
public enum ContactListInteractorWitnesses { public static let all: [Witness<ContactListInteractorSpec>] = [] }
