#include "view/panels/search_info_panel.h"

#include <wx/frame.h>
#include <wx/sizer.h>

#include "tests/gui/support/gui_test.h"
#include "view/text/game_text.h"
#include "view/toolkit/text.h"

// An AI player's search info, in words and in its fixed places.
namespace roque::test {
namespace {

SearchInfo thought(Score score, unsigned depth = 7, std::uint64_t nodes = 1'230'000,
                   std::chrono::milliseconds time = std::chrono::seconds(1)) {
    SearchInfo info;
    info.depth = depth;
    info.scoreForMover = score;
    info.nodes = nodes;
    info.time = time;
    info.lineText = "Nf3 Nc6";
    return info;
}

std::string score(Score::Kind kind, int value, Color mover) {
    return toUtf8(whiteScoreWords(thought({kind, value}), mover));
}

TEST(ThoughtWords, TellTheScoreFromWhitesSide) {
    using enum Score::Kind;
    EXPECT_EQ(score(Centipawns, 35, Color::White), "White +0.35");
    EXPECT_EQ(score(Centipawns, 35, Color::Black), "White -0.35");
    EXPECT_EQ(score(Centipawns, 0, Color::Black), "White +0.00");
    EXPECT_EQ(score(Mate, 3, Color::White), "White mates in 3");
    EXPECT_EQ(score(Mate, 3, Color::Black), "Black mates in 3");
    EXPECT_EQ(score(Mate, -2, Color::White), "Black mates in 2");
    EXPECT_EQ(score(Mate, 0, Color::White), "Black has mated");
    EXPECT_EQ(toUtf8(whiteScoreWords({}, Color::White)), "");
}

std::string speed(std::uint64_t nodes, std::chrono::milliseconds time) {
    return toUtf8(speedWords(thought({}, 1, nodes, time)));
}

TEST(ThoughtWords, TellTheSpeedOnceItCanBeTold) {
    using namespace std::chrono_literals;
    EXPECT_EQ(speed(2'460'000, 2s), "1.2 M/s");
    EXPECT_EQ(speed(500, 1s), "500 /s");
    EXPECT_EQ(speed(12'345, 1s), "12 k/s");
    EXPECT_EQ(speed(12'345, 1ms), "");
    EXPECT_EQ(speed(0, 1s), "");
}

TEST(ThoughtWords, TellTheTime) {
    using namespace std::chrono_literals;
    const auto words = [](std::chrono::milliseconds time) {
        return toUtf8(thinkTimeWords(thought({}, 1, 1, time)));
    };
    EXPECT_EQ(words(0ms), "");
    EXPECT_EQ(words(3450ms), "3.5 s");
    EXPECT_EQ(words(125s), "2:05");
}

class ThoughtPanelTest : public testing::Test {
protected:
    ThoughtPanelTest() : frame_(new wxFrame(nullptr, wxID_ANY, "test")) {
        panel_ = new SearchInfoPanel(frame_, Color::White);
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(panel_, wxSizerFlags().Expand());
        frame_->SetSizer(column);
        frame_->SetClientSize(frame_->FromDIP(wxSize(320, 120)));
        frame_->Show();
        settle();
    }
    ~ThoughtPanelTest() override { destroyAndWait(frame_); }

    [[nodiscard]] wxWindow& part(const char* name) const { return *wxWindow::FindWindowByName(name, panel_); }

    wxFrame* frame_;
    SearchInfoPanel* panel_;
};

TEST_F(ThoughtPanelTest, KeepsEachNumberInItsPlace) {
    using enum Score::Kind;
    panel_->show(thought({Centipawns, 5}, 1, 900, std::chrono::milliseconds(50)));
    const wxSize size = panel_->GetBestSize();
    const wxRect speedPlace = part("thought speed").GetRect();
    const wxRect timePlace = part("thought time").GetRect();
    panel_->show(thought({Centipawns, -1234}, 34, 888'000'000, std::chrono::seconds(80)));
    EXPECT_EQ(part("thought speed").GetRect(), speedPlace);
    EXPECT_EQ(part("thought time").GetRect(), timePlace);
    EXPECT_EQ(panel_->GetBestSize(), size);
}

TEST_F(ThoughtPanelTest, HasRoomForEveryNumberBesideTheMoves) {
    panel_->show(thought({Score::Kind::Centipawns, -1234}, 34, 888'000'000, std::chrono::seconds(80)));
    for (const char* const name : {"thought depth", "thought score", "thought speed", "thought time"}) {
        wxWindow& number = part(name);
        EXPECT_LE(number.GetTextExtent(number.GetLabel()).x, number.GetSize().x) << name;
        EXPECT_LE(number.GetRect().GetRight(), panel_->GetClientSize().x) << name;
    }
}

TEST_F(ThoughtPanelTest, IsAsHighWithAThoughtAsWithout) {
    const int height = panel_->GetBestSize().y;
    panel_->show(thought({}));
    EXPECT_TRUE(panel_->hasThought());
    EXPECT_EQ(panel_->GetBestSize().y, height);
    panel_->show(toWx("thinking…"));
    EXPECT_FALSE(panel_->hasThought());
    EXPECT_EQ(panel_->GetBestSize().y, height);
    EXPECT_EQ(part("player line").GetLabel(), wxString());
}

TEST_F(ThoughtPanelTest, WritesThePiecesAsThePersonWantsThem) {
    panel_->show(thought({}));
    EXPECT_EQ(toUtf8(part("player line").GetLabel()), "Nf3 Nc6");
    panel_->setLetters(kFigurines);
    EXPECT_EQ(toUtf8(part("player line").GetLabel()), "♘f3 ♘c6");
    panel_->show(thought({}));
    EXPECT_EQ(toUtf8(part("player line").GetLabel()), "♘f3 ♘c6");
}

TEST_F(ThoughtPanelTest, SaysThatAMoveCameFromTheBook) {
    panel_->show(thought({}));
    panel_->showBookMove();
    EXPECT_TRUE(panel_->hasThought());
    EXPECT_EQ(part("player progress").GetLabel(), "from the opening book");
    EXPECT_TRUE(part("player progress").IsShown());
    EXPECT_FALSE(part("thought depth").IsShown());
    panel_->show(thought({}));
    EXPECT_FALSE(part("player progress").IsShown());
    EXPECT_TRUE(part("thought depth").IsShown());
}

}  // namespace
}  // namespace roque::test
