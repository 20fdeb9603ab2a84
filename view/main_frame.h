#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include <wx/frame.h>
#include <wx/sizer.h>
#include <wx/timer.h>

#include "controller/diagnostics/game_log.h"
#include "controller/game_controller.h"
#include "model/notation/start_position.h"
#include "view/action_bar.h"
#include "view/board/board_panel.h"
#include "view/board/drawing/picture_type.h"
#include "view/first_picture.h"
#include "view/toolkit/full_screen.h"
#include "view/game_desk.h"
#include "view/game_files.h"
#include "view/text/game_narrator.h"
#include "view/game_questions.h"
#include "view/game_voices.h"
#include "view/looks.h"
#include "view/opening_names.h"
#include "view/panels/board_reader.h"
#include "view/panels/game_heading.h"
#include "view/panels/move_field.h"
#include "view/panels/move_list_panel.h"
#include "view/panels/notice_bar.h"
#include "view/panels/player_panel.h"
#include "view/panels/status_line.h"
#include "view/window/plugin_scan.h"
#include "view/premove_queue.h"
#include "view/record_keeping.h"
#include "view/commands/services.h"
#include "view/sound_player.h"
#include "view/speech.h"
#include "view/study_commands.h"
#include "view/usual_place.h"

namespace roque {

/// The window: board, players, moves. It observes the controller and hands on what a person does; it decides
/// nothing about chess.
///
/// Closing it stops the players first, which never takes long, and then destroys it.
class MainFrame : public wxFrame {
public:
    /// Begins a game as soon as the plugins are known: from `start`, or from the start position.
    MainFrame(const Services& services, const std::optional<StartPosition>& start);

    /// Does what can be done from menus and toolbar.
    void perform(Action action);

    /// Saves a picture of the board as it is shown; a notice says so if that fails.
    void savePictureAs(const std::filesystem::path& place, PictureType type);

    [[nodiscard]] GameController& controller() noexcept { return controller_; }
    [[nodiscard]] BoardPanel& board() noexcept { return *board_; }
    /// The board in words, which may be hidden.
    [[nodiscard]] BoardReader& reader() noexcept { return *reader_; }
    [[nodiscard]] MoveField& moveField() noexcept { return *moveField_; }
    [[nodiscard]] MoveListPanel& moves() noexcept { return *moves_; }
    [[nodiscard]] GameHeading& heading() noexcept { return *heading_; }
    /// The games that are played and studied.
    [[nodiscard]] GameDesk& desk() noexcept { return desk_; }
    /// The files of games.
    [[nodiscard]] GameFiles& files() noexcept { return *files_; }

    /// What went wrong lately.
    [[nodiscard]] NoticeBar& notice() noexcept { return *notice_; }
    /// What to do about a player that failed, while the game waits for that.
    [[nodiscard]] NoticeBar& question() noexcept { return *question_; }
    /// Whether to go on with a game that waits.
    [[nodiscard]] NoticeBar& offer() noexcept { return *offer_; }
    /// Tells that something went wrong that nothing else tells.
    void tellTrouble(const wxString& what);
    /// What is said about the game: what is new, whose turn it is, how it ended.
    [[nodiscard]] wxString status() const { return status_->text(); }

private:
    /// What becomes of the game on the board when another begins.
    enum class Leaving : unsigned char { Ask, Adjourn };

    void build(const std::filesystem::path& resources);
    void addGames();
    [[nodiscard]] GameRecord playedGame() const;
    void describeStudiedGame();
    wxSizer* buildSide();
    wxSizer* buildBoardColumn(wxWindow* area);
    void buildMoveField(wxWindow* area);
    void takeKeyboardToMoves();
    void buildVoices();
    void arrangePlayers();
    void usePlaySettings(const Play& play);
    void showBoardInWords(bool isShown);
    void toggleBoardInWords();
    bool cancelInput();
    void turnBoard(Orientation orientation);
    void turnBoardToPerson();
    [[nodiscard]] bool hasOnePerson() const;
    void turnBoardToMover();

    // What the controller tells.
    void onEvent(const ControllerEvent& event);
    void onGameStarted();
    void onPlayerFailed(const PlayerFailed& failed);

