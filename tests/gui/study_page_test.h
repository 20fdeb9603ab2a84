#pragma once

#include <string>
#include <utility>

#include <wx/choice.h>

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"
#include "tests/gui/window_test.h"
#include "view/panels/line_list.h"

namespace roque::test {

/// The page to analyse, with a game from elsewhere and one list of lines that a person clicks.
class StudyPageTest : public WindowTest {
protected:
    /// `list` is the name of the list of lines.
    explicit StudyPageTest(const char* list) : list_(list) {}

    /// Opens a game, at its start.
    void openGame(const std::string& moves, const std::string& tags = {}) {
        session().open(std::move(readPgn(tags + moves + " *").at(0).record), std::nullopt);
        settle();
    }
    [[nodiscard]] LineList& lines() const { return part<LineList>(list_); }
    /// The moves of the game shown, as PGN.
    [[nodiscard]] std::string studied() {
        const std::string text = toPgn(games().study()->record());
        return text.substr(text.find("]\n\n") + 3);
    }
    /// Adds the engine of the tests with a fault to the engines that the person has brought. Returns its id.
    std::string addFake(const char* fault) {
        StoredEngine fake;
        fake.name = "Fake";
        fake.command = {ROQUE_FAKE_ENGINE, {fault}};
        fake.profiles = {{"1", "", {}}};
        return frame_->engines().store.add(std::move(fake));
    }
    /// Chooses a player in a list of engines.
    void choosePlayer(const char* list, const char* player) {
        auto& choice = part<wxChoice>(list);
        ASSERT_TRUE(focusAndWait(choice));
        ASSERT_TRUE(choice.SetStringSelection(player));
        wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
        event.SetEventObject(&choice);
        event.SetInt(choice.GetSelection());
        choice.ProcessWindowEvent(event);
        settle();
    }
    void clickLine(std::size_t row, std::size_t plies) {
        const wxRect rect = lines().rectOfMove(row, plies);
        ASSERT_FALSE(rect.IsEmpty());
        user_.click(lines(), rect.GetPosition() + rect.GetSize() / 2);
        settle();
    }

private:
    const char* list_;
};

}  // namespace roque::test
