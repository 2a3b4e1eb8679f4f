# Every command a person needs.

SWIFT_PACKAGE = swift package --allow-writing-to-package-directory
SPIES = --access public --mock '*DataManager' --mock '*InteractorInput'
SYSTEMS = Todo
ZOO = Tests/Consumers/Zoo

.PHONY: spies check-spies zoo bench-spies

spies: ## Writes the spies of this repository's own contracts.
	for system in $(SYSTEMS); do \
	    $(SWIFT_PACKAGE) generate-spies --target $${system}Contracts --output Spies/$$system $(SPIES) $(FLAGS) || exit 1; \
	done

check-spies: ## Fails if Spies/ differs from what the generator writes.
	$(MAKE) spies FLAGS=--check

zoo: ## Generates, compiles and exercises the zoo: both language modes, debug and release, without a warning.
	for mode in 6 5; do for isolation in None MainActor; do \
	    $(ZOO)/check.sh $$mode $$isolation || exit 1; \
	done; done
	$(ZOO)/mutate.sh
	Tests/Consumers/Copied/check.sh

bench-spies: ## Measures the generator on 20, 200 and 2,000 protocols.
	Tests/Consumers/SpyBenchmark/measure.sh
