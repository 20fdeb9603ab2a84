#include <climits>
#include <cstdlib>
#include <filesystem>

#include <gmock/gmock.h>
#include <wx/arrstr.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/dataview.h>
#include <wx/display.h>
#include <wx/listbox.h>
#include <wx/radiobut.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "model/pgn/game_builder.h"
#include "tests/gui/each_page.h"
#include "tests/gui/support/gtk_call.h"
#include "view/dialogs/players/guest_dialog.h"
#include "view/engines/add_engine_dialog.h"
#include "view/panels/line_list.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/language.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/window_place.h"

// All text has enough room, whatever the desktop's font and the language: ctest runs this with the default
// font, with a larger one, on a screen of double density, in the language of longer texts that
// tests/translation/pseudo-locale makes, and on Wayland in screens of several sizes.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

/// A list of choices whose present one is truncated on purpose: it says the whole where the pointer rests.
bool tellsWhatIsTruncated(const wxWindow& window) {
    const auto* const choice = dynamic_cast<const wxChoice*>(&window);
    return choice != nullptr && !choice->GetToolTipText().empty()
           && choice->GetToolTipText() == choice->GetStringSelection();
}

/// Whether a window needs its best size: it shows a text that is not truncated on purpose.
bool isRigid(const wxWindow& window) {
    if (tellsWhatIsTruncated(window)) return false;
    if (const auto* text = dynamic_cast<const wxStaticText*>(&window)) {
        constexpr long kShortened = wxST_ELLIPSIZE_START | wxST_ELLIPSIZE_MIDDLE | wxST_ELLIPSIZE_END;
        return !text->GetLabel().empty() && (text->GetWindowStyleFlag() & kShortened) == 0;
    }
    return dynamic_cast<const wxButton*>(&window) != nullptr
           || dynamic_cast<const wxCheckBox*>(&window) != nullptr
           || dynamic_cast<const wxRadioButton*>(&window) != nullptr
           || dynamic_cast<const wxSpinCtrl*>(&window) != nullptr
           || dynamic_cast<const wxChoice*>(&window) != nullptr;
}

std::string nameOf(const wxWindow& window) {
    return toUtf8(window.GetName() + " \"" + window.GetLabel() + '"');
}

std::string sizeOf(const wxSize& size) {
    return std::to_string(size.x) + 'x' + std::to_string(size.y);
}

/// The columns of a list with truncated titles.
void addNarrowColumns(const wxDataViewCtrl& list, std::vector<std::string>& found) {
    constexpr int kBesideTitle = 12;
    const wxFont bold = list.GetFont().Bold();  // as GTK writes titles
    for (unsigned at = 0; at < list.GetColumnCount(); ++at) {
        const wxDataViewColumn& column = *list.GetColumn(at);
        if (column.IsHidden()) continue;
        int width = 0;
        list.GetTextExtent(column.GetTitle(), &width, nullptr, nullptr, nullptr, &bold);
        if (column.GetWidth() < width + kBesideTitle) found.push_back("column " + toUtf8(column.GetTitle()));
    }
}

/// Whether something that shows rows has no room for one. A list has a title above them.
bool showsNoRow(const wxWindow& window) {
    const bool isList = dynamic_cast<const wxDataViewCtrl*>(&window) != nullptr;
    const bool hasRows = isList || dynamic_cast<const wxListBox*>(&window) != nullptr
                         || dynamic_cast<const MoveListPanel*>(&window) != nullptr
                         || dynamic_cast<const LineList*>(&window) != nullptr;
    return hasRows && window.GetSize().y < (isList ? 2 : 1) * window.GetCharHeight();
}

