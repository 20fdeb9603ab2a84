#include "view/toolkit/language.h"

#include <array>
#include <cctype>
#include <utility>

#include <gmock/gmock.h>
#include <wx/menu.h>
#include <wx/textctrl.h>

#include "controller/storage/file_error.h"
#include "model/notation/fen.h"
#include "model/position/odds.h"
#include "model/position/validity.h"
#include "tests/gui/each_page.h"
#include "tests/gui/window_test.h"
#include "view/commands/action_bar.h"
#include "view/dialogs/position/position_editor.h"
#include "view/dialogs/scores/scores_dialog.h"
#include "view/text/game_text.h"
#include "view/text/message_text.h"

namespace roque::test {
namespace {

std::filesystem::path catalogs() {
    return std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale";
}

/// The menu items that share their letter with an earlier item, or have none.
std::vector<std::string> withoutOwnLetter(const wxMenuBar& bar) {
    std::vector<std::string> found;
    for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) {
        std::string taken;
        for (const wxMenuItem* item : bar.GetMenu(at)->GetMenuItems()) {
            const int number = item->GetId() - ActionBar::idOf(Action{});
            if (number < 0 || number >= static_cast<int>(kActionCount)) continue;  // such as evaluation signs
            const std::string label = toUtf8(item->GetItemLabel());
            const std::size_t mark = label.find('&');
            const char letter = mark == label.npos ? '?' : static_cast<char>(std::tolower(label[mark + 1]));
            if (letter == '?' || taken.find(letter) != taken.npos) found.push_back(label);
            taken += letter;
        }
    }
    return found;
}

/// Adds the visible controls, on the current page only, whose letter was taken before.
void addWithTakenLetter(const wxWindow& window, std::string& taken, std::vector<std::string>& found) {
    const auto* const book = dynamic_cast<const wxNotebook*>(&window);
    for (const wxWindow* child : window.GetChildren()) {
        const bool isBelow = book != nullptr && book->GetCurrentPage() != child;
        if (child->IsTopLevel() || !child->IsShown() || isBelow) continue;
        const std::string label = toUtf8(child->GetLabel());
        const bool isText = dynamic_cast<const wxTextCtrl*>(child) != nullptr;  // whose words are no label
        if (const std::size_t mark = label.find('&'); mark != label.npos && !isText) {
            const char letter = static_cast<char>(std::tolower(label[mark + 1]));
            if (taken.find(letter) != taken.npos) found.push_back(label);
            taken += letter;
        }
        addWithTakenLetter(*child, taken, found);
    }
}

/// Expects every letter with Alt to be unique in each dialog, and on each page of one.
void expectLettersOfTheirOwn(MainFrame& frame) {
    constexpr std::array<std::pair<Action, const char*>, 4> kDialogs{
        {{Action::NewGame, "new game"},
         {Action::SetUpPosition, "position editor"},
         {Action::EditSettings, "settings"},
         {Action::EditDetails, "game details"}}};
    for (const auto& [action, name] : kDialogs) {
        onEachPage(frame, action, name, [](const wxDialog& dialog) {
            std::string taken;
            std::vector<std::string> found;
            addWithTakenLetter(dialog, taken, found);
            EXPECT_THAT(found, testing::IsEmpty());
            EXPECT_THAT(taken, testing::Not(testing::IsEmpty()));
        });
    }
}

/// Expects the same of the page of the engines, which has the menus above it.
void expectLettersOfItsOwn(const MainFrame& frame, const wxWindow& page) {
    std::string taken;
    for (std::size_t at = 0; at < frame.GetMenuBar()->GetMenuCount(); ++at) {
        const std::string title = toUtf8(frame.GetMenuBar()->GetMenuLabel(at));
        taken += static_cast<char>(std::tolower(title.at(title.find('&') + 1)));
    }
    std::vector<std::string> found;
    addWithTakenLetter(page, taken, found);
    EXPECT_THAT(found, testing::IsEmpty());
}

/// The window of a person who has chosen English.
class EnglishWindow : public WindowTest {
protected:
    /// Shows the page of the engines, with one.
    void showEngine() {
        StoredEngine engine;
        engine.name = "Stockfish";
        engine.profiles = {{"1", "", {}}};
        (void)frame_->engines().store.add(std::move(engine));
        perform(Action::ShowEnginesPage);
        settle();
        part<wxWindow>("wake engine").Show();
    }
};

TEST_F(EnglishWindow, HasALetterOfItsOwnForWhateverHasOneOnThePageOfTheEngines) {
    showEngine();
    expectLettersOfItsOwn(*frame_, part<wxWindow>("engines"));
}

TEST_F(EnglishWindow, HasALetterOfItsOwnForWhateverHasOneInADialog) {
    expectLettersOfTheirOwn(*frame_);
}

TEST_F(EnglishWindow, HasALetterForEveryItemOfItsMenus) {
    EXPECT_THAT(withoutOwnLetter(*frame_->GetMenuBar()), testing::IsEmpty());
}

/// The window of a person who has chosen French.
class FrenchWindow : public EnglishWindow {
protected:
    void SetUp() override {
        useLanguage("fr", catalogs());
        WindowTest::SetUp();
    }
    void TearDown() override {
        WindowTest::TearDown();
        useLanguage("en", catalogs());
    }
};

TEST_F(FrenchWindow, HasFrenchMenus) {
    const wxMenuBar& bar = *frame_->GetMenuBar();
    EXPECT_EQ(toUtf8(bar.GetMenuLabelText(0)), "Partie");
    EXPECT_EQ(bar.FindMenuItem("Partie", wxString::FromUTF8("Nouvelle partie…")),
              bar.GetMenu(0)->FindItemByPosition(0)->GetId());
}

TEST_F(FrenchWindow, HasALetterForEveryItemOfItsMenus) {
    EXPECT_THAT(withoutOwnLetter(*frame_->GetMenuBar()), testing::IsEmpty());
}

TEST_F(FrenchWindow, HasALetterOfItsOwnForWhateverHasOneInADialog) {
    expectLettersOfTheirOwn(*frame_);
}

TEST_F(FrenchWindow, HasALetterOfItsOwnForWhateverHasOneOnThePageOfTheEngines) {
    showEngine();
    expectLettersOfItsOwn(*frame_, part<wxWindow>("engines"));
}

TEST_F(FrenchWindow, PrefersItsOwnWordsToThoseOfTheToolkit) {
    EXPECT_EQ(toUtf8(_("White")), "Blancs");  // "Blanc", the colour, in the catalog of wxWidgets
}

TEST_F(FrenchWindow, SaysInFrenchWhoseTurnItIs) {
    start(person(), person());
    EXPECT_EQ(status(), "Trait aux Blancs");
}

TEST_F(FrenchWindow, NamesOpeningsInFrench) {
    ASSERT_TRUE(files().paste("1. e4 e6 2. d4 d5 3. exd5 *"));
    perform(Action::ShowLast);
    const auto& opening = part<wxStaticText>("opening");
    EXPECT_TRUE(pumpUntil([&] {
        return toUtf8(opening.GetLabel()) == "C01 Défense française\u00a0: variante d’échange";
    })) << toUtf8(opening.GetLabel());
}

TEST_F(FrenchWindow, TakesAndShowsMovesInFrenchLetters) {
    start(person(), person());
    ASSERT_TRUE(focusAndWait(board()));
    user_.type("Cf");
    const auto& text = dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("move text", frame_));
    ASSERT_TRUE(pumpUntil([&] { return text.GetValue() == "Cf3"; })) << text.GetValue();
    EXPECT_EQ(moveField().hint(), "Cf3");
    user_.strike(WXK_RETURN);
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(game().current().san(), "Nf3");
    ASSERT_TRUE(playByClicks(Square::E7, Square::E5));
    perform(Action::ShowPrevious);
    settle();
    EXPECT_THAT(status(), testing::HasSubstr("1. Cf3"));
}