    // What is shown.
    void showAll();
    void showPosition();
    [[nodiscard]] std::optional<wxString> studiedName(Color color) const;
    [[nodiscard]] std::optional<std::int64_t> levelOf(Color color) const;
    void showPlayers();
    void showCaptures(const GameNode& node);
    void showClocks();
    [[nodiscard]] bool isGameShown() const noexcept;
    [[nodiscard]] bool triesMovesOut() const noexcept;
    [[nodiscard]] GameResult shownResult() const noexcept;
    void showStudy();
    [[nodiscard]] wxString statusWords() const;
    [[nodiscard]] wxString lookingWords() const;
    [[nodiscard]] wxString gameWords() const;
    [[nodiscard]] wxString titleWords() const;
    [[nodiscard]] ActionStates actionStates();

    // What a person does.
    void onMove(roque::Move move);
    void onClose(wxCloseEvent& event);
    void leave();
    void rescueStudy();
    void tellRescuedStudy();
    void onOpeningsKnown(const std::string& problem);
    void loadTheRest(const StartPosition& start);
    void onPluginsKnown(const StartPosition& start);
    void onColorsChanged(wxSysColourChangedEvent& event);
    void changeSettings(const std::function<void(Settings&)>& change);
    void newGame(const GameSetup& offered, Leaving leaving = Leaving::Ask);
    void setUpPosition();
    void restart();
    void resign();
    void replacePlayer(Color color);
    void copyFen();
    void copyGame();
    void copy(const std::string& text, const wxString& news);
    void paste();
    void playFromHere();
    [[nodiscard]] Variant shownVariant() const noexcept;
    void savePicture();
    void editSettings();
    void showSettings(const Settings& settings);
    bool browse(Action action);
    void solveMate(const StartPosition& problem);
    void closeSolver();
    void help();
    void about();
    /// Asks, if a game would be lost, whether it may be; the answer is yes if there is nothing to lose.
    [[nodiscard]] bool mayEndGame(const wxString& question, const wxString& yes);
    /// The same before another game begins. The one on the board may also be adjourned, and then is.
    [[nodiscard]] bool mayLeaveGame(const wxString& question, const wxString& yes);
    [[nodiscard]] bool isGameToLose() const;

    Services services_;
    Looks looks_;
    PieceSet& pieces_;
    GameController controller_;
    GameLog log_{controller_};
    GameDesk desk_;
    GameBrowser& browser_ = desk_.browser();
    PremoveQueue premoves_{controller_};
    GameNarrator narrator_{controller_, browser_};
    Speech speech_;
    std::unique_ptr<SoundPlayer> sounds_;
    Play play_;                            ///< how the person wants to play
    const GameNode* shownNode_ = nullptr;  ///< the position on the board; only compared
    bool hasPlayed_ = false;               ///< whether there has been a game
    bool typedAmongMoves_ = false;         ///< where the letters of a typed move were begun
    std::uint64_t shownRevision_ = 0;      ///< of the browser, when it was shown
    std::unique_ptr<ActionBar> actions_;
    FullScreen fullScreen_;
    UsualPlace place_{*this};
    BoardPanel* board_ = nullptr;
    NoticeBar* notice_ = nullptr;
    NoticeBar* question_ = nullptr;
    NoticeBar* offer_ = nullptr;
    PasswordBar* passwordBar_ = nullptr;
    GameHeading* heading_ = nullptr;
    MoveListPanel* moves_ = nullptr;
    MoveField* moveField_ = nullptr;
    BoardReader* reader_ = nullptr;
    StatusLine* status_ = nullptr;
    wxTimer clockTimer_;
    ByColor<PlayerPanel*> players_{};
    wxBoxSizer* side_ = nullptr;
    std::optional<FirstPicture> firstPicture_;
    std::unique_ptr<PluginScan> scan_;
    std::unique_ptr<RecordKeeping> records_;
    std::unique_ptr<StudyCommands> studies_;
    std::unique_ptr<GameQuestions> questions_;
    std::unique_ptr<GameFiles> files_;
    OpeningNames openings_;
    std::unique_ptr<GameVoices> voices_;
    Subscription subscription_;  ///< last: nothing is heard once the others go
};

}  // namespace roque
