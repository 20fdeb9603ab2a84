#include "view/commands/action.h"

#include <wx/translation.h>

namespace roque {
namespace {

using Kind = ActionLook::Kind;

// clang-format off
constexpr std::array<ActionLook, kActionCount> kLooks{{
    {Action::NewGame, wxTRANSLATE("&New game…"), "Ctrl+N",
     wxTRANSLATE("Choose the players and the starting position"), "new", wxTRANSLATE("New game")},
    {Action::Rematch, wxTRANSLATE("&Rematch"), "Ctrl+R",
     wxTRANSLATE("Play again with the sides changed: the same players, time and level"), nullptr, nullptr},
    {Action::Restart, wxTRANSLATE("R&estart"), "Ctrl+Shift+R",
     wxTRANSLATE("Start over with the same players and starting position"), "restart", wxTRANSLATE("Restart")},
    {Action::Pause, wxTRANSLATE("&Pause"), "Ctrl+P",
     wxTRANSLATE("Pause or resume the game"), "pause", wxTRANSLATE("Pause"), Kind::Check},
    {Action::MoveNow, wxTRANSLATE("&Move now"), "Ctrl+M",
     wxTRANSLATE("Have the AI player play the best move it has found so far"), "now", wxTRANSLATE("Move now")},
    {Action::TypeMove, wxTRANSLATE("&Type a move"), "Ctrl+T",
     wxTRANSLATE("Type your move, such as Nf3 or g1f3; you can also start typing on the board"), nullptr, nullptr},
    {Action::OfferDraw, wxTRANSLATE("O&ffer a draw"), "Ctrl+Shift+O",
     wxTRANSLATE("Offer the opponent a draw, or claim one if the rules allow it"), "draw", wxTRANSLATE("Draw")},
    {Action::ClaimDraw, wxTRANSLATE("Claim a &draw"), "Ctrl+D",
     wxTRANSLATE("Claim a draw by threefold repetition or by the fifty-move rule"), nullptr, nullptr},
    {Action::Resign, wxTRANSLATE("Res&ign…"), "Ctrl+G",
     wxTRANSLATE("Give up the game"), "resign", wxTRANSLATE("Resign")},
    {Action::Abort, wxTRANSLATE("A&bort…"), "Ctrl+Shift+B",
     wxTRANSLATE("End the game without a result"), nullptr, nullptr},
    {Action::Adjourn, wxTRANSLATE("Ad&journ…"), "Ctrl+J",
     wxTRANSLATE("Set the game aside to continue another time, and start another"), nullptr, nullptr},
    {Action::UnfinishedGames, wxTRANSLATE("Unfinis&hed games"), "Ctrl+Shift+J",
     wxTRANSLATE("Resume a game that was adjourned or interrupted"), nullptr, nullptr},
    {Action::Quit, wxTRANSLATE("&Quit"), "Ctrl+Q",
     wxTRANSLATE("Quit Roque"), nullptr, nullptr},
    {Action::TakeBack, wxTRANSLATE("&Take back"), "Ctrl+Z",
     wxTRANSLATE("Take back the last move (against an AI player, its reply too), or undo the latest annotation"), "back", wxTRANSLATE("Take back")},
    {Action::Redo, wxTRANSLATE("&Redo"), "Ctrl+Shift+Z",
     wxTRANSLATE("Redo the move or annotation that was taken back"), "redo", wxTRANSLATE("Redo"), Kind::Plain, "Ctrl+Y"},
    {Action::OpenFile, wxTRANSLATE("&Open…"), "Ctrl+O",
     wxTRANSLATE("Open a file with games (PGN) or a position (FEN)"), nullptr, nullptr},
    {Action::ShowGames, wxTRANSLATE("&List of games"), "Ctrl+L",
     wxTRANSLATE("Show the games in the last opened file"), nullptr, nullptr},
    {Action::PreviousGame, wxTRANSLATE("Previo&us game in the file"), "Ctrl+PgUp",
     wxTRANSLATE("Open the game before this one in its file"), nullptr, nullptr},
    {Action::NextGame, wxTRANSLATE("Ne&xt game in the file"), "Ctrl+PgDn",
     wxTRANSLATE("Open the game after this one in its file"), nullptr, nullptr},
    {Action::SaveGame, wxTRANSLATE("&Save game"), "Ctrl+S",
     wxTRANSLATE("Save the game as PGN, to its own file or to a new one"), nullptr, nullptr},
    {Action::SaveGameAs, wxTRANSLATE("Save game &as…"), "Ctrl+Shift+S",
     wxTRANSLATE("Save the game as PGN to a file of your choice"), nullptr, nullptr},
    {Action::CopyGame, wxTRANSLATE("Copy &game"), "Ctrl+Shift+G",
     wxTRANSLATE("Copy the game as PGN"), nullptr, nullptr},
    {Action::CopyFen, wxTRANSLATE("&Copy position"), "Ctrl+C",
     wxTRANSLATE("Copy the position on the board as FEN"), nullptr, nullptr},
    {Action::Paste, wxTRANSLATE("&Paste game or position"), "Ctrl+V",
     wxTRANSLATE("View the game (PGN), or study or play from the position (FEN), on the clipboard"), nullptr, nullptr},
    {Action::SavePicture, wxTRANSLATE("Save p&icture…"), "Ctrl+Shift+P",
     wxTRANSLATE("Save a picture of the board, as it is shown, in PNG or SVG format"), nullptr, nullptr},
    {Action::SetUpPosition, wxTRANSLATE("Set &up position…"), "Ctrl+U",
     wxTRANSLATE("Set up a position to play from, to study or to solve"), nullptr, nullptr},
    {Action::EditSettings, wxTRANSLATE("S&ettings…"), "Ctrl+,",
     wxTRANSLATE("Change the window, its appearance, how you play, and where scores are kept"), "settings", wxTRANSLATE("Settings")},
    {Action::ShowScores, wxTRANSLATE("S&cores…"), "Ctrl+Alt+S",
     wxTRANSLATE("Show the best and the latest games, and each player's results"), nullptr, nullptr},
    {Action::FlipBoard, wxTRANSLATE("&Flip board"), "Ctrl+F",
     wxTRANSLATE("Turn the board around"), "flip", wxTRANSLATE("Flip")},
    {Action::FullScreen, wxTRANSLATE("F&ull screen"), "F11",
     wxTRANSLATE("Use the full screen; Escape leaves it"), nullptr, nullptr, Kind::Check},
    {Action::Blindfold, wxTRANSLATE("B&lindfold"), "Ctrl+Shift+L",
     wxTRANSLATE("Hide the pieces; everything else works as usual"), nullptr, nullptr, Kind::Check},
    {Action::BoardInWords, wxTRANSLATE("Board in &words"), "Ctrl+Shift+W",
     wxTRANSLATE("Show a text field below the board that tells a screen reader squares, moves and clocks"),
     nullptr, nullptr, Kind::Check},
    {Action::ShowFirst, wxTRANSLATE("F&irst position"), "Alt+Home",
     wxTRANSLATE("Go to the position the game started from"), "first", nullptr},
    {Action::ShowPrevious, wxTRANSLATE("Pre&vious position"), "Alt+Left",
     wxTRANSLATE("Go back one move"), "previous", nullptr},
    {Action::ShowNext, wxTRANSLATE("Ne&xt position"), "Alt+Right",
     wxTRANSLATE("Go forward one move"), "next", nullptr},
    {Action::ShowLast, wxTRANSLATE("L&ast position"), "Alt+End",
     wxTRANSLATE("Go to the end of this line, or to the current position of the game"), "last", nullptr},
    {Action::PreviousVariation, wxTRANSLATE("&Previous variation"), "Alt+Up",
     wxTRANSLATE("Go to the previous alternative to this move"), nullptr, nullptr},
    {Action::NextVariation, wxTRANSLATE("&Next variation"), "Alt+Down",
     wxTRANSLATE("Go to the next alternative to this move"), nullptr, nullptr},
    {Action::SwitchGame, wxTRANSLATE("Switch between &game and study"), "Ctrl+B",
     wxTRANSLATE("Show the game in progress, or return to the study"), nullptr, nullptr},
    {Action::PlayFromHere, wxTRANSLATE("Pla&y from here…"), "Ctrl+Shift+N",
     wxTRANSLATE("Start a game from the position on the board"), nullptr, nullptr},
    {Action::NewStudy, wxTRANSLATE("Ne&w study"), "Ctrl+Shift+Y",
     wxTRANSLATE("Begin a study: enter moves for both sides, comments and variations, and save it as a game"),
     nullptr, nullptr},
    {Action::EditComment, wxTRANSLATE("&Comment…"), "Ctrl+K",
     wxTRANSLATE("Write a comment on the move, or on the start of the game"), "comment", wxTRANSLATE("Comment")},
    {Action::EditDetails, wxTRANSLATE("&Game details…"), "Ctrl+I",
     wxTRANSLATE("Enter who played, where and when, and how the game ended"), "details", wxTRANSLATE("Details")},
    {Action::PromoteVariation, wxTRANSLATE("&Promote variation"), "Alt+Shift+Up",
     wxTRANSLATE("Move the variation up one place"), "variation", wxTRANSLATE("Promote")},
    {Action::PromoteToMainLine, wxTRANSLATE("&Make main line"), "Alt+Shift+Home",
     wxTRANSLATE("Make the line that leads here the main line"), nullptr, nullptr},
    {Action::DeleteMove, wxTRANSLATE("&Delete from here"), "Ctrl+Delete",
     wxTRANSLATE("Delete the move and everything after it"), nullptr, nullptr},
    {Action::EraseDrawings, wxTRANSLATE("&Erase arrows and circles"), "Ctrl+Shift+E",
     wxTRANSLATE("Erase what was drawn on the board in this position"), nullptr, nullptr},
    {Action::DotsScheme, wxTRANSLATE("Show legal moves as &dots"), "Ctrl+Shift+D",
     wxTRANSLATE("Mark the squares the selected piece can go to with dots and rings"), nullptr, nullptr, Kind::Radio},
    {Action::ColorsScheme, wxTRANSLATE("Show legal moves in &colours"), "Ctrl+Shift+C",
     wxTRANSLATE("Mark the squares the selected piece can go to in green, and all others in red"), nullptr, nullptr,
     Kind::Radio},
    {Action::ReplaceWhite, wxTRANSLATE("Replace &White…"), "Ctrl+1",
     wxTRANSLATE("Let someone else take over White"), nullptr, nullptr},
    {Action::ReplaceBlack, wxTRANSLATE("Replace &Black…"), "Ctrl+2",
     wxTRANSLATE("Let someone else take over Black"), nullptr, nullptr},
    {Action::SwapSides, wxTRANSLATE("&Swap sides"), "Ctrl+E",
     wxTRANSLATE("Let each player continue with the other's pieces"), nullptr, nullptr},
    {Action::SolveMate, wxTRANSLATE("Solve &mate…"), "Ctrl+Shift+M",
     wxTRANSLATE("Find a mate from the position on the board, and prove it"), nullptr, nullptr},
    {Action::ShowPlayPage, wxTRANSLATE("Pla&y"), "Alt+1",
     wxTRANSLATE("Show the page to play on"), "play", wxTRANSLATE("Play"), Kind::Radio},
    {Action::ShowStudyPage, wxTRANSLATE("Analys&e"), "Alt+2",
     wxTRANSLATE("Show the page to look at games and annotate them"), "analyse", wxTRANSLATE("Analyse"), Kind::Radio},
    {Action::ShowEnginesPage, wxTRANSLATE("Engine&s"), "Alt+3",
     wxTRANSLATE("Add other chess programs and set their options"), "engines", wxTRANSLATE("Engines"), Kind::Radio},
    {Action::RailWords, wxTRANSLATE("W&ords below the icons of the pages"), "Ctrl+Alt+W",
     wxTRANSLATE("Show what the icons at the left edge stand for, where there is room"), nullptr, nullptr, Kind::Check},
    {Action::NextPart, wxTRANSLATE("Next pa&rt of the window"), "F6",
     wxTRANSLATE("Move the keyboard from the pages to the board, the moves and the notices, and round again"), nullptr, nullptr},
    {Action::Hint, wxTRANSLATE("&Give a hint"), "Ctrl+H",
     wxTRANSLATE("Show the piece to move; again: the square; again: the move. The game's record says so"), "hint", wxTRANSLATE("Hint")},
    {Action::ShowThoughts, wxTRANSLATE("What AI players thin&k"), "Ctrl+Shift+K",
     wxTRANSLATE("Show the evaluation and the expected moves of strong AI players during play"), nullptr, nullptr,
     Kind::Check},
    {Action::ToggleEngine, wxTRANSLATE("A&nalyse with the engine"), "Ctrl+Space",
     wxTRANSLATE("Let an engine look at the position shown, until it is turned off"), nullptr, nullptr, Kind::Check},
    {Action::AddEngine, wxTRANSLATE("Anal&yse with another engine"), "Ctrl+Alt+Space",
     wxTRANSLATE("Let another engine look at the position shown, beside the first"), nullptr, nullptr},
    {Action::ShowThreat, wxTRANSLATE("Look for the &threat"), "Ctrl+Shift+T",
     wxTRANSLATE("Let the engine show what the opponent would do if the side to move passed"), nullptr, nullptr,
     Kind::Check},
    {Action::KeepPosition, wxTRANSLATE("&Keep the engine at this position"), "Ctrl+Alt+K",
     wxTRANSLATE("Let the engine go on with this position while others are looked at"), nullptr, nullptr, Kind::Check},
    {Action::AnnotateGame, wxTRANSLATE("&Annotate game…"), "Ctrl+Shift+A",
     wxTRANSLATE("Have an engine look at every move of the game: signs, better lines, a graph and a report"), "annotate", wxTRANSLATE("Annotate game…")},
    {Action::NextMistake, wxTRANSLATE("Ne&xt mistake"), "F8",
     wxTRANSLATE("Go to the next move that an annotation calls a mistake"), "mistake", wxTRANSLATE("Next mistake")},
    {Action::PreviousMistake, wxTRANSLATE("Pre&vious mistake"), "Shift+F8",
     wxTRANSLATE("Go to the last move before that an annotation calls a mistake"), nullptr, nullptr},
    {Action::WhyNot, wxTRANSLATE("&Why not this move?"), "Ctrl+Alt+Y",
     wxTRANSLATE("Tell what speaks against the move that leads to the position shown"), "why", wxTRANSLATE("Why not?")},
    {Action::Help, wxTRANSLATE("&Keyboard and mouse"), "F1",
     wxTRANSLATE("List the keyboard shortcuts and what the mouse does"), nullptr, nullptr},
    {Action::About, wxTRANSLATE("&About Roque"), "Ctrl+Shift+H",
     wxTRANSLATE("Show the version and the licence"), nullptr, nullptr},
}};
// clang-format on

consteval bool isInOrder() {
    for (std::size_t at = 0; at < kLooks.size(); ++at) {
        if (index(kLooks[at].action) != at) return false;
    }
    return true;
}
static_assert(isInOrder());

constexpr std::array kStarting{Action::NewGame, Action::Rematch, Action::Restart, Action::PlayFromHere,
                               Action::NewStudy};
constexpr std::array kPlaying{Action::Pause, Action::MoveNow, Action::TypeMove, Action::Hint};
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
constexpr std::array kPaging{Action::ShowPlayPage, Action::ShowStudyPage, Action::ShowEnginesPage};
constexpr std::array kMovingAround{Action::RailWords, Action::NextPart};
constexpr std::array kShowing{Action::FlipBoard, Action::FullScreen, Action::Blindfold, Action::BoardInWords,
                              Action::ShowThoughts};
constexpr std::array kBrowsing{Action::ShowFirst, Action::ShowPrevious, Action::ShowNext, Action::ShowLast};
constexpr std::array kVarying{Action::PreviousVariation, Action::NextVariation};
constexpr std::array kSwitching{Action::SwitchGame};
constexpr std::array kAnalysing{Action::ToggleEngine, Action::AddEngine, Action::ShowThreat,
                                Action::KeepPosition, Action::WhyNot};
constexpr std::array kReporting{Action::AnnotateGame, Action::NextMistake, Action::PreviousMistake};
constexpr std::array kCommenting{Action::EditComment, Action::EditDetails};
constexpr std::array kArranging{Action::PromoteVariation, Action::PromoteToMainLine, Action::DeleteMove};
constexpr std::array kErasing{Action::EraseDrawings};
constexpr std::array kSchemes{Action::DotsScheme, Action::ColorsScheme};
constexpr std::array kReplacing{Action::ReplaceWhite, Action::ReplaceBlack};
constexpr std::array kSwapping{Action::SwapSides};
constexpr std::array kSolving{Action::SolveMate};
constexpr std::array kExplaining{Action::Help, Action::About};

using Group = std::span<const Action>;
constexpr std::array<Group, 8> kGameMenu{kStarting, kFiling,  kListing, kPlaying,
                                         kEnding,   kWaiting, kScoring, kLeaving};
constexpr std::array<Group, 4> kEditMenu{kUndoing, kExchanging, kSettingUp, kSetting};
constexpr std::array<Group, 7> kViewMenu{kPaging,    kShowing, kBrowsing,    kVarying,
                                         kSwitching, kSchemes, kMovingAround};
constexpr std::array<Group, 5> kAnnotateMenu{kCommenting, kArranging, kErasing, kAnalysing, kReporting};
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

}  // namespace

const ActionLook& lookOf(Action action) noexcept {
    return kLooks[index(action)];
}

std::span<const MenuLook> menuLooks() noexcept {
    return kMenus;
}

}  // namespace roque