/// Windows that are smaller than their text needs, or exceed their parent.
void addWithoutRoom(const wxWindow& window, std::vector<std::string>& found) {
    const bool scrolls = dynamic_cast<const wxScrolledWindow*>(&window) != nullptr;
    for (const wxWindow* child : window.GetChildren()) {
        const auto* const pane = dynamic_cast<const wxCollapsiblePane*>(child);
        const bool isFolded = pane != nullptr && pane->IsCollapsed();
        if (child->IsTopLevel() || !child->IsShown() || isFolded) continue;
        if (const auto* list = dynamic_cast<const wxDataViewCtrl*>(child)) addNarrowColumns(*list, found);
        if (showsNoRow(*child)) found.push_back("no row in " + nameOf(*child));
        if (isRigid(*child)) {
            const wxSize needed = child->GetBestSize();
            const wxSize around = scrolls ? wxSize(INT_MAX, INT_MAX) : window.GetClientSize();
            const wxRect rect = child->GetRect();
            if (rect.width < needed.x || rect.height < needed.y || rect.GetRight() > around.x
                || rect.GetBottom() > around.y)
                found.push_back(nameOf(*child) + " has " + sizeOf(rect.GetSize()) + ", needs "
                                + sizeOf(needed) + " of " + sizeOf(around));
        }
        addWithoutRoom(*child, found);
    }
}

std::vector<std::string> withoutRoom(const wxWindow& window) {
    std::vector<std::string> found;
    addWithoutRoom(window, found);
    return found;
}

class Room : public WindowTest {
protected:
    void SetUp() override {
        if (const char* const catalogues = std::getenv("ROQUE_PSEUDO_LOCALE")) useLanguage("eo", catalogues);
        if (const char* const language = std::getenv("ROQUE_ROOM_LANGUAGE"))
            useLanguage(language, std::filesystem::path(ROQUE_RESOURCES).parent_path() / "locale");
        WindowTest::SetUp();
        notice().dismissNotice();  // about the plugins that are bad on purpose
        settle();
    }

    /// Looks at the window in each usual size; where the desktop says how large it is, in that one.
    void inEachSize(const std::function<void()>& look) {
        if (!canBePlaced()) return look();
        for (const wxSize& size : {wxSize(1024, 700), wxSize(1280, 800), wxSize(1920, 1080)}) {
            SCOPED_TRACE(std::to_string(size.x));
            frame_->SetSize(frame_->FromDIP(size));
            settle();
            look();
        }
    }
    void expectRoomInEachSize() {
        inEachSize([this] {
            const bool isThere =  // GTK knows the widths of columns once it has painted
                pumpUntil([this] { return withoutRoom(*frame_).empty(); });
            EXPECT_TRUE(isThere) << testing::PrintToString(withoutRoom(*frame_));
        });
    }
    void openStudy() {
        session().open(std::move(readPgn("[White \"Maximiliane von Hohenlohe-Waldenburg\"]\n"
                                         "[Black \"Stockfish 15.1, Play at 1500\"]\n\n1. e4 e5 2. Nf3 *")
                                     .at(0)
                                     .record),
                       std::nullopt);
        perform(Action::ShowStudyPage);
        settle();
    }
    /// An engine with every kind of option, which is not started.
    void addEngine() {
        using Kind = PluginOption::Kind;
        const auto option = [](std::string name, Kind kind, std::string value) {
            PluginOption made;
            made.name = std::move(name);
            made.kind = kind;
            made.defaultValue = std::move(value);
            made.maximum = 1024;
            if (kind == Kind::Combo) made.choices = {"Automatic", "Never"};
            return made;
        };
        StoredEngine engine;
        engine.name = "Stockfish 15.1";
        engine.author = "the Stockfish developers (see AUTHORS file)";
        engine.command.program = "/home/somebody/games/chess engines/stockfish/stockfish-ubuntu-x86-64-avx2";
        engine.options = {option("Hash", Kind::Spin, "16"), option("UCI_ShowWDL", Kind::Check, "false"),
                          option("Book Use", Kind::Combo, "Automatic"),
                          option("SyzygyPath", Kind::String, ""), option("Clear Hash", Kind::Button, "")};
        engine.profiles = {{"1", "Play at 1500", {}}};
        (void)frame_->engines().store.add(std::move(engine));
        settle();
    }
};

