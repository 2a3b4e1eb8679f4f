import Proof

/// The published VIPER systems; a further one is a name more.
enum Systems {
    static let all: [ProvedSystem] = [.todo, .contacts, .articles, .shows]
}
