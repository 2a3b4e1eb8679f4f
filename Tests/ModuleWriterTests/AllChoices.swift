@testable import ModuleWriter

/// Every form that a module can have, each with another name; the schemes of names take turns.
enum AllChoices {
    static func named(_ name: (Int) -> String, in module: String) throws -> [ModuleChoices] {
        var all: [ModuleChoices] = []
        for dialect in Dialect.allCases {
            for host in Host.allCases {
                for hasFormatter in [false, true] {
                    for hasInteractor in [true, false] {
                        let number = all.count
                        all.append(
                            ModuleChoices(
                                name: try ModuleName(name(number)),
                                importedModule: module,
                                dialect: dialect,
                                naming: NamingScheme.known[(number + number / 4) % 4].scheme,
                                host: host,
                                hasFormatter: hasFormatter,
                                hasInteractor: hasInteractor
                            )
                        )
                    }
                }
            }
        }
        return all
    }
}