TEST_F(Room, IsThereInTheMainWindow) {
    EXPECT_THAT(withoutRoom(*frame_), IsEmpty());
    expectRoomInEachSize();
}

TEST_F(Room, IsThereBesideAGameWithClocks) {
    const TimeControl time = suddenDeath(std::chrono::minutes(5), std::chrono::seconds(3));
    frame_->controller().newGame(
        {{PersonSpec{"Ada"}, plugin("scripted")}, Position::start(), Variant::Standard, {time, time}});
    settle();
    expectRoomInEachSize();
}

TEST_F(Room, IsThereOnThePageToAnalyse) {
    perform(Action::ShowStudyPage);
    settle();
    expectRoomInEachSize();
    openStudy();
    expectRoomInEachSize();
    addEngine();
    perform(Action::ToggleEngine);
    const auto& lines = part<LineList>("engine line list");
    inEachSize([&] {
        ASSERT_TRUE(!lines.IsShown() || pumpUntil([&] { return !lines.rows().empty(); }));
        EXPECT_THAT(withoutRoom(*frame_), IsEmpty());
    });
}

TEST_F(Room, IsThereInWhatIsSaidOfAnEnding) {
    session().open(
        std::move(readPgn("[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/4K3/4P3/8 w - - 0 1\"]\n\n*").at(0).record),
        std::nullopt);
    perform(Action::ShowStudyPage);
    ASSERT_TRUE(pumpUntil([this] { return isOnScreen("ending card"); }));
    expectRoomInEachSize();
}

TEST_F(Room, IsThereBesideSeveralEngines) {
    openStudy();
    addEngine();
    for (int engines = 2; engines <= 4; ++engines) {
        perform(Action::AddEngine);
        settle();
        expectRoomInEachSize();
    }
}

TEST_F(Room, IsThereOnThePageOfTheEngines) {
    perform(Action::ShowEnginesPage);
    settle();
    expectRoomInEachSize();
    addEngine();
    ASSERT_TRUE(isOnScreen("engine profile"));
    expectRoomInEachSize();
}

TEST_F(Room, IsThereInTheNotices) {
    notice().showNotice(
        "/home/somebody/.local/share/roque/plugins/a_player_that_somebody_made_on_a_long_afternoon.so: It is "
        "made for version 2 of the plugin interface, this program has version 1.\nThe game could not be "
        "saved.");
    settle();
    expectRoomInEachSize();
    question().showQuestion("Minimax offers a draw.", {{"Accept", [] {}}, {"Decline", [] {}}});
    settle();
    expectRoomInEachSize();
}

TEST_F(Room, IsThereWhereAPasswordIsAskedFor) {
    PointsDatabase server;
    server.kind = PointsDatabase::Kind::PostgreSql;
    server.host = "scores.chess-club.example.org";
    server.user = "maximiliane";
    auto& bar = part<PasswordBar>("password bar");
    bar.ask(server, ROQUE_MESSAGE("The password is wrong"));
    bar.offerToKeep(true);
    settle();
    ASSERT_TRUE(isOnScreen("keep password"));
    expectRoomInEachSize();
}

/// The words beside the board while it asks what a pawn becomes.
TEST_F(Room, IsThereWhileAPawnIsPromoted) {
    start(person(), person(), "8/P6k/8/8/8/8/7K/8 w - - 0 1");
    using enum BoardKey;
    for (const BoardKey key : {Up, Left, Left, Left, Left, Up, Up, Up, Up, Up, Choose, Up, Choose})
        board().strike(key);  // a desktop where windows cannot be placed has no simulated pointer
    settle();
    ASSERT_TRUE(board().state().chooser.has_value());
    expectRoomInEachSize();
}

TEST_F(Room, IsThereInTheResult) {
    start(PersonSpec{"Ada"}, PluginSpec{"bastion", {{"Level", "6"}}, {}});
    frame_->controller().resign(Color::White);
    settle();
    notice().dismiss();
    settle();
    ASSERT_TRUE(isOnScreen("result card"));
    expectRoomInEachSize();
}

