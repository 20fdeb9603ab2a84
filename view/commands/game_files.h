#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/pgn/pgn_file.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/weak_self.h"
#include "view/commands/command_context.h"
#include "view/commands/game_saver.h"
#include "view/commands/recent_files_menu.h"
#include "view/dialogs/games/games_dialog.h"
#include "view/toolkit/defer_until_no_modal.h"

namespace roque {

/// Opens files of games, lists their games and puts them on the board; also pasted games. Nothing here waits
/// for a disk, and no game comes on the board while a dialog asks about another. [ui-thread]
class GameFiles {
public:
    /// Registers its actions. Everything borrowed must outlive this object.
    GameFiles(const CommandContext& context, RecentFilesMenu& recent, GameSaver& saver);
    GameFiles(const GameFiles&) = delete;
    GameFiles& operator=(const GameFiles&) = delete;
    ~GameFiles();

    /// Opens a file of games, or a position: a single game comes on the board, several are listed.
    void open(const std::filesystem::path& path);
    /// Puts a game of the open file on the board.
    void openGame(std::size_t at);
    /// Puts the first game of a text on the board; false if it has none. A text that is too long to read at
    /// once is only reported.
    bool paste(const std::string& text);

    /// Reports it if another program has changed the open file: to be called when the window is activated.
    void onActivated();

    [[nodiscard]] const PgnFile* file() const noexcept { return file_.get(); }
    [[nodiscard]] GamesDialog& list();
    /// The list, if it has been made.
    [[nodiscard]] GamesDialog* listIfMade() noexcept { return list_; }

    /// Called when a person wants games of the list to be annotated, and when they cancel that.
    std::function<void()> onAnnotate;
    std::function<void()> onCancelAnnotation;

private:
    /// Where the game on the board stands in its file.
    struct PlaceInFile {
        std::uint64_t offset;  ///< of its section
        std::size_t place;     ///< its number there
    };

    void registerActions();
    void openByDialog();
    void readFile(const std::filesystem::path& path, std::optional<PlaceInFile> shown);
    void tellEncoding(const GameOrigin& origin);
    void onFileChange();
    void onFileOpened();
    void readWanted();
    void onRead(std::size_t at, Result<GameFromFile, Message> read);
    void showGame(std::size_t at, GameFromFile read);
    void putOnBoard(GameRecord game, std::optional<GameOrigin> origin, std::optional<std::size_t> at);
    void openPosition(const std::filesystem::path& path);
    void onPositionRead(const std::filesystem::path& path, const Result<std::string, FileError>& text);
    [[nodiscard]] std::uint64_t studyRevision() const;
    enum class Source : std::uint8_t { File, Clipboard };
    void tellProblems(const std::vector<PgnProblem>& problems, Source source);

    CommandContext context_;
    RecentFilesMenu& recent_;
    GameSaver& saver_;
    DeferUntilNoModal afterDialogs_;
    GamesDialog* list_ = nullptr;  ///< a child of the frame, created on demand
    std::unique_ptr<PgnFile> file_;
    std::optional<std::size_t> current_;       ///< the game on the board, if it is from the file
    std::optional<PlaceInFile> currentPlace_;  ///< its place, while the file is read again
    std::optional<std::size_t> wanted_;        ///< the game to read next
    std::uint64_t revisionToGo_ = 0;           ///< of the study, when the person let that game replace it
    std::optional<NoticeBar::QuestionId> aboutFile_;  ///< a question that another file makes pointless
    bool isOpening_ = false;  ///< the file has just been opened: nothing of it is shown yet
    bool hasToldChange_ = false;
    WeakSelf<GameFiles> self_{this};
    std::shared_ptr<UiLink> link_;
    SerialWorker worker_;
};

}  // namespace roque
