#include <algorithm>

#include <gmock/gmock.h>

#include "tests/architecture/floors.h"
#include "tests/architecture/house_rules.h"
#include "tests/architecture/layer.h"
#include "tests/architecture/source_tree.h"

// Checks the repository itself. The other tests here show that each rule can be broken.
namespace roque::architecture {
namespace {

using testing::IsEmpty;

class Repository : public testing::Test {
protected:
    static const SourceTree& tree() {
        static const SourceTree repository = readSourceTree(ROQUE_SOURCE);
        return repository;
    }
};

TEST_F(Repository, HasSourcesInEveryTopFolder) {
    for (const char* const folder : {"model", "controller", "plugins", "view", "tests"}) {
        EXPECT_TRUE(std::ranges::any_of(tree().sources, [&](const auto& file) { return file.isIn(folder); }))
            << folder;
    }
}

TEST_F(Repository, IncludesOnlyWhatTheLayersAllow) {
    std::vector<std::string> violations;
    for (const SourceFile& file : tree().sources) {
        for (std::string& violation : forbiddenIncludes(file)) violations.push_back(std::move(violation));
    }
    EXPECT_THAT(violations, IsEmpty());
}

TEST_F(Repository, IncludesOnlyFoldersOnLowerFloors) {
    std::vector<std::string> violations;
    for (const Floors& floors : houseFloors()) {
        for (std::string& violation : floorViolations(tree(), floors))
            violations.push_back(std::move(violation));
    }
    EXPECT_THAT(violations, IsEmpty());
}

TEST_F(Repository, IncludesFilesFromItsRoot) {
    EXPECT_THAT(brokenIncludes(tree()), IsEmpty());
}

TEST_F(Repository, GuardsEveryHeader) {
    EXPECT_THAT(unguardedHeaders(tree()), IsEmpty());
}

TEST_F(Repository, HasNoHeaderThatEmptiesANamespace) {
    EXPECT_THAT(usingDirectivesInHeaders(tree()), IsEmpty());
}

TEST_F(Repository, BuildsEverySource) {
    EXPECT_THAT(unlistedSources(tree()), IsEmpty());
}

TEST_F(Repository, AddsEveryFolder) {
    EXPECT_THAT(unlistedFolders(tree()), IsEmpty());
}

TEST_F(Repository, NamesItsFilesInsteadOfGlobbing) {
    EXPECT_THAT(globbingLists(tree()), IsEmpty());
}

}  // namespace
}  // namespace roque::architecture