/// The window as at the first start.
class FirstRoom : public Room {
protected:
    FirstRoom() { isWelcomed_ = false; }
};

TEST_F(FirstRoom, IsThereInTheWelcome) {
    notice().dismiss();
    settle();
    ASSERT_TRUE(isOnScreen("welcome card"));
    expectRoomInEachSize();
}

/// Opens what is folded.
void unfoldAll(wxWindow& window) {
    for (wxWindow* const child : window.GetChildren()) {
        if (auto* const pane = dynamic_cast<wxCollapsiblePane*>(child);
            pane != nullptr && pane->IsCollapsed()) {
            pane->Expand();
            wxCollapsiblePaneEvent opened(pane, pane->GetId(), false);
            pane->ProcessWindowEvent(opened);
        }
        unfoldAll(*child);
    }
}

void expectRoomIn(wxDialog& dialog) {
    EXPECT_THAT(withoutRoom(dialog), IsEmpty());
    unfoldAll(dialog);
    settle();
    EXPECT_THAT(withoutRoom(dialog), IsEmpty());
}

TEST_F(Room, IsThereInEveryDialog) {
    onEachDialog(*frame_, expectRoomIn);
    onEachPage(*frame_, Action::ReplaceWhite, "replace player", expectRoomIn);
    onEachPage(*frame_, Action::Help, "help", expectRoomIn);
}

TEST_F(Room, IsThereInTheDialogsOfAStudy) {
    openStudy();
    perform(Action::ShowLast);
    settle();
    for (const auto& [action, name] :
         {std::pair(Action::EditComment, "comment"), std::pair(Action::EditDetails, "game details"),
          std::pair(Action::AnnotateGame, "annotate")}) {
        SCOPED_TRACE(name);
        onEachPage(*frame_, action, name, expectRoomIn);
    }
}

TEST_F(Room, IsThereInTheListOfGames) {
    files().open(
        home_.write("games.pgn", "[Event \"A\"]\n[White \"Ada\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n"));
    ASSERT_TRUE(pumpUntil([this] { return files().list().IsShown(); }));
    settle();
    EXPECT_THAT(withoutRoom(files().list()), IsEmpty());
}

TEST_F(Room, IsThereWhereAnEngineIsAdded) {
    EngineProbe probe(dispatcher());
    AddEngineDialog dialog(frame_, probe, {"/usr/games/stockfish", "/usr/games/gnuchess"});
    dialog.Show();
    settle();
    expectRoomIn(dialog);
    dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("engine command", &dialog))
        .ChangeValue("/home/somebody/games/a_chess_program_with_a_long_name_in_a_folder/that_is_not_there");
    wxCommandEvent pressed(wxEVT_BUTTON, wxID_OK);
    pressed.SetEventObject(dialog.FindWindow(wxID_OK));
    dialog.FindWindow(wxID_OK)->ProcessWindowEvent(pressed);
    ASSERT_TRUE(pumpUntil([&] { return dialog.FindWindow(wxID_OK)->IsEnabled(); }));
    settle();
    EXPECT_FALSE(dynamic_cast<wxStaticText&>(*wxWindow::FindWindowByName("engine result", &dialog))
                     .GetLabel()
                     .empty());
    expectRoomIn(dialog);
}

TEST_F(Room, IsThereWhereAPlayerIsAllowed) {
    PluginInfo claim;
    claim.name = "A player that somebody made on a long afternoon";
    claim.author = "Maximiliane von Hohenlohe-Waldenburg";
    claim.version = "2026.11.25-rc1";
    const std::filesystem::path file =
        "/home/somebody/.local/share/roque/plugins/a_player_that_somebody_made_on_a_long_afternoon.so";
    auto& dialog = *new GuestDialog(frame_, {{file, std::string(64, 'a')}, claim, true}, [](auto) {});
    dialog.Show();
    settle();
    expectRoomIn(dialog);
    dialog.Destroy();
}

