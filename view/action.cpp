#include "view/commands/action.h"

#include <wx/translation.h>

namespace roque {
namespace {

using Kind = ActionLook::Kind;

// clang-format off
constexpr std::array<ActionLook, kActionCount> kLooks{{
    {Action::NewGame, wxTRANSLATE("&New game…"), "Ctrl+N",
     wxTRANSLATE("Choose players and a start position, and play"), "new", wxTRANSLATE("New game")},
    {Action::Restart, wxTRANSLATE("R&estart"), "Ctrl+R",
     wxTRANSLATE("Begin again with the same players from the same position"), "restart", wxTRANSLATE("Restart")},
    {Action::Pause, wxTRANSLATE("&Pause"), "Ctrl+P",
     wxTRANSLATE("Let the game wait, or go on"), "pause", wxTRANSLATE("Pause"), Kind::Check},
    {Action::MoveNow, wxTRANSLATE("&Move now"), "Ctrl+M",
     wxTRANSLATE("Have the player that thinks play the best move it has found so far"), "now", wxTRANSLATE("Move now")},
    {Action::TypeMove, wxTRANSLATE("&Type a move"), "Ctrl+T",
     wxTRANSLATE("Play by typing, such as Nf3 or g1f3; letters that are typed on the board do the same"), nullptr, nullptr},
    {Action::OfferDraw, wxTRANSLATE("O&ffer a draw"), "Ctrl+Shift+O",
     wxTRANSLATE("Offer a draw to the other player; where the rules give one, claim it"), "draw", wxTRANSLATE("Draw")},
    {Action::ClaimDraw, wxTRANSLATE("Claim a &draw"), "Ctrl+D",
     wxTRANSLATE("Claim a draw by threefold repetition or by the fifty-move rule"), nullptr, nullptr},
    {Action::Resign, wxTRANSLATE("Res&ign…"), "Ctrl+G",
     wxTRANSLATE("Give the game up"), "resign", wxTRANSLATE("Resign")},
    {Action::Abort, wxTRANSLATE("&Break off…"), "Ctrl+Shift+B",
     wxTRANSLATE("End the game without a result"), nullptr, nullptr},
    {Action::Adjourn, wxTRANSLATE("Ad&journ…"), "Ctrl+J",
     wxTRANSLATE("Put the game aside to go on with it another time, and begin another"), nullptr, nullptr},
    {Action::UnfinishedGames, wxTRANSLATE("Unfinis&hed games"), "Ctrl+Shift+J",
     wxTRANSLATE("Go on with a game that was adjourned or cut off"), nullptr, nullptr},
    {Action::Quit, wxTRANSLATE("&Quit"), "Ctrl+Q",
     wxTRANSLATE("Leave Roque"), nullptr, nullptr},
    {Action::TakeBack, wxTRANSLATE("&Take back"), "Ctrl+Z",
     wxTRANSLATE("Take the last move back, against an AI player its answer too; undo a comment or variation written since"), "back", wxTRANSLATE("Take back")},
    {Action::Redo, wxTRANSLATE("&Redo"), "Ctrl+Shift+Z",
     wxTRANSLATE("Play again what was taken back"), "redo", wxTRANSLATE("Redo"), Kind::Plain, "Ctrl+Y"},
    {Action::OpenFile, wxTRANSLATE("&Open…"), "Ctrl+O",
     wxTRANSLATE("Open a file of games (PGN) or a position (FEN)"), nullptr, nullptr},
    {Action::ShowGames, wxTRANSLATE("&List of games"), "Ctrl+L",
     wxTRANSLATE("Show the games of the file that was opened last"), nullptr, nullptr},
    {Action::PreviousGame, wxTRANSLATE("Previo&us game of the file"), "Ctrl+PgUp",
     wxTRANSLATE("Open the game that comes before this one in its file"), nullptr, nullptr},
    {Action::NextGame, wxTRANSLATE("Ne&xt game of the file"), "Ctrl+PgDn",
     wxTRANSLATE("Open the game that comes after this one in its file"), nullptr, nullptr},
    {Action::SaveGame, wxTRANSLATE("&Save game"), "Ctrl+S",
     wxTRANSLATE("Save the game as PGN, where it was opened or in a new place"), nullptr, nullptr},
    {Action::SaveGameAs, wxTRANSLATE("Save game &as…"), "Ctrl+Shift+S",
     wxTRANSLATE("Save the game as PGN in a file that you choose"), nullptr, nullptr},
    {Action::CopyGame, wxTRANSLATE("Copy &game"), "Ctrl+Shift+G",
     wxTRANSLATE("Copy the game, as PGN"), nullptr, nullptr},
    {Action::CopyFen, wxTRANSLATE("&Copy position"), "Ctrl+C",
     wxTRANSLATE("Copy the position that the board shows, as FEN"), nullptr, nullptr},
    {Action::Paste, wxTRANSLATE("&Paste game or position"), "Ctrl+V",
     wxTRANSLATE("Look at the game (PGN), or play from the position (FEN), that is in the clipboard"), nullptr, nullptr},
    {Action::SavePicture, wxTRANSLATE("Save p&icture…"), "Ctrl+Shift+P",
     wxTRANSLATE("Save a picture of the board as it is shown, as PNG or SVG"), nullptr, nullptr},
    {Action::SetUpPosition, wxTRANSLATE("Set &up position…"), "Ctrl+U",
     wxTRANSLATE("Set up a position, to play from it or to solve it"), nullptr, nullptr},
    {Action::EditSettings, wxTRANSLATE("S&ettings…"), "Ctrl+,",
     wxTRANSLATE("Change how the window and the board look and what is kept"), "settings", wxTRANSLATE("Settings")},
    {Action::ShowScores, wxTRANSLATE("S&cores…"), "Ctrl+Alt+S",
     wxTRANSLATE("Show the best games and the latest, and what each player has achieved"), nullptr, nullptr},
    {Action::FlipBoard, wxTRANSLATE("&Flip board"), "Ctrl+F",
     wxTRANSLATE("Turn the board round"), "flip", wxTRANSLATE("Flip")},
    {Action::FullScreen, wxTRANSLATE("F&ull screen"), "F11",
     wxTRANSLATE("Give the board the whole screen, or take it back (Escape)"), nullptr, nullptr, Kind::Check},
    {Action::Blindfold, wxTRANSLATE("B&lindfold"), "Ctrl+Shift+L",
     wxTRANSLATE("Hide the pieces; everything else works as ever"), nullptr, nullptr, Kind::Check},
    {Action::BoardInWords, wxTRANSLATE("Board in &words"), "Ctrl+Shift+W",
     wxTRANSLATE("Show a text field under the board for a screen reader: it tells squares, moves and clocks"),
     nullptr, nullptr, Kind::Check},
    {Action::ShowFirst, wxTRANSLATE("F&irst position"), "Alt+Home",
     wxTRANSLATE("Look at the position from which the game started"), nullptr, nullptr},
    {Action::ShowPrevious, wxTRANSLATE("Pre&vious position"), "Alt+Left",
     wxTRANSLATE("Look one move back"), nullptr, nullptr},
    {Action::ShowNext, wxTRANSLATE("Ne&xt position"), "Alt+Right",
     wxTRANSLATE("Look one move further"), nullptr, nullptr},
    {Action::ShowLast, wxTRANSLATE("L&ast position"), "Alt+End",
     wxTRANSLATE("Look at the end of this line, or where the game stands"), nullptr, nullptr},
    {Action::PreviousVariation, wxTRANSLATE("&Previous variation"), "Alt+Up",
     wxTRANSLATE("Look at the move that stands before this one among those that were tried"), nullptr, nullptr},
    {Action::NextVariation, wxTRANSLATE("&Next variation"), "Alt+Down",
     wxTRANSLATE("Look at the next of the other moves that were tried here"), nullptr, nullptr},
    {Action::SwitchGame, wxTRANSLATE("Switch between &game and study"), "Ctrl+B",
     wxTRANSLATE("Show the game that is played, or the study again"), nullptr, nullptr},
    {Action::PlayFromHere, wxTRANSLATE("Pla&y from here…"), "Ctrl+Shift+N",
     wxTRANSLATE("Begin a game from the position that the board shows"), nullptr, nullptr},
    {Action::EditComment, wxTRANSLATE("&Comment…"), "Ctrl+K",
     wxTRANSLATE("Write what is to be said about the move, or about the start of the game"), nullptr, nullptr},
    {Action::EditDetails, wxTRANSLATE("&Game details…"), "Ctrl+I",
     wxTRANSLATE("Write down who played, where and when, and how the game ended"), nullptr, nullptr},
    {Action::PromoteVariation, wxTRANSLATE("&Promote variation"), "Alt+Shift+Up",
     wxTRANSLATE("Move the variation one place up"), nullptr, nullptr},
    {Action::PromoteToMainLine, wxTRANSLATE("&Make main line"), "Alt+Shift+Home",
     wxTRANSLATE("Make the moves that lead here the main line"), nullptr, nullptr},
    {Action::DeleteMove, wxTRANSLATE("&Delete from here"), "Ctrl+Delete",
     wxTRANSLATE("Delete the move with all that follows it"), nullptr, nullptr},
    {Action::DotsScheme, wxTRANSLATE("Show legal moves as &dots"), "Ctrl+Shift+D",
     wxTRANSLATE("Mark where the chosen piece may go by dots and rings"), nullptr, nullptr, Kind::Radio},
    {Action::ColoursScheme, wxTRANSLATE("Show legal moves in &colours"), "Ctrl+Shift+C",
     wxTRANSLATE("Mark where the chosen piece may go in green, and all other squares in red"), nullptr, nullptr,
     Kind::Radio},
    {Action::ReplaceWhite, wxTRANSLATE("Replace &White…"), "Ctrl+1",
     wxTRANSLATE("Let somebody else play on for White"), nullptr, nullptr},
    {Action::ReplaceBlack, wxTRANSLATE("Replace &Black…"), "Ctrl+2",
     wxTRANSLATE("Let somebody else play on for Black"), nullptr, nullptr},
    {Action::SwapSides, wxTRANSLATE("&Swap sides"), "Ctrl+E",
     wxTRANSLATE("Let the players play on with each other's pieces"), nullptr, nullptr},
    {Action::SolveMate, wxTRANSLATE("Solve &mate…"), "Ctrl+Shift+M",
     wxTRANSLATE("Look for a mate from the position that the board shows, and prove it"), nullptr, nullptr},
    {Action::Help, wxTRANSLATE("&Keys and mouse"), "F1",
     wxTRANSLATE("Tell all keys and what can be done with the mouse"), nullptr, nullptr},
    {Action::About, wxTRANSLATE("&About Roque"), "Ctrl+Shift+H",
     wxTRANSLATE("Tell what this program is"), nullptr, nullptr},
}};
// clang-format on

consteval bool isInOrder() {
    for (std::size_t at = 0; at < kLooks.size(); ++at) {
        if (index(kLooks[at].action) != at) return false;
    }
    return true;
}
static_assert(isInOrder());

constexpr std::array kBeginning{Action::NewGame, Action::Restart};
constexpr std::array kStarting{Action::NewGame, Action::Restart, Action::PlayFromHere};
constexpr std::array kPlaying{Action::Pause, Action::MoveNow, Action::TypeMove};
constexpr std::array kEnding{Action::OfferDraw, Action::ClaimDraw, Action::Resign, Action::Abort};
constexpr std::array kFiling{Action::OpenFile, Action::SaveGame, Action::SaveGameAs};
constexpr std::array kListing{Action::ShowGames, Action::PreviousGame, Action::NextGame};
constexpr std::array kWaiting{Action::Adjourn, Action::UnfinishedGames};
constexpr std::array kScoring{Action::ShowScores};
constexpr std::array kLeaving{Action::Quit};
constexpr std::array kUndoing{Action::TakeBack, Action::Redo};
constexpr std::array kExchanging{Action::CopyGame, Action::CopyFen, Action::Paste, Action::SavePicture};
constexpr std::array kSettingUp{Action::SetUpPosition};
constexpr std::array kSetting{Action::EditSettings};
constexpr std::array kShowing{Action::FlipBoard, Action::FullScreen, Action::Blindfold, Action::BoardInWords};
constexpr std::array kBrowsing{Action::ShowFirst, Action::ShowPrevious, Action::ShowNext, Action::ShowLast};
constexpr std::array kVarying{Action::PreviousVariation, Action::NextVariation};
constexpr std::array kSwitching{Action::SwitchGame};
constexpr std::array kCommenting{Action::EditComment, Action::EditDetails};
constexpr std::array kArranging{Action::PromoteVariation, Action::PromoteToMainLine, Action::DeleteMove};
constexpr std::array kSchemes{Action::DotsScheme, Action::ColoursScheme};
constexpr std::array kReplacing{Action::ReplaceWhite, Action::ReplaceBlack};
constexpr std::array kSwapping{Action::SwapSides};
constexpr std::array kSolving{Action::SolveMate};
constexpr std::array kExplaining{Action::Help, Action::About};

using Group = std::span<const Action>;
constexpr std::array<Group, 8> kGameMenu{kStarting, kFiling,  kListing, kPlaying,
                                         kEnding,   kWaiting, kScoring, kLeaving};
constexpr std::array<Group, 4> kEditMenu{kUndoing, kExchanging, kSettingUp, kSetting};
constexpr std::array<Group, 5> kViewMenu{kShowing, kBrowsing, kVarying, kSwitching, kSchemes};
constexpr std::array<Group, 2> kAnnotateMenu{kCommenting, kArranging};
constexpr std::array<Group, 2> kPlayersMenu{kReplacing, kSwapping};
constexpr std::array<Group, 1> kProblemMenu{kSolving};
constexpr std::array<Group, 1> kHelpMenu{kExplaining};

constexpr std::array<MenuLook, 7> kMenus{{
    {wxTRANSLATE("&Game"), kGameMenu},
    {wxTRANSLATE("&Edit"), kEditMenu},
    {wxTRANSLATE("&View"), kViewMenu},
    {wxTRANSLATE("&Annotate"), kAnnotateMenu},
    {wxTRANSLATE("&Players"), kPlayersMenu},
    {wxTRANSLATE("P&roblem"), kProblemMenu},
    {wxTRANSLATE("&Help"), kHelpMenu},
}};

constexpr std::array kPlayingTools{Action::Pause, Action::MoveNow};
constexpr std::array kEndingTools{Action::OfferDraw, Action::Resign};
constexpr std::array kLookingTools{Action::FlipBoard, Action::EditSettings};
constexpr std::array<Group, 5> kToolbar{kBeginning, kUndoing, kPlayingTools, kEndingTools, kLookingTools};

}  // namespace

const ActionLook& lookOf(Action action) noexcept {
    return kLooks[index(action)];
}

std::span<const MenuLook> menuLooks() noexcept {
    return kMenus;
}

std::span<const std::span<const Action>> toolbarGroups() noexcept {
    return kToolbar;
}

}  // namespace roque
