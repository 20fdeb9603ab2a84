#include "tests/architecture/layer.h"

#include <stdexcept>

#include <gmock/gmock.h>

namespace roque::architecture {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// What is wrong with a file at a path that includes one thing; the thing with its quotes or angles.
std::vector<std::string> violationsOf(const std::string& path, const std::string& included) {
    return forbiddenIncludes({path, "#pragma once\n#include " + included + "\n"});
}

TEST(Layer, NamesFileLineAndHeaderOfAViolation) {
    EXPECT_THAT(
        violationsOf("model/board/board.h", "\"controller/game/game_controller.h\""),
        ElementsAre("model/board/board.h:2: model may not include controller/game/game_controller.h"));
}

TEST(Layer, FindsAnIncludeHoweverItIsSpaced) {
    EXPECT_THAT(forbiddenIncludes({"model/x.h", "  #  include<wx/frame.h> // why not\n"}), SizeIs(1));
}

TEST(Layer, IgnoresAnIncludeInAComment) {
    EXPECT_THAT(forbiddenIncludes({"model/x.h", "// #include <wx/frame.h>\n"}), IsEmpty());
}

TEST(Layer, OfTheModelKnowsOnlyTheStandardLibraryBoostAndItself) {
    EXPECT_THAT(violationsOf("model/x.h", "<vector>"), IsEmpty());
    EXPECT_THAT(violationsOf("model/x.h", "<boost/system/result.hpp>"), IsEmpty());
    EXPECT_THAT(violationsOf("model/x.h", "\"model/base/move.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("model/x.h", "<fmt/format.h>"), SizeIs(1));
    EXPECT_THAT(violationsOf("model/x.h", "<unistd.h>"), SizeIs(1));
    EXPECT_THAT(violationsOf("model/x.h", "\"plugins/sdk/player.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("model/x.h", "\"view/board/drawing/board_geometry.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("model/x.h", "\"board.h\""), SizeIs(1));
}

TEST(Layer, OfTheModelHasNoThreads) {
    EXPECT_THAT(violationsOf("model/game/game.cpp", "<thread>"), SizeIs(1));
    EXPECT_THAT(violationsOf("model/game/game.cpp", "<mutex>"), SizeIs(1));
    EXPECT_THAT(violationsOf("model/game/game.cpp", "<boost/asio.hpp>"), SizeIs(1));
}

TEST(Layer, OfTheModelTouchesNoFiles) {
    EXPECT_THAT(violationsOf("model/game/game.cpp", "<fstream>"), SizeIs(1));
}

TEST(Layer, OfTheControllerKnowsTheKitTheProtocolAndTheModelButNoView) {
    EXPECT_THAT(violationsOf("controller/x.h", "\"plugins/sdk/limits.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("controller/x.h", "\"plugins/uci/engine_line.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("controller/x.h", "\"model/position/position.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("controller/x.h", "<dlfcn.h>"), IsEmpty());
    EXPECT_THAT(violationsOf("controller/x.h", "<soci/soci.h>"), IsEmpty());
    EXPECT_THAT(violationsOf("controller/x.h", "<nlohmann/json.hpp>"), IsEmpty());
    EXPECT_THAT(violationsOf("controller/x.h", "\"view/window/main_frame.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("controller/x.h", "\"plugins/minimax/search.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("controller/x.h", "<wx/event.h>"), SizeIs(1));
}

TEST(Layer, OfControllerAndViewHasOnlyLocksThatAreChecked) {
    EXPECT_THAT(violationsOf("controller/x.h", "<mutex>"), SizeIs(1));
    EXPECT_THAT(violationsOf("view/x.h", "<mutex>"), SizeIs(1));
    EXPECT_THAT(violationsOf("view/x.h", "\"controller/threads/mutex.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("controller/threads/mutex.h", "<mutex>"), IsEmpty());
}

TEST(Layer, OfAPlayerKnowsItselfTheKitAndTheModel) {
    EXPECT_THAT(violationsOf("plugins/minimax/x.cpp", "\"plugins/minimax/search.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("plugins/minimax/x.cpp", "\"plugins/sdk/player.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("plugins/minimax/x.cpp", "\"model/movegen/legal_moves.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("plugins/minimax/x.cpp", "\"plugins/random/random.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("plugins/minimax/x.cpp", "\"controller/search/search.h\""), SizeIs(1));
}

TEST(Layer, OfTheKitKnowsNoPlayer) {
    EXPECT_THAT(violationsOf("plugins/sdk/x.h", "<stdint.h>"), IsEmpty());
    EXPECT_THAT(violationsOf("plugins/sdk/x.h", "\"plugins/minimax/search.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("plugins/sdk/x.h", "\"controller/plugins/plugin.h\""), SizeIs(1));
}

TEST(Layer, OfTheViewTalksToPlayersOnlyThroughTheController) {
    EXPECT_THAT(violationsOf("view/app/app.cpp", "<wx/app.h>"), IsEmpty());
    EXPECT_THAT(violationsOf("view/app/app.cpp", "\"controller/game/game_controller.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("view/app/app.cpp", "\"plugins/sdk/player.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("view/app/app.cpp", "\"tests/support/data_file.h\""), SizeIs(1));
}

TEST(Layer, OfTheTerminalHasNoWindows) {
    EXPECT_THAT(violationsOf("view/terminal/main.cpp", "<CLI/CLI.hpp>"), IsEmpty());
    EXPECT_THAT(violationsOf("view/terminal/main.cpp", "<wx/app.h>"), SizeIs(1));
    EXPECT_THAT(violationsOf("view/terminal/main.cpp", "\"view/window/main_frame.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("view/terminal/main.cpp", "\"view/board/board_panel.h\""), SizeIs(1));
}

TEST(Layer, OfTheTerminalDrawsBoards) {
    EXPECT_THAT(violationsOf("view/terminal/x.cpp", "\"view/board/drawing/svg_canvas.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("view/terminal/x.cpp", "\"view/png/svg_to_png.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("view/terminal/x.cpp", "<librsvg/rsvg.h>"), SizeIs(1));
}

TEST(Layer, OfDrawingInputAndGameHasNoToolkit) {
    EXPECT_THAT(violationsOf("view/board/drawing/x.cpp", "<wx/dc.h>"), SizeIs(1));
    EXPECT_THAT(violationsOf("view/board/input/x.cpp", "<wx/event.h>"), SizeIs(1));
    EXPECT_THAT(violationsOf("view/game/x.cpp", "<wx/string.h>"), SizeIs(1));
    EXPECT_THAT(violationsOf("view/board/x.cpp", "<wx/dc.h>"), IsEmpty());
}

TEST(Layer, OfPngKnowsNothingOfChess) {
    EXPECT_THAT(violationsOf("view/png/x.cpp", "<librsvg/rsvg.h>"), IsEmpty());
    EXPECT_THAT(violationsOf("view/png/x.cpp", "\"model/board/board.h\""), SizeIs(1));
    EXPECT_THAT(violationsOf("view/png/x.cpp", "<wx/image.h>"), SizeIs(1));
}

TEST(Layer, OfTheOracleSharesNothingWithTheModel) {
    EXPECT_THAT(violationsOf("tests/oracle/oracle.cpp", "\"tests/oracle/oracle.h\""), IsEmpty());
    EXPECT_THAT(violationsOf("tests/oracle/oracle.cpp", "\"model/base/square.h\""), SizeIs(1));
}

TEST(Layer, OfTestsUsesWindowsOnlyWhereWindowsAreTested) {
    EXPECT_THAT(violationsOf("tests/gui/window_test.cpp", "<wx/frame.h>"), IsEmpty());
    EXPECT_THAT(violationsOf("tests/view/board/drawing/board_painter_test.cpp", "<wx/image.h>"), IsEmpty());
    EXPECT_THAT(violationsOf("tests/model/x_test.cpp", "<wx/frame.h>"), SizeIs(1));
    EXPECT_THAT(violationsOf("tests/model/x_test.cpp", "<gtest/gtest.h>"), IsEmpty());
}

TEST(Layer, MustBeKnownForEveryFile) {
    EXPECT_THROW(layerOf({"elsewhere/x.h", ""}), std::invalid_argument);
}

}  // namespace
}  // namespace roque::architecture