/// The truncated labels of a widget of GTK's, and what of it is outside of the window.
void addTruncated(void* widget, std::vector<std::string>& found) {
    const auto isA = [widget](const char* typeOf) {
        return call<int, void*, unsigned long>("g_type_check_instance_is_a", widget,
                                               call<unsigned long>(typeOf))
               != 0;
    };
    if (call<int, void*>("gtk_widget_get_mapped", widget) == 0) return;
    if (isA("gtk_label_get_type")) {
        void* const layout = call<void*, void*>("gtk_label_get_layout", widget);
        int width = 0;
        int height = 0;
        call<void, void*, int*, int*>("pango_layout_get_pixel_size", layout, &width, &height);
        if (call<int, void*>("gtk_widget_get_allocated_width", widget) < width
            || call<int, void*>("gtk_widget_get_allocated_height", widget) < height
            || call<int, void*>("pango_layout_is_ellipsized", layout) != 0)
            found.emplace_back(call<const char*, void*>("gtk_label_get_text", widget));
    }
    if (!isA("gtk_container_get_type")) return;
    call<void, void*, void (*)(void*, void*), void*>(
        "gtk_container_forall", widget,
        [](void* child, void* all) { addTruncated(child, *static_cast<std::vector<std::string>*>(all)); },
        &found);
}

/// The first window of GTK's own of a kind.
void* windowOfGtk(const char* typeOf) {
    struct List {
        void* data;
        List* next;
        List* previous;
    };
    auto* const all = call<List*>("gtk_window_list_toplevels");
    void* found = nullptr;
    for (const List* each = all; each != nullptr; each = each->next) {
        if (call<int, void*, unsigned long>("g_type_check_instance_is_a", each->data,
                                            call<unsigned long>(typeOf))
            != 0)
            found = each->data;
    }
    call<void, List*>("g_list_free", all);
    return found;
}

TEST_F(Room, IsThereInTheWordsAboutTheProgram) {
    perform(Action::About);
    settle();
    void* const window = windowOfGtk("gtk_about_dialog_get_type");
    ASSERT_NE(window, nullptr);
    ASSERT_TRUE(pumpUntil([&] { return call<int, void*>("gtk_widget_get_mapped", window) != 0; }));
    std::vector<std::string> found;
    addTruncated(window, found);
    EXPECT_THAT(found, IsEmpty());
    call<void, void*>("gtk_widget_hide", window);
}

TEST(LineBreaks, LieBetweenWordsAndWithinLongOnes) {
    wxFrame frame(nullptr, wxID_ANY, "Room");
    const wxString path = "/home/somebody/games/chess/engines/a_program_with_a_name";
    const int width = frame.GetTextExtent("/home/somebody/games/c").x;
    const wxString text = withLineBreaks(frame, "In " + path + " is nothing.\nNothing  at all.", width);
    for (const wxString& line : wxSplit(text, '\n', '\0'))
        EXPECT_LE(frame.GetTextExtent(line).x, width) << line;
    EXPECT_TRUE(text.StartsWith("In\n/home/somebody/games/\nchess/")) << text;
    wxString joined = text;
    joined.Replace("\n", "");
    EXPECT_TRUE(joined.Contains(path)) << text;
    EXPECT_TRUE(text.EndsWith("\nNothing  at all.")) << text;
    EXPECT_EQ(withLineBreaks(frame, "e4", 1), "e\n4") << "it ends, however narrow";
    EXPECT_EQ(withLineBreaks(frame, "", 100), "");
}