TEST_F(FrenchWindow, AsksInFrenchLettersWhatAPawnBecomes) {
    start(person(), person(), "8/P6k/8/8/8/8/7K/8 w - - 0 1");
    drag(Square::A7, Square::A8);
    ASSERT_TRUE(pumpUntil([this] { return board().state().chooser.has_value(); }));
    user_.strike('T');
    ASSERT_TRUE(pumpUntil([this] { return plies() == 1; }));
    EXPECT_EQ(game().current().san(), "a8=R");
}

TEST_F(FrenchWindow, SetsPiecesUpByFrenchLetters) {
    PieceSet pieces(std::filesystem::path(ROQUE_RESOURCES) / "pieces/roque");
    PositionEditor editor(frame_, pieces, *parseFenSetup("4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
                          Orientation::WhiteBelow);
    ASSERT_TRUE(showAndWait(editor, editor.board()));
    ASSERT_TRUE(focusAndWait(editor.board()));
    user_.strike(WXK_UP);
    const Square cursor = editor.board().interaction().state().cursor;
    ASSERT_NE(cursor, Square::None);
    const auto becomes = [&](Color color, PieceType type) {
        return pumpUntil([&] { return editor.setup().board.pieceAt(cursor) == &Piece::of(color, type); });
    };
    user_.strike('C', wxMOD_SHIFT);
    EXPECT_TRUE(becomes(Color::White, PieceType::Knight));
    user_.strike('D');
    EXPECT_TRUE(becomes(Color::Black, PieceType::Queen));
}

TEST_F(FrenchWindow, ListsPeopleWithoutNamesInFrench) {
    start(PersonSpec{"Whitehead"}, person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().resign(Color::Black);
    settle();
    onEachPage(*frame_, Action::ShowScores, "scores", [](const wxDialog& dialog) {
        const wxDataViewListCtrl& games = dynamic_cast<const ScoresDialog&>(dialog).list();
        ASSERT_TRUE(pumpUntil([&] { return games.GetItemCount() == 1; }));
        EXPECT_EQ(toUtf8(games.GetTextValue(0, 1)), "Whitehead");
        EXPECT_EQ(toUtf8(games.GetTextValue(0, 3)), "Noirs");
    });
}

TEST_F(FrenchWindow, ShowsTheGamesOfPeopleWithoutNames) {
    start(PersonSpec{"Ada"}, person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().resign(Color::Black);
    settle();
    const AllowModalDialogs allow;
    frame_->CallAfter([&] {
        auto& dialog = dynamic_cast<ScoresDialog&>(*wxWindow::FindWindowByName("scores", frame_));
        const auto part = [&](const char* name) { return wxWindow::FindWindowByName(name, &dialog); };
        dynamic_cast<wxNotebook&>(*part("pages")).SetSelection(1);
        auto& players = dynamic_cast<wxDataViewListCtrl&>(*part("players"));
        EXPECT_TRUE(pumpUntil([&] { return players.GetItemCount() == 2; }));
        EXPECT_EQ(toUtf8(players.GetTextValue(1, 0)), "Noirs");
        wxDataViewEvent event(wxEVT_DATAVIEW_ITEM_ACTIVATED, &players, players.RowToItem(1));
        players.ProcessWindowEvent(event);
        EXPECT_TRUE(pumpUntil([&] { return dialog.status() == "1 partie"; })) << dialog.status();
        EXPECT_EQ(toUtf8(dynamic_cast<wxTextCtrl&>(*part("player")).GetValue()), "Noirs");
        dialog.EndModal(wxID_CANCEL);
    });
    perform(Action::ShowScores);
}

TEST_F(FrenchWindow, FindsTheGamesOfPeopleWithoutNamesByWhatTheyAreCalled) {
    start(PersonSpec{"Ada"}, person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    frame_->controller().resign(Color::Black);
    settle();
    const AllowModalDialogs allow;
    frame_->CallAfter([&] {
        auto& dialog = dynamic_cast<ScoresDialog&>(*wxWindow::FindWindowByName("scores", frame_));
        auto& player = dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("player", &dialog));
        player.SetValue("personne");
        EXPECT_TRUE(pumpUntil([&] { return dialog.list().GetItemCount() == 0; }));
        player.SetValue("noirs");
        EXPECT_TRUE(pumpUntil([&] { return dialog.list().GetItemCount() == 1; })) << dialog.status();
        dialog.EndModal(wxID_CANCEL);
    });
    perform(Action::ShowScores);
}

TEST_F(FrenchWindow, KnowsHowGamesEnd) {
    for (int at = 0; at <= static_cast<int>(Termination::Aborted); ++at) {
        for (const std::optional<Color> winner : {std::optional<Color>{}, {Color::White}, {Color::Black}}) {
            const Message end = describe({winner, Termination(at)});
            EXPECT_NE(toUtf8(messageText(end)), english(end));
        }
    }
}

TEST_F(FrenchWindow, KnowsWhatIsWrongWithPositionsAndWhatOddsAndLevelsAreCalled) {
    std::vector<Message> messages;
    for (std::size_t at = 0; at < kPositionProblemCount; ++at)
        messages.push_back(describe(PositionProblem(at)));
    for (const PieceOdds odds : kPieceOdds) messages.push_back(describe(odds));
    for (const Message& each : messages) EXPECT_NE(toUtf8(messageText(each)), english(each));
    for (const auto& [number, level] : windowPlugins()->find("bastion")->info().levels) {
        if (level.name == "Club" || level.name == "Expert") continue;  // the same in both
        EXPECT_NE(wxGetTranslation(toWx(level.name)), toWx(level.name)) << level.name;
    }
}

TEST_F(FrenchWindow, SaysInFrenchWhatIsReported) {
    EXPECT_EQ(toUtf8(messageText(parseFen("4k3/8/8/8/8/8/8/4K3 w x - 0 1").error().describe())),
              "colonne 23, roques\u00A0: 'x' n’est ni K, ni Q, ni une colonne, et les droits ne sont pas un "
              "simple -");
    EXPECT_THAT(toUtf8(messageText(parseFen("8/8 b -").error().describe())),
                testing::StartsWith("colonne 1, pièces\u00A0: il y a 2 rangées au lieu de 8\n"));
    const FileError denied{FileError::Step::Read, "/a", std::make_error_code(std::errc::is_a_directory)};
    EXPECT_THAT(toUtf8(messageText(denied.describe())), testing::StartsWith("Impossible de lire /a\u00A0: "));
}

TEST_F(FrenchWindow, SaysInFrenchWhyPluginsCannotBeUsed) {
    PluginRegistry registry({{ROQUE_BAD_PLUGINS, PluginOrigin::Shipped}});
    registry.rescan();
    ASSERT_GE(registry.unusable().size(), 10U);
    for (const UnusablePlugin& plugin : registry.unusable())
        EXPECT_NE(toUtf8(messageText(plugin.reason)), english(plugin.reason));
}

TEST_F(FrenchWindow, SaysInFrenchWhyAPlayerFailedAndLeavesItsOwnWords) {
    const PlayerFailure failure{
        Color::Black, PlayerFailure::Kind::Failed, "Random",
        ROQUE_MESSAGE("{0}; it complained: {1}", ROQUE_MESSAGE("It has ended with exit code {0}", 7),
                      "It is empty")};
    EXPECT_EQ(toUtf8(failureWords(failure)),
              "Random (Noirs)\u00A0: Il s’est terminé avec le code de sortie 7\u00A0; il s’est plaint\u00A0: "
              "It is empty.");
}

TEST_F(FrenchWindow, KeepsThePointInNumbers) {
    EXPECT_EQ(wxString::Format("%.1f", 1.5), "1.5");
}

TEST(Languages, AreEnglishAndThoseThatHaveACatalog) {
    useLanguage("en", catalogs());
    std::vector<std::string> names;
    for (const Language& each : languages()) names.push_back(each.code + " " + toUtf8(each.name));
    EXPECT_THAT(names, testing::IsSupersetOf({"en English", "fr Français"}));
}

TEST(Languages, EnglishStandsInForOneThatIsUnknown) {
    useLanguage("xx", catalogs());
    EXPECT_EQ(_("White to move"), "White to move");
    useLanguage("en", catalogs());
}

}  // namespace
}  // namespace roque::test
