#include "view/commands/key_help.h"

#include <array>
#include <span>

#include <wx/intl.h>
#include <wx/menuitem.h>

#include "view/commands/action.h"
#include "view/commands/nag_menu.h"
#include "view/text/game_narrator.h"
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
    Gesture{wxTRANSLATE("Click, click"), wxTRANSLATE("Selects a piece, then the square it goes to")},
    Gesture{wxTRANSLATE("Drag"), wxTRANSLATE("Moves a piece; dropped where it cannot go, it returns")},
    Gesture{wxTRANSLATE("Shift or Alt while dropping"), wxTRANSLATE("Asks what a pawn promotes to, even if it always becomes a queen")},
    Gesture{wxTRANSLATE("King onto its rook"), wxTRANSLATE("Castles, as does moving the king two squares")},
    Gesture{wxTRANSLATE("While the opponent thinks"), wxTRANSLATE("The same gestures enter premoves, which are numbered")},
    Gesture{wxTRANSLATE("Right click"), wxTRANSLATE("Cancels the premoves, or the move being made")},
    Gesture{wxTRANSLATE("Right button: click, drag"), wxTRANSLATE("Draws a circle, an arrow; repeat it to remove it")},
    Gesture{wxTRANSLATE("With Shift, Ctrl, Alt"), wxTRANSLATE("Draws in red, blue, yellow (Shift and Ctrl: yellow too)")},
    Gesture{wxTRANSLATE("Any click, any move"), wxTRANSLATE("Clears what was drawn; a study keeps it")},
    Gesture{wxTRANSLATE("Mouse wheel"), wxTRANSLATE("Goes one move back, one forward")},
};
constexpr std::array kBoard{
    Gesture{wxTRANSLATE("Left, Right"), wxTRANSLATE("Go one move back, one forward")},
    Gesture{wxTRANSLATE("Home, End"), wxTRANSLATE("Go to the start, to the end of the line")},
    Gesture{wxTRANSLATE("Up, Down"), wxTRANSLATE("Go to the previous variation, to the next one")},
    Gesture{wxTRANSLATE("Enter or Space"), wxTRANSLATE("Wakes the square cursor: then the arrow keys go from square to square")},
    Gesture{wxTRANSLATE("Enter or Space again"), wxTRANSLATE("Selects a piece, then the square it goes to")},
    Gesture{wxTRANSLATE("Q, R, B, N"), wxTRANSLATE("Choose what a pawn promotes to, when asked")},
    Gesture{wxTRANSLATE("Escape"), wxTRANSLATE("Puts a piece back; cancels the premoves; puts the cursor to sleep; returns to the game")},
    Gesture{wxTRANSLATE("A letter of a move, or /"), wxTRANSLATE("Starts typing a move")},
    Gesture{wxTRANSLATE("Tab"), wxTRANSLATE("Moves to the next part of the window")},
};
constexpr std::array kMoveList{
    Gesture{wxTRANSLATE("Left, Right"), wxTRANSLATE("Go one move back, one forward")},
    Gesture{wxTRANSLATE("Up, Down"), wxTRANSLATE("Go to the previous variation, to the next one")},
    Gesture{wxTRANSLATE("Page up, Page down"), wxTRANSLATE("Go five full moves back, five forward")},
    Gesture{wxTRANSLATE("Home, End"), wxTRANSLATE("Go to the start, to the end of the line")},
    Gesture{wxTRANSLATE("Delete"), wxTRANSLATE("Deletes the move and everything after it")},
    Gesture{wxTRANSLATE("Menu key, Shift+F10 or right click"), wxTRANSLATE("Opens the menu of the move")},
};
constexpr std::array kGraph{
    Gesture{wxTRANSLATE("Click, or drag on"), wxTRANSLATE("Goes to the position there")},
    Gesture{wxTRANSLATE("Left, Right"), wxTRANSLATE("Go one move back, one forward")},
    Gesture{wxTRANSLATE("Up, Down"), wxTRANSLATE("Go to the previous mistake, to the next one")},
    Gesture{wxTRANSLATE("Home, End"), wxTRANSLATE("Go to the start, to the end of the line")},
};
constexpr std::array kPlacing{
    Gesture{wxTRANSLATE("Drag a piece from beside the board"), wxTRANSLATE("Places it on a square")},
    Gesture{wxTRANSLATE("Click a piece beside the board"), wxTRANSLATE("Selects it: every click on a square places one")},
    Gesture{wxTRANSLATE("Drag from square to square"), wxTRANSLATE("Moves a piece; dropped off the board, it is removed")},
    Gesture{wxTRANSLATE("Right click"), wxTRANSLATE("Removes a piece")},
    Gesture{wxTRANSLATE("k, q, r, b, n, p"), wxTRANSLATE("Place a black piece at the cursor, with Shift a white one")},
    Gesture{wxTRANSLATE("Enter or Space"), wxTRANSLATE("Picks up a piece, and puts it down")},
    Gesture{wxTRANSLATE("Delete"), wxTRANSLATE("Removes the piece at the cursor")},
};
constexpr std::array kTyping{
    Gesture{wxTRANSLATE("Nf3, exd5, O-O, e8=Q"), wxTRANSLATE("Moves in algebraic notation (SAN); x, + and = are optional")},
    Gesture{wxTRANSLATE("g1f3, e1g1, e7e8q"), wxTRANSLATE("Moves by their squares (UCI)")},
    Gesture{wxTRANSLATE("Enter"), wxTRANSLATE("Plays the move")},
    Gesture{wxTRANSLATE("Escape"), wxTRANSLATE("Returns to the board")},
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
    KeyHelpSection section{_("To annotate a move"), {}};
    for (const NagKey& judgement : nagKeys()) section.rows.push_back({judgement.key, judgement.meaning});
    return section;
}

}  // namespace

std::vector<KeyHelpSection> keyHelp() {
    std::vector<KeyHelpSection> sections{sectionOf(_("On the board, with the mouse"), kMouse),
                                         sectionOf(_("On the board, with keys"), kBoard),
                                         sectionOf(_("In the field for moves"), kTyping),
                                         sectionOf(_("In the list of moves"), kMoveList),
                                         sectionOf(_("In the graph of a game"), kGraph),
                                         judgements(),
                                         questions(),
                                         sectionOf(_("Setting up a position"), kPlacing)};
    for (const MenuLook& menu : menuLooks()) {
        KeyHelpSection section = sectionOf(menu);
        section.title = wxString::Format(_("Menu: %s"), section.title);
        if (!section.rows.empty()) sections.push_back(std::move(section));
    }
    return sections;
}

}  // namespace roque
