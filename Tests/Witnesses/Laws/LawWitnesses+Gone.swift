import LawProbes
import Proof
import VIPERSpecs

extension LawWitnesses {
    /// Faults that use, show or count what is gone, or miss that something has gone.
    static let gone: [Witness<ModuleLaws>] = [
        Witness(
            "sends once more what it has sent and taken off the screen",
            violates: [44],
            build: TicketForm.stage(.sendsWhatIsGone)
        ),
        Witness(
            "forgets what was typed when the view comes back",
            violates: [44],
            build: TicketForm.stage(.forgetsTheText)
        ),
        Witness(
            "deletes another row than the one that it has asked about",
            violates: [44],
            build: TripList.stage(deletesByPosition: true)
        ),
        Witness(
            "shows the caption of the photo that was first before",
            violates: [43],
            build: PhotoAlbums.stage(keepsByPosition: true)
        ),
        Witness(
            "puts the count of the tap back, although a newer one has come",
            violates: [34],
            build: Likes.stage(putsBackTheOldCount: true)
        ),
        Witness(
            "counts failures that a success has made good",
            violates: [45],
            build: DoorOpener.stage(neverForgets: true)
        ),
        Witness(
            "goes on with its pages where they were when the view comes back to the first",
            violates: [36],
            build: DishMenu.stage(.keepsThePage)
        ),
        Witness(
            "asks for all dishes after the view has come back, though the switch says vegan",
            violates: [38],
            build: DishMenu.stage(.forgetsTheSwitch, loadsAgain: false)
        ),
        Witness(
            "leaves a blank screen when the last row was deleted",
            violates: [49],
            build: ShoppingList.stage(.noWord)
        ),
    ]
}
