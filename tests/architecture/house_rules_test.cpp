#include "tests/architecture/house_rules.h"

#include <gmock/gmock.h>

namespace roque::architecture {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

SourceTree treeOf(std::vector<SourceFile> sources, const std::map<std::string, std::string>& lists = {}) {
    SourceTree tree{std::move(sources), {}};
    for (const auto& [folder, text] : lists)
        tree.buildLists[folder] = {folder.empty() ? "CMakeLists.txt" : folder + "/CMakeLists.txt", text};
    return tree;
}

TEST(HouseRules, WantPragmaOnceInAHeader) {
    EXPECT_THAT(unguardedHeaders(treeOf({{"model/x.h", "#pragma once\n"}})), IsEmpty());
    EXPECT_THAT(unguardedHeaders(treeOf({{"model/x.h", "// #pragma once\n"}})),
                ElementsAre("model/x.h: has no #pragma once"));
}

TEST(HouseRules, WantNoPragmaOnceInASource) {
    EXPECT_THAT(unguardedHeaders(treeOf({{"model/x.cpp", "int x;\n"}})), IsEmpty());
}

TEST(HouseRules, WantIncludesFromTheRoot) {
    const SourceFile header{"model/x.h", "#pragma once\n"};
    EXPECT_THAT(brokenIncludes(treeOf({header, {"model/x.cpp", "#include \"model/x.h\"\n"}})), IsEmpty());
    EXPECT_THAT(brokenIncludes(treeOf({header, {"model/x.cpp", "\n#include \"x.h\"\n"}})),
                ElementsAre("model/x.cpp:2: x.h is no file from the root of the repository"));
}

TEST(HouseRules, WantNoUsingDirectiveInAHeader) {
    const std::string text = "#pragma once\nusing namespace std;\n";
    EXPECT_THAT(usingDirectivesInHeaders(treeOf({{"model/x.h", text}})),
                ElementsAre("model/x.h: a header with `using namespace`"));
    EXPECT_THAT(usingDirectivesInHeaders(treeOf({{"model/x.cpp", text}})), IsEmpty());
}

TEST(HouseRules, WantEverySourceNamed) {
    const SourceFile source{"model/board/x.cpp", ""};
    EXPECT_THAT(unlistedSources(treeOf({source}, {{"model", "add_library(m SHARED board/x.cpp)"}})),
                IsEmpty());
    EXPECT_THAT(unlistedSources(treeOf({source}, {{"model/board", "add_library(m x.cpp y.cpp)"}})),
                IsEmpty());
    EXPECT_THAT(unlistedSources(treeOf({source}, {{"model", "add_library(m SHARED x.cpp)"}})),
                ElementsAre("model/board/x.cpp: no CMakeLists.txt names it"));
}

TEST(HouseRules, TakeTheNameOfASourceInAnotherFolder) {
    const SourceFile source{"tests/game/x.cpp", ""};
    EXPECT_THAT(unlistedSources(treeOf({source}, {{"tests/board", "add_executable(t ../game/x.cpp)"}})),
                IsEmpty());
}

TEST(HouseRules, DoNotTakeACommentForAName) {
    const SourceTree tree = treeOf({{"model/x.cpp", ""}}, {{"model", "add_library(m y.cpp) # x.cpp\n"}});
    EXPECT_THAT(unlistedSources(tree), ElementsAre("model/x.cpp: no CMakeLists.txt names it"));
}

TEST(HouseRules, TakeANameWithoutItsEndingWhereTheListAddsIt) {
    const SourceFile source{"tests/faults/huge.cpp", ""};
    EXPECT_THAT(unlistedSources(treeOf({source}, {{"tests/faults", "set(f huge)\nmodule(${f} ${f}.cpp)"}})),
                IsEmpty());
    EXPECT_THAT(unlistedSources(treeOf({source}, {{"tests/faults", "add_library(huge tiny.cpp)"}})),
                ElementsAre("tests/faults/huge.cpp: no CMakeLists.txt names it"));
}

TEST(HouseRules, WantEveryFolderAdded) {
    const std::string list = "add_library(m x.cpp)";
    EXPECT_THAT(unlistedFolders(treeOf({}, {{"", "add_subdirectory(tests)"}, {"tests", list}})), IsEmpty());
    EXPECT_THAT(unlistedFolders(treeOf({}, {{"", ""}, {"tests", list}})),
                ElementsAre("tests/CMakeLists.txt: no add_subdirectory leads here"));
}

TEST(HouseRules, LeaveAProjectOfItsOwnAlone) {
    EXPECT_THAT(unlistedFolders(treeOf({}, {{"", ""}, {"tests/own", "project(Own)"}})), IsEmpty());
}

TEST(HouseRules, WantNoPatternsInLists) {
    EXPECT_THAT(globbingLists(treeOf({}, {{"model", "file(GLOB sources *.cpp)"}})),
                ElementsAre("model/CMakeLists.txt: collects files by a pattern"));
    EXPECT_THAT(globbingLists(treeOf({}, {{"model", "set(SOURCES globe.cpp)"}})), IsEmpty());
    EXPECT_THAT(globbingLists(treeOf({}, {{"resources/locale", "file(GLOB sources *.po)"}})), IsEmpty());
}

}  // namespace
}  // namespace roque::architecture
