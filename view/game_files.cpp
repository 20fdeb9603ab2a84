#include "view/game_files.h"

#include <array>
#include <utility>

#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "controller/pgn/pgn_saving.h"
#include "controller/storage/files.h"
#include "model/notation/pgn/pgn_writer.h"
#include "model/notation/start_position.h"
#include "view/action_bar.h"
#include "view/text/core_words.h"
#include "view/saving_place.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestPosition = 4096;

bool isPosition(const fs::path& path) {
    return path.extension() == ".fen" || path.extension() == ".epd";
}

/// The first line of a text, without blanks around it.
std::string firstLine(const std::string& text) {
    constexpr const char* kBlanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == text.npos) return {};
    const std::string line = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    return line.substr(0, line.find_last_not_of(kBlanks) + 1);
}

}  // namespace

GameFiles::GameFiles(Surroundings surroundings)
    : around_(std::move(surroundings)),
      afterDialogs_(around_.dispatcher),
      recent_(around_.frame, around_.menu, ActionBar::idOf(Action::OpenFile),
              [this](const fs::path& path) { open(path); }),
      self_(std::make_shared<GameFiles*>(this)),
      link_(std::make_shared<UiLink>(around_.dispatcher)) {
    recent_.show(around_.settings.settings().recentFiles);
}

/// What is still to be saved is saved.
GameFiles::~GameFiles() {
    link_->cut();
    for (std::size_t at = 1; at < orders_.size(); ++at)
        worker_.post([order = orders_[at]] { static_cast<void>(write(order.place, order.pgn)); });
}

bool GameFiles::perform(Action action) {
    switch (action) {
        case Action::OpenFile:
            openByDialog();
            return true;
        case Action::ShowGames:
            if (file_) list().present();
            return true;
        case Action::PreviousGame:
            if (current_ && *current_ > 0) openGame(*current_ - 1);
            return true;
        case Action::NextGame:
            if (current_ && *current_ + 1 < file_->size()) openGame(*current_ + 1);
            return true;
        case Action::SaveGame:
            save([] {});
            return true;
        case Action::SaveGameAs:
            saveAs([] {});
            return true;
        default:
            return false;
    }
}

void GameFiles::show(ActionStates& states) {
    const auto allow = [&](Action action, bool isPossible) { states.possible[index(action)] = isPossible; };
    allow(Action::OpenFile, true);
    allow(Action::ShowGames, file_ != nullptr && file_->size() > 0);
    allow(Action::PreviousGame, current_ && *current_ > 0);
    allow(Action::NextGame, current_ && file_ != nullptr && *current_ + 1 < file_->size());
}

GamesDialog& GameFiles::list() {
    if (list_ == nullptr) {
        list_ = new GamesDialog(&around_.frame);
        list_->onChosen = [this](std::size_t at) {
            list_->Hide();  // it would stand before the board
            openGame(at);
        };
        list_->onStop = [this] { file_->stop(); };
        list_->show(file_.get());
    }
    return *list_;
}

// Opening.

void GameFiles::openByDialog() {
    wxFileDialog dialog(&around_.frame, _("Open games or a position"), usualFolder(), wxString(),
                        _("Games and positions (*.pgn, *.fen)|*.pgn;*.PGN;*.fen;*.FEN|All files|*"),
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() == wxID_OK) open(toUtf8(dialog.GetPath()));
}

/// Where a person looks for files first. Nothing waits for a disk to say whether it is still there.
wxString GameFiles::usualFolder() const {
    return folder_.empty() ? documentsFolder() : toWx(folder_.string());
}

void GameFiles::open(const fs::path& path) {
    std::error_code code;
    const fs::path absolute = fs::absolute(path, code);
    if (isPosition(path)) return openPosition(code ? path : absolute);
    isOpening_ = true;
    wanted_.reset();
    readFile(code ? path : absolute, std::nullopt);
}

/// Begins to read a file. Where a game of it is on the board already, its offset finds it again.
void GameFiles::readFile(const fs::path& path, std::optional<std::uint64_t> shownOffset) {
    if (list_ != nullptr) list_->show(nullptr);
    current_.reset();
    currentOffset_ = shownOffset;
    hasToldChange_ = false;
    file_ = std::make_unique<PgnFile>(around_.dispatcher, path, [this] { onFileChange(); });
    if (list_ != nullptr) list_->show(file_.get());
}

void GameFiles::onFileChange() {
    if (list_ != nullptr) list_->update();
    if (currentOffset_) {
        current_ = file_->findAt(*currentOffset_);
        if (current_) currentOffset_.reset();
    }
    readWanted();
    const bool isDone = !file_->isReading();
    if (isOpening_ && isDone && file_->size() == 0) {
        isOpening_ = false;
        around_.notice.showNotice(file_->problem().empty()
                                      ? wxString::Format(_("%s has no games."), toWx(file_->path().string()))
                                      : coreWords(file_->problem()) + ".");
    } else if (isOpening_ && (file_->size() > 1 || isDone)) {
        isOpening_ = false;
        remember(file_->path());
        if (file_->size() > 1)
            afterDialogs_.perform([this] {
                if (file_) list().present();
            });
        else
            afterDialogs_.perform([this] { openGame(0); });
    }
    around_.onChange();
}

void GameFiles::openGame(std::size_t at) {
    whenStudyMayGo([this, at] {
        wanted_ = at;
        revisionToGo_ = studyRevision();
        readWanted();
    });
}

