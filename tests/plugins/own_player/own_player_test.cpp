#include <gmock/gmock.h>

#include "model/notation/fen.h"
#include "model/notation/uci_move.h"
#include "tests/controller/plugins/plugin_test_support.h"

namespace roque {
namespace {

TEST(OwnPlayer, BuiltAsTheReadmeSaysTakesTheQueen) {
    const auto player = test::playerFrom(ROQUE_OWN_PLAYER);
    EXPECT_EQ(player->info().name, "Greedy");
    SearchRequest request;
    request.start = *parseFen("4k3/8/8/3q1r2/4P3/8/8/4K3 w - - 0 1");
    EXPECT_EQ(toUci(test::ask(*player, request)->best, request.start), "e4d5");
}

}  // namespace
}  // namespace roque
