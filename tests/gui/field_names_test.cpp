#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/frame.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "tests/gui/each_page.h"
#include "tests/gui/support/gtk_call.h"
#include "view/engines/add_engine_dialog.h"
#include "view/toolkit/accessibility.h"

// A screen reader can tell the purpose of every field in a window.
namespace roque::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

template <typename... Kinds>
bool isOneOf(const wxWindow& window) {
    return ((dynamic_cast<const Kinds*>(&window) != nullptr) || ...);
}

/// Whether a window takes input, and nothing in it names the input.
bool isField(const wxWindow& window) {
    return isOneOf<wxTextCtrl, wxChoice, wxSlider, wxSpinCtrl, wxSpinCtrlDouble, wxDataViewCtrl>(window)
           || (isOneOf<wxCheckBox>(window) && window.GetLabel().empty());
}

/// The placeholder of an empty field, which the toolkit uses as its name if it has none.
std::string contentOf(const wxWindow& field) {
    if (const auto* choice = dynamic_cast<const wxChoice*>(&field))
        return toUtf8(choice->GetStringSelection());
    const auto* text = dynamic_cast<const wxTextCtrl*>(&field);
    return text == nullptr ? "" : toUtf8(text->GetHint());
}

/// Whether a label equals a name, or its beginning: "Rating:" for "Rating of White".
bool isLabelOf(std::string label, const std::string& name) {
    while (label.ends_with(':') || label.ends_with(' ')) label.pop_back();
    return name.starts_with(label);
}

/// The fields without a name, or with the label of another field, including those hidden at the moment.
void addMisnamed(const wxWindow& window, std::vector<std::string>& found) {
    for (const wxWindow* child : window.GetChildren()) {
        if (child->IsTopLevel()) continue;
        if (!isField(*child)) {
            addMisnamed(*child, found);
            continue;
        }
        const std::string name = accessibleName(*child);
        if (name.empty() || name == contentOf(*child))
            found.push_back(toUtf8(child->GetName()) + " has no name");
        for (const std::string& label : labelsOf(*child)) {
            if (!isLabelOf(label, name)) found.push_back("\"" + label + "\" is the label of \"" + name + '"');
        }
    }
}

std::vector<std::string> misnamed(const wxWindow& window) {
    std::vector<std::string> found;
    addMisnamed(window, found);
    return found;
}

/// The labels in sight whose marked letter leads nowhere.
void addWithoutTarget(const wxWindow& window, std::vector<std::string>& found) {
    for (const wxWindow* child : window.GetChildren()) {
        if (child->IsTopLevel() || !child->IsShown()) continue;
        const bool isMarked = child->GetLabel() != wxControl::RemoveMnemonics(child->GetLabel());
        if (dynamic_cast<const wxStaticText*>(child) != nullptr && isMarked
            && call<void*, void*>("gtk_label_get_mnemonic_widget", child->GetHandle()) == nullptr)
            found.push_back(toUtf8(child->GetLabel()));
        addWithoutTarget(*child, found);
    }
}

class FieldNames : public WindowTest {
protected:
    static void expectNames(const wxWindow& window) {
        EXPECT_THAT(misnamed(window), IsEmpty());
        std::vector<std::string> withoutTarget;
        addWithoutTarget(window, withoutTarget);
        EXPECT_THAT(withoutTarget, IsEmpty());
    }
};

TEST_F(FieldNames, AreThereInTheMainWindow) {
    EXPECT_THAT(misnamed(*frame_), IsEmpty());
}

TEST_F(FieldNames, AreThereWhereAnEngineIsAdded) {
    EngineProbe probe(dispatcher());
    AddEngineDialog dialog(frame_, probe, {"/usr/games/stockfish", "/usr/games/gnuchess"});
    expectNames(dialog);  // a letter may be struck before anything else has happened
}

TEST_F(FieldNames, AreThereInEveryDialog) {
    start(plugin("bastion"), plugin("waits_for_stop"));  // a new game then offers their options
    onEachDialog(*frame_, expectNames);
}

TEST_F(FieldNames, AreThereForAComment) {
    start(person(), person());
    ASSERT_TRUE(playByClicks(Square::E2, Square::E4));
    onEachPage(*frame_, Action::EditComment, "comment", expectNames);
}

TEST_F(FieldNames, AreThereInAListOfGames) {
    const TemporaryFolder folder;
    files().open(folder.write("games.pgn", "1. e4 *\n\n1. d4 *\n"));
    ASSERT_TRUE(pumpUntil([this] { return files().list().IsShown(); }));
    settle();
    EXPECT_THAT(misnamed(files().list()), IsEmpty());
}

TEST(Misnamed, AreFieldsWithoutANameAndThoseWithTheLabelOfAnother) {
    wxFrame frame(nullptr, wxID_ANY, "Names");
    auto* const first = new wxTextCtrl(&frame, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0,
                                       wxDefaultValidator, "first");
    first->SetHint("a hint is no name");
    new wxStaticText(&frame, wxID_ANY, "First:");
    auto* const second = new wxTextCtrl(&frame, wxID_ANY);
    setAccessibleName(*second, "Second");
    settle();
    EXPECT_THAT(misnamed(frame), ElementsAre("first has no name", "\"First:\" is the label of \"Second\""));
}

}  // namespace
}  // namespace roque::test
