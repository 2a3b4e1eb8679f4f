import ContactsProbes
import ContactsReference
import ContactsSpecs
import ContactsVariants
import ContactsWitnesses
import Proof

extension ProvedSystem {
    /// The contacts, in delegates and in streams.
    static let contacts = ProvedSystem(
        "Contacts",
        specs: [
            ProvedSpec(
                ContactListInteractorSpec.self,
                from: ["store", "output"],
                witnesses: ContactListInteractorWitnesses.all,
                variants: ContactListInteractorVariants.all + [
                    Variant("the reference in streams") {
                        ListingInteractor(ContactListStreamInteractor(store: $0.store), output: $0.output)
                    }
                ]
            ) { fixture in
                let interactor = ContactListInteractor(store: fixture.store)
                interactor.output = fixture.output
                return interactor
            },
            ProvedSpec(
                ContactListPresenterSpec.self,
                from: ["view", "interactor", "router"],
                witnesses: ContactListPresenterWitnesses.all,
                variants: ContactListPresenterVariants.all + [
                    Variant("the reference that is observed") { fixture in
                        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else {
                            throw NoObservation()
                        }
                        return ObservedContactList(fixture)
                    }
                ]
            ) { fixture in
                let presenter = ContactListPresenter(interactor: fixture.interactor, router: fixture.router)
                presenter.view = fixture.view
                return presenter
            },
            ProvedSpec(
                ContactDetailsInteractorSpec.self,
                from: ["store", "output"],
                witnesses: ContactDetailsInteractorWitnesses.all,
                variants: ContactDetailsInteractorVariants.all + [
                    Variant("the reference in streams") {
                        DetailingInteractor(ContactDetailsStreamInteractor(store: $0.store), output: $0.output)
                    }
                ]
            ) { fixture in
                let interactor = ContactDetailsInteractor(store: fixture.store)
                interactor.output = fixture.output
                return interactor
            },
            ProvedSpec(
                ContactDetailsPresenterSpec.self,
                from: ["id", "view", "interactor"],
                witnesses: ContactDetailsPresenterWitnesses.all,
                variants: ContactDetailsPresenterVariants.all + [
                    Variant("the reference that is observed") { fixture in
                        guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) else {
                            throw NoObservation()
                        }
                        return ObservedContactDetails(fixture)
                    }
                ]
            ) { fixture in
                let presenter = ContactDetailsPresenter(id: fixture.id, interactor: fixture.interactor)
                presenter.view = fixture.view
                return presenter
            },
        ],
        modules: [
            "the list in delegates": ContactsLaws.list, "the list that is observed": ContactsLaws.listModel,
            "the details in delegates": ContactsLaws.details,
            "the details that are observed": ContactsLaws.detailsModel,
        ]
    )
}
