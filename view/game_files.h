#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include <wx/frame.h>

#include "controller/pgn/pgn_file.h"
#include "controller/settings/settings_store.h"
#include "controller/storage/pgn_document.h"
#include "controller/threads/serial_worker.h"
#include "view/commands/action.h"
#include "view/after_dialogs.h"
#include "view/dialogs/games/games_dialog.h"
#include "view/game_desk.h"
#include "view/panels/notice_bar.h"
#include "view/recent_files_menu.h"

namespace roque {

/// The files of games in the window: opened, listed, saved, pasted. Nothing here waits for a disk, nothing is
/// lost unasked, and no game comes on the board while a dialog asks about another. [ui-thread]
class GameFiles {
public:
    /// What it needs of the window. All that is borrowed outlives it.
    struct Surroundings {
        wxFrame& frame;
        wxMenu& menu;  ///< where Action::OpenFile is
        UiDispatcher& dispatcher;
        SettingsStore& settings;
        GameDesk& desk;
        NoticeBar& notice;
        std::function<void()> beforeOpening;     ///< a game from elsewhere comes on the board
        std::function<void()> onChange;          ///< something else is on the board
        std::function<void()> onOpened;          ///< a game from elsewhere is there, and shown
        std::function<GameRecord()> playedGame;  ///< as it stands now, with all its tags
        std::function<void(const GameNode& root, GameTags& tags)> addTags;  ///< to a study that is saved
        std::function<void(const wxString& news)> tellNews;
    };

    explicit GameFiles(Surroundings surroundings);
    GameFiles(const GameFiles&) = delete;
    GameFiles& operator=(const GameFiles&) = delete;
    ~GameFiles();

    /// Does what is to be done with files; false if the action is about none.
    bool perform(Action action);
    /// Says what is possible with files.
    void show(ActionStates& states);

    /// Opens a file of games, or a position: the only game of a file is put on the board, of several a list
    /// is shown.
    void open(const std::filesystem::path& path);
    /// Puts a game of the open file on the board.
    void openGame(std::size_t at);
    /// Puts the games of a text on the board, of several the first; false if it has none. Of a text that is
    /// too long to be read at once it only says so.
    bool paste(const std::string& text);

    /// Saves the game on the board in a file; one that is there gets one game more, or is replaced.
    enum class Existing : std::uint8_t { Extend, Replace };
    void saveTo(
        const std::filesystem::path& path, Existing existing, const std::function<void()>& goOn = [] {});

    /// The game on the board as it would be saved.
    [[nodiscard]] std::string pgnToSave();

    /// Goes on when the study may be replaced: at once if nothing would be lost, else when the person has
    /// saved it or said that it need not be.
    void whenStudyMayGo(const std::function<void()>& goOn);

    /// The window is looked at again: tells if the open file has been changed by another program.
    void onActivated();

    [[nodiscard]] const PgnFile* file() const noexcept { return file_.get(); }
    [[nodiscard]] GamesDialog& list();
    /// Whether something is being saved.
    [[nodiscard]] bool isSaving() const noexcept { return !orders_.empty(); }

private:
    /// A file, and what is to become of one that is there.
    struct SavingPlace {
        std::filesystem::path file;
        Existing existing;
    };
    /// Where a game is saved: there, or where it came from.
    using Place = std::variant<SavingPlace, GameOrigin>;
    using Saved = Result<GameOrigin, PgnDocumentError>;
    /// A game that is to be saved, as it was when that was asked for.
    struct Order {
        Place place;
        std::string pgn;
        wxString name;               ///< to propose for its file
        std::uint64_t study;         ///< the number of the study that it is; 0: the game that is played
        std::uint64_t revision;      ///< of that study
        std::uint64_t game;          ///< the number of the game that is played
        std::function<void()> goOn;  ///< once it is saved
    };

    void readFile(const std::filesystem::path& path, std::optional<std::uint64_t> shownOffset);
    void onFileChange();
    void readWanted();
    void putOnBoard(GameRecord game, std::optional<GameOrigin> origin, std::optional<std::size_t> at);
    void openPosition(const std::filesystem::path& path);
    void onRead(std::size_t at, Result<GameFromFile, std::string> read);
    void showGame(std::size_t at, GameFromFile read);
    [[nodiscard]] std::uint64_t studyRevision() const;
    void tellProblems(const ReadGame& game);
    void save(const std::function<void()>& goOn);
    void saveAs(const std::function<void()>& goOn);
    [[nodiscard]] std::optional<SavingPlace> askForPlace(const wxString& name);
    [[nodiscard]] wxString nameToPropose() const;
    [[nodiscard]] wxString usualFolder() const;
    void saveIn(Place place, const std::function<void()>& goOn);
    void add(Order order);
    void saveNext();
    [[nodiscard]] static Saved write(const Place& place, const std::string& pgn);
    void onWritten(const Saved& saved);
    void onSaved(const Order& order, const GameOrigin& origin);
    [[nodiscard]] bool isOnDesk(const Order& order) const noexcept;
    void onNotSaved(const Order& order, const PgnDocumentError& error);
    void remember(const std::filesystem::path& path);
    void openByDialog();

    Surroundings around_;
    AfterDialogs afterDialogs_;
    RecentFilesMenu recent_;
    GamesDialog* list_ = nullptr;  ///< a child of the frame, made when it is needed
    std::unique_ptr<PgnFile> file_;
    std::optional<std::size_t> current_;          ///< which game of the file is on the board
    std::optional<std::uint64_t> currentOffset_;  ///< where it is, while the file is read again
    std::optional<std::size_t> wanted_;           ///< which game is to be read
    std::uint64_t revisionToGo_ = 0;  ///< of the study, when it was said that it may be replaced by that game
    bool isOpening_ = false;          ///< the file has just been opened: nothing is shown of it yet
    bool hasToldChange_ = false;
    std::deque<Order> orders_;          ///< the first is being saved
    std::filesystem::path folder_;      ///< of the file opened or saved last; empty before
    std::shared_ptr<GameFiles*> self_;  ///< posted work holds it weakly
    std::shared_ptr<UiLink> link_;
    SerialWorker worker_;
};

}  // namespace roque
