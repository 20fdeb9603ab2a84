#include <algorithm>
#include <array>

#include <gmock/gmock.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/radiobox.h>
#include <wx/stattext.h>

#include "tests/gui/each_page.h"
#include "tests/gui/window_test.h"
#include "view/panels/notice_bar.h"
#include "view/toolkit/language.h"

// That a language which nobody has thought of is one file: the window speaks the one that
// tests/translation/pseudo-locale makes of all texts, and nothing in it stays English.
namespace roque::test {
namespace {

using testing::IsEmpty;

/// The language that wxWidgets takes the file for.
constexpr const char* kLanguage = "eo";

/// Names, which no language translates: of players, authors, pieces' and openings' names, keys.
constexpr std::array<std::string_view, 22> kNames{
    "Scripted", "healthy",  // of plugins for tests

    "Bastion",  "Random",  "Minimax", "English", "Esperanto", "roque", "Roque",  "Ctrl",   "Alt",  "Shift",
    "Tab",      "Enter",   "Space",   "Delete",  "Home",      "End",   "PageUp", "Escape", "Page", "Up"};

bool isLetter(char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

/// A text without its paths and identifiers, which no language translates either.
std::string withoutForeignWords(std::string_view text) {
    std::string rest;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size() - 1) + 1;
        const std::string_view word = text.substr(0, end);
        if (word.find_first_of("/_") == word.npos) rest += word;
        text.remove_prefix(end);
    }
    return rest;
}

/// The words of a text that have a letter which the pseudo-locale would have given an accent.
void addEnglishWords(std::string_view whole, std::vector<std::string>& found) {
    constexpr std::string_view kAccented = "aceinouACEINOU";
    const std::string text = withoutForeignWords(whole);
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && isLetter(text[end])) ++end;
        const std::string_view word = std::string_view(text).substr(at, end - at);
        const bool isPartOfWord = at > 0 && static_cast<unsigned char>(text[at - 1]) >= 0x80;
        const bool isEnglish = word.size() > 2 && !isPartOfWord && word.find_first_of(kAccented) != word.npos
                               && std::ranges::find(kNames, word) == kNames.end();
        if (isEnglish) found.push_back(std::string(word) + " in: " + text);
        at = std::max(end, at + 1);
    }
}

void addEnglishWords(const wxString& text, std::vector<std::string>& found) {
    std::string plain = toUtf8(text);
    std::erase(plain, '&');
    addEnglishWords(std::string_view(plain), found);
}

/// What stands in a window and its children: labels, tips and what can be chosen, not what somebody typed.
void addEnglish(const wxWindow& window, std::vector<std::string>& found) {
    if (dynamic_cast<const NoticeBar*>(&window) != nullptr) return;  // it names parts of plugins in C
    if (const auto* top = dynamic_cast<const wxTopLevelWindow*>(&window))
        addEnglishWords(top->GetTitle(), found);
    if (window.GetToolTip() != nullptr) addEnglishWords(window.GetToolTipText(), found);
    if (const auto* choice = dynamic_cast<const wxChoice*>(&window)) {
        for (const wxString& each : choice->GetStrings()) addEnglishWords(each, found);
    } else if (const auto* book = dynamic_cast<const wxNotebook*>(&window)) {
        for (std::size_t page = 0; page < book->GetPageCount(); ++page)
            addEnglishWords(book->GetPageText(page), found);
    } else if (dynamic_cast<const wxStaticText*>(&window) != nullptr
               || dynamic_cast<const wxAnyButton*>(&window) != nullptr
               || dynamic_cast<const wxCheckBox*>(&window) != nullptr
               || dynamic_cast<const wxRadioBox*>(&window) != nullptr) {
        addEnglishWords(window.GetLabel(), found);
    }
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsTopLevel()) addEnglish(*child, found);
    }
}

void addEnglish(const wxMenu& menu, std::vector<std::string>& found) {
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        addEnglishWords(item->GetItemLabelText(), found);
        addEnglishWords(item->GetHelp(), found);
        if (item->GetSubMenu() != nullptr) addEnglish(*item->GetSubMenu(), found);
    }
}

class PseudoLocale : public WindowTest {
protected:
    void SetUp() override {
        useLanguage(kLanguage, ROQUE_PSEUDO_LOCALE);
        WindowTest::SetUp();
    }
    void TearDown() override {
        WindowTest::TearDown();
        useLanguage("en", ROQUE_PSEUDO_LOCALE);
    }
};

TEST_F(PseudoLocale, IsALanguageThatCanBeChosen) {
    std::vector<std::string> codes;
    for (const Language& each : languages()) codes.push_back(each.code);
    EXPECT_THAT(codes, testing::Contains(kLanguage));
    EXPECT_EQ(toUtf8(_("White to move")), "Whîté tö mövé~~~~~");
}

TEST_F(PseudoLocale, LeavesNoEnglishInTheMenus) {
    std::vector<std::string> found;
    const wxMenuBar& bar = *frame_->GetMenuBar();
    for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) {
        addEnglishWords(bar.GetMenuLabelText(at), found);
        addEnglish(*bar.GetMenu(at), found);
    }
    EXPECT_THAT(found, IsEmpty());
}

TEST_F(PseudoLocale, LeavesNoEnglishInTheWindow) {
    start(person(), person());
    // No move is played: openings have English names.
    std::vector<std::string> found;
    addEnglish(*frame_, found);
    addEnglishWords(std::string_view(status()), found);
    EXPECT_THAT(found, IsEmpty());
}

TEST_F(PseudoLocale, LeavesNoEnglishInTheDialogs) {
    start(person(), person());
    onEachDialog(*frame_, [](const wxDialog& dialog) {
        std::vector<std::string> found;
        addEnglish(dialog, found);
        EXPECT_THAT(found, IsEmpty());
    });
}

}  // namespace
}  // namespace roque::test