/// Reads the game that is wanted. If the file is just being read again, since a game was saved in it, that
/// may be later.
void GameFiles::readWanted() {
    if (!wanted_ || *wanted_ >= file_->size()) return;
    const std::size_t at = *wanted_;
    wanted_.reset();
    file_->read(at, [this, at](Result<GameFromFile, std::string> read) {
        auto game = std::make_shared<Result<GameFromFile, std::string>>(std::move(read));
        afterDialogs_.perform([this, at, game] { onRead(at, std::move(*game)); });
    });
}

std::uint64_t GameFiles::studyRevision() const {
    return around_.desk.study() == nullptr ? 0 : around_.desk.study()->revision();
}

void GameFiles::onRead(std::size_t at, Result<GameFromFile, std::string> read) {
    if (!read) {
        const fs::path path = file_->path();
        around_.notice.showQuestion(coreWords(read.error()) + ".",
                                    {{_("Read the file again"),
                                      [this, path] {
                                          around_.notice.dismiss();
                                          open(path);
                                      }},
                                     {_("Close"), [this] { around_.notice.dismiss(); }}});
        return;
    }
    if (studyRevision() == revisionToGo_) return showGame(at, std::move(*read));
    auto game = std::make_shared<GameFromFile>(std::move(*read));  // changed meanwhile: asked once more
    whenStudyMayGo([this, at, game] { showGame(at, std::move(*game)); });
}

void GameFiles::showGame(std::size_t at, GameFromFile read) {
    around_.notice.dismissNotice();
    tellProblems(read.game);
    putOnBoard(std::move(read.game.record), std::move(read.origin), at);
}

/// `at` is the number of the game in the open file, if it is one of its games.
void GameFiles::putOnBoard(GameRecord game, std::optional<GameOrigin> origin, std::optional<std::size_t> at) {
    around_.beforeOpening();
    current_ = at;
    around_.desk.open(std::move(game), std::move(origin));
    around_.onChange();
    around_.onOpened();
}

void GameFiles::tellProblems(const ReadGame& game) {
    if (!game.hasErrors()) return;
    constexpr unsigned kMostTold = 3;
    wxString text =
        _("Not all of this game could be read. What is shown can be saved as another game; the text in "
          "the file stays as it is.");
    unsigned told = 0;
    for (const PgnProblem& problem : game.problems) {
        if (problem.isError() && ++told <= kMostTold) text += "\n" + coreWords(problem.describe()) + ".";
    }
    if (told > kMostTold) {
        const unsigned more = told - kMostTold;
        text += "\n" + wxString::Format(wxPLURAL("And %u more error.", "And %u more errors.", more), more);
    }
    around_.notice.showNotice(text);
}

void GameFiles::openPosition(const fs::path& path) {
    worker_.post([path, link = link_, self = std::weak_ptr(self_)] {
        auto text = roque::readFile(path, kLongestPosition);
        link->post([self, path, text = std::move(text)] {
            const auto alive = self.lock();
            if (!alive) return;
            GameFiles& files = **alive;
            if (!text) return files.around_.notice.showNotice(coreWords(text.error().describe()) + ".");
            const auto start = readStartPosition(firstLine(*text));
            if (!start)
                return files.around_.notice.showNotice(_("The position in the file cannot be used:") + "\n"
                                                       + coreWords(start.error().describe()));
            files.remember(path);
            const auto show = [&files, start = *start] {
                files.putOnBoard(GameRecord(start.position, start.variant), std::nullopt, std::nullopt);
            };
            files.afterDialogs_.perform([&files, show] { files.whenStudyMayGo(show); });
        });
    });
}

bool GameFiles::paste(const std::string& text) {
    constexpr unsigned kMostMegabytes = 4;
    if (text.size() > std::size_t{kMostMegabytes} << 20U) {
        around_.notice.showNotice(wxString::Format(
            _("The text in the clipboard is longer than %u MB. Save it in a file and open that."),
            kMostMegabytes));
        return true;
    }
    auto games = std::make_shared<std::vector<ReadGame>>(readPgn(text));
    std::erase_if(*games, [](const ReadGame& game) {
        return game.record.root->next() == nullptr && game.record.tags.size() == 0;
    });
    if (games->empty()) return false;
    whenStudyMayGo([this, games] {
        around_.notice.dismissNotice();
        if (const auto count = static_cast<unsigned>(games->size()); count > 1)
            around_.notice.showNotice(
                wxString::Format(_("There are %u games in the clipboard. The first is shown."), count));
        tellProblems(games->front());
        putOnBoard(std::move(games->front().record), std::nullopt, std::nullopt);
    });
    return true;
}

void GameFiles::onActivated() {
    if (!file_ || file_->isReading() || hasToldChange_ || isSaving() || !file_->hasChangedOnDisk()) return;
    hasToldChange_ = true;
    const fs::path path = file_->path();
    around_.notice.showQuestion(
        wxString::Format(_("%s has been changed by another program."), toWx(path.filename().string())),
        {{_("Read it again"),
          [this, path] {
              around_.notice.dismiss();
              const auto& origin = around_.desk.origin();
              const bool isShown = origin && origin->file == path;
              readFile(path, isShown ? std::optional(origin->offset) : std::nullopt);
          }},
         {_("Close"), [this] { around_.notice.dismiss(); }}});
}

void GameFiles::remember(const fs::path& path) {
    folder_ = path.parent_path();
    Settings settings = around_.settings.settings();
    settings.recentFiles = withRecentFile(std::move(settings.recentFiles), path);
    recent_.show(settings.recentFiles);
    around_.settings.change(settings);
}

}  // namespace roque
