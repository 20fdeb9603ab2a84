#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

std::string moveOf(const char* library, const char* fen) {
    const auto player = test::playerFrom(library);
    SearchRequest request;
    request.start = *parseFen(fen);
    return toUci(test::ask(*player, request)->best, request.start);
}

TEST(OwnPlayer, MadeByTheKitIsLoadedAndTakesTheQueen) {
    EXPECT_EQ(test::playerFrom(ROQUE_OWN_PLAYER)->info().name, "My Player");
    EXPECT_EQ(moveOf(ROQUE_OWN_PLAYER, "4k3/8/8/3q1r2/4P3/8/8/4K3 w - - 0 1"), "e4d5");
}

TEST(OwnPlayer, MadeInCIsLoaded) {
    EXPECT_EQ(test::playerFrom(ROQUE_PLAYER_IN_C)->info().name, "Scripted");
}

}  // namespace
}  // namespace roque