TEST(DialogArea, ScrollsWhereTheScreenIsTooSmall) {
    wxDialog dialog(nullptr, wxID_ANY, "Room");
    auto* area = new DialogArea(&dialog);
    auto* content = new wxWindow(area, wxID_ANY);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(content);
    area->SetSizer(inside);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(area, wxSizerFlags(1).Expand());
    all->Add(new wxButton(&dialog, wxID_OK));
    dialog.SetSizer(all);
    const auto show = [&](const wxSize& size) {
        content->SetMinSize(size);
        fitDialogAround(*content);
    };
    show(wxSize(300, 200));
    EXPECT_EQ(area->GetClientSize(), wxSize(300, 200));
    const wxSize screen = wxDisplay(&dialog).GetClientArea().GetSize();
    show(wxSize(300, screen.y * 2));
    EXPECT_LT(dialog.GetSize().y, screen.y);
    EXPECT_EQ(area->GetVirtualSize().y, screen.y * 2);
    EXPECT_GE(area->GetClientSize().x, 300);
    show(wxSize(screen.x * 2, 200));
    EXPECT_LE(dialog.GetSize().x, screen.x);
    EXPECT_EQ(area->GetVirtualSize().x, screen.x * 2);
    EXPECT_GE(area->GetClientSize().y, 200);
    show(wxSize(300, 200));
    EXPECT_EQ(area->GetClientSize(), wxSize(300, 200));
}

TEST(DialogArea, SqueezesNothingThatHasGrown) {
    wxDialog dialog(nullptr, wxID_ANY, "Room");
    auto* area = new DialogArea(&dialog);
    auto* content = new wxWindow(area, wxID_ANY);
    auto* last = new wxButton(area, wxID_ANY, "Last");
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(content);
    inside->Add(last);
    area->SetSizer(inside);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(area, wxSizerFlags(1).Expand());
    dialog.SetSizer(all);
    content->SetMinSize(wxSize(300, wxDisplay(&dialog).GetClientArea().height));
    fitDialogAround(*content);
    content->SetMinSize(content->GetMinSize() + wxSize(0, 100));
    area->Layout();
    EXPECT_GE(last->GetSize().y, last->GetBestSize().y);
}

TEST(DialogArea, StaysOnTheScreenWhenItGrows) {
    wxDialog dialog(nullptr, wxID_ANY, "Room");
    auto* content = new wxWindow(&dialog, wxID_ANY);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(content);
    dialog.SetSizer(all);
    const wxRect screen = wxDisplay(&dialog).GetClientArea();
    dialog.Move(screen.GetRight() - 150, screen.GetBottom() - 150);
    content->SetMinSize(wxSize(400, 300));
    fitDialogAround(*content);
    EXPECT_TRUE(screen.Contains(dialog.GetScreenRect()));
}

TEST(WithoutRoom, NamesATextThatIsTooNarrowAndOneThatReachesOut) {
    wxFrame frame(nullptr, wxID_ANY, "Room");
    frame.SetClientSize(200, 100);
    const auto add = [&frame](const char* name, const wxPoint& at) {
        return new wxStaticText(&frame, wxID_ANY, "A text", at, wxDefaultSize, 0, name);
    };
    add("good", wxPoint(0, 0));
    add("narrow", wxPoint(0, 20))->SetSize(wxSize(10, 10));
    add("outside", wxPoint(190, 40));
    EXPECT_THAT(withoutRoom(frame),
                ElementsAre(StartsWith("narrow \"A text\""), StartsWith("outside \"A text\"")));
}

TEST(Truncated, NamesALabelThatEndsInAnEllipsis) {
    wxFrame frame(nullptr, wxID_ANY, "Room");
    new wxStaticText(&frame, wxID_ANY, "A text", wxPoint(0, 0));
    new wxStaticText(&frame, wxID_ANY, "Another text", wxPoint(0, 30), wxSize(30, -1), wxST_ELLIPSIZE_END);
    frame.Show();
    settle();
    std::vector<std::string> found;
    ASSERT_TRUE(pumpUntil([&] {
        found.clear();
        addTruncated(frame.GetHandle(), found);
        return !found.empty();
    }));
    EXPECT_THAT(found, ElementsAre("Another text"));
}

}  // namespace
}  // namespace roque::test
