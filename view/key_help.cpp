#include "view/key_help.h"

#include <array>
#include <span>

#include <wx/intl.h>
#include <wx/menuitem.h>

#include "view/commands/action.h"
#include "view/text/game_narrator.h"
#include "view/nag_menu.h"
#include "view/toolkit/translated.h"

namespace roque {
namespace {

/// A gesture, to be translated.
struct Gesture {
    const char* keys;
    const char* meaning;
};

// clang-format off
constexpr std::array kMouse{
    Gesture{wxTRANSLATE("Click, click"), wxTRANSLATE("Chooses a piece, then the square where it goes")},
    Gesture{wxTRANSLATE("Drag"), wxTRANSLATE("Moves a piece; dropped where it may not go, it goes back")},
    Gesture{wxTRANSLATE("King onto its rook"), wxTRANSLATE("Castles, as do two steps of the king")},
    Gesture{wxTRANSLATE("While the other side thinks"), wxTRANSLATE("The same gestures enter moves ahead, which are numbered")},
    Gesture{wxTRANSLATE("Second button"), wxTRANSLATE("Drops the moves entered ahead, or what is being moved")},
    Gesture{wxTRANSLATE("Second button: click, drag"), wxTRANSLATE("Draws a circle, an arrow; the same again takes it away")},
    Gesture{wxTRANSLATE("Shift, Ctrl, Alt with it"), wxTRANSLATE("Draw in red, blue, yellow (Shift and Ctrl: yellow too)")},
    Gesture{wxTRANSLATE("Any click, any move"), wxTRANSLATE("Wipes what was drawn")},
    Gesture{wxTRANSLATE("Wheel"), wxTRANSLATE("Looks one move back, one further")},
};
constexpr std::array kBoard{
    Gesture{wxTRANSLATE("Arrow keys"), wxTRANSLATE("Walk the squares")},
    Gesture{wxTRANSLATE("Enter or space bar"), wxTRANSLATE("Chooses a piece, then the square where it goes")},
    Gesture{wxTRANSLATE("Q, R, B, N"), wxTRANSLATE("Choose what a pawn becomes, while that is asked")},
    Gesture{wxTRANSLATE("Escape"), wxTRANSLATE("Puts a piece back; drops the moves entered ahead")},
    Gesture{wxTRANSLATE("A letter of a move, or /"), wxTRANSLATE("Begins to type a move")},
    Gesture{wxTRANSLATE("Tab"), wxTRANSLATE("Goes on to the next part of the window")},
};
constexpr std::array kMoveList{
    Gesture{wxTRANSLATE("Left, Right"), wxTRANSLATE("Look one move back, one further")},
    Gesture{wxTRANSLATE("Up, Down"), wxTRANSLATE("Look a move of both sides back, one further")},
    Gesture{wxTRANSLATE("Page up, Page down"), wxTRANSLATE("Look five such moves back, five further")},
    Gesture{wxTRANSLATE("Home, End"), wxTRANSLATE("Look at the start, at the end of the line")},
    Gesture{wxTRANSLATE("Delete"), wxTRANSLATE("Deletes the move with all that follows it")},
    Gesture{wxTRANSLATE("Menu key, Shift+F10 or second button"), wxTRANSLATE("Offers what can be done with the move")},
};
constexpr std::array kSettingUp{
    Gesture{wxTRANSLATE("Drag a piece beside the board"), wxTRANSLATE("Puts it on a square")},
    Gesture{wxTRANSLATE("Click a piece beside the board"), wxTRANSLATE("Chooses it: every click on a square puts one down")},
    Gesture{wxTRANSLATE("Drag from square to square"), wxTRANSLATE("Moves a piece; beside the board, takes it away")},
    Gesture{wxTRANSLATE("Second button"), wxTRANSLATE("Takes a piece away")},
    Gesture{wxTRANSLATE("k, q, r, b, n, p"), wxTRANSLATE("Put a black piece under the cursor, with Shift a white one")},
    Gesture{wxTRANSLATE("Enter or space bar"), wxTRANSLATE("Takes a piece up, and puts it down")},
    Gesture{wxTRANSLATE("Delete"), wxTRANSLATE("Takes the piece under the cursor away")},
};
constexpr std::array kTyping{
    Gesture{wxTRANSLATE("Nf3, exd5, O-O, e8=Q"), wxTRANSLATE("Moves in letters (SAN); x, + and = may be left out")},
    Gesture{wxTRANSLATE("g1f3, e1g1, e7e8q"), wxTRANSLATE("Moves by their squares (UCI)")},
    Gesture{wxTRANSLATE("Enter"), wxTRANSLATE("Plays the move")},
    Gesture{wxTRANSLATE("Escape"), wxTRANSLATE("Goes back to the board")},
};
// clang-format on

KeyHelpSection sectionOf(const wxString& title, std::span<const Gesture> gestures) {
    KeyHelpSection section{title, {}};
    for (const Gesture& gesture : gestures)
        section.rows.push_back({translated(gesture.keys), translated(gesture.meaning)});
    return section;
}

KeyHelpSection sectionOf(const MenuLook& menu) {
    KeyHelpSection section{wxMenuItem::GetLabelText(translated(menu.title)), {}};
    for (const auto& group : menu.groups) {
        for (const Action action : group) {
            const ActionLook& look = lookOf(action);
            wxString keys = look.shortcut;
            if (look.otherShortcut != nullptr) keys += wxString(", ") + look.otherShortcut;
            if (!keys.empty()) section.rows.push_back({keys, translated(look.help)});
        }
    }
    return section;
}

KeyHelpSection questions() {
    KeyHelpSection section{_("In the board in words"), {}};
    for (const QuestionLook& look : questionLooks())
        section.rows.push_back({wxString(wxUniChar(look.letter)), translated(look.meaning)});
    return section;
}

KeyHelpSection judgements() {
    KeyHelpSection section{_("To judge a move"), {}};
    for (const NagKey& judgement : nagKeys()) section.rows.push_back({judgement.key, judgement.meaning});
    return section;
}

}  // namespace

std::vector<KeyHelpSection> keyHelp() {
    std::vector<KeyHelpSection> sections{sectionOf(_("On the board, with the mouse"), kMouse),
                                         sectionOf(_("On the board, with keys"), kBoard),
                                         sectionOf(_("In the field for moves"), kTyping),
                                         sectionOf(_("In the list of moves"), kMoveList),
                                         judgements(),
                                         questions(),
                                         sectionOf(_("Setting up a position"), kSettingUp)};
    for (const MenuLook& menu : menuLooks()) {
        KeyHelpSection section = sectionOf(menu);
        section.title = wxString::Format(_("Menu: %s"), section.title);
        if (!section.rows.empty()) sections.push_back(std::move(section));
    }
    return sections;
}

}  // namespace roque
