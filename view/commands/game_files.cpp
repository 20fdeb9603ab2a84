#include "view/commands/game_files.h"

#include <utility>

#include <wx/intl.h>

#include "controller/storage/files.h"
#include "model/notation/start_position.h"
#include "view/text/message_text.h"
#include "view/toolkit/file_dialog.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestPosition = 4096;

bool isPosition(const fs::path& path) {
    return path.extension() == ".fen" || path.extension() == ".epd";
}

/// The first line of a text, trimmed.
std::string firstLine(const std::string& text) {
    constexpr const char* kBlanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == text.npos) return {};
    const std::string line = text.substr(begin, text.find_first_of("\r\n", begin) - begin);
    return line.substr(0, line.find_last_not_of(kBlanks) + 1);
}

}  // namespace

GameFiles::GameFiles(const CommandContext& context, RecentFilesMenu& recent, GameSaver& saver)
    : context_(context),
      recent_(recent),
      saver_(saver),
      afterDialogs_(context.services.dispatcher),
      link_(std::make_shared<UiLink>(context.services.dispatcher)) {
    recent_.onChosen = [this](const fs::path& path) { open(path); };
    saver_.onSaved = [this](const GameOrigin& origin, bool isOpen) {
        if (file_ && file_->path() == origin.file)
            readFile(origin.file,
                     isOpen ? std::optional(PlaceInFile{origin.offset, origin.place}) : std::nullopt);
    };
    registerActions();
}

GameFiles::~GameFiles() {
    link_->cut();
}

void GameFiles::registerActions() {
    ActionRegistry& actions = context_.actions;
    actions.add(Action::OpenFile, {[this] { openByDialog(); }});
    actions.add(Action::ShowGames, {[this] {
                                        if (!file_) return;
                                        if (current_) list().select(*current_);
                                        list().present();
                                    },
                                    [this] { return file_ != nullptr && file_->size() > 0; }});
    const auto hasPrevious = [this] { return current_ && *current_ > 0; };
    const auto hasNext = [this] { return current_ && file_ != nullptr && *current_ + 1 < file_->size(); };
    actions.add(Action::PreviousGame, {[this, hasPrevious] {
                                           if (hasPrevious()) openGame(*current_ - 1);
                                       },
                                       hasPrevious});
    actions.add(Action::NextGame, {[this, hasNext] {
                                       if (hasNext()) openGame(*current_ + 1);
                                   },
                                   hasNext});
}

GamesDialog& GameFiles::list() {
    if (list_ == nullptr) {
        list_ = new GamesDialog(&context_.frame, context_.services.dispatcher);
        list_->onChosen = [this](std::size_t at) {
            list_->Hide();  // it would cover the board
            openGame(at);
        };
        list_->onStop = [this] { file_->stop(); };
        list_->onAnnotate = [this] {
            if (onAnnotate) onAnnotate();
        };
        list_->onCancelAnnotation = [this] {
            if (onCancelAnnotation) onCancelAnnotation();
        };
        list_->show(file_.get());
    }
    return *list_;
}

// Opening.

void GameFiles::openByDialog() {
    FileDialog dialog(&context_.frame, _("Open games or a position"), recent_.folder(), wxString(),
                      _("Games and positions (*.pgn, *.fen)|*.pgn;*.PGN;*.fen;*.FEN|All files|*"),
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ask()) open(dialog.path());
}

void GameFiles::open(const fs::path& path) {
    std::error_code code;
    const fs::path absolute = fs::absolute(path, code);
    if (isPosition(path)) return openPosition(code ? path : absolute);
    isOpening_ = true;
    wanted_.reset();
    readFile(code ? path : absolute, std::nullopt);
}

/// Starts to read a file. If one of its games is on the board already, its place finds it again.
void GameFiles::readFile(const fs::path& path, std::optional<PlaceInFile> shown) {
    if (const auto question = std::exchange(aboutFile_, std::nullopt)) context_.notice.withdraw(*question);
    if (list_ != nullptr) list_->show(nullptr);
    current_.reset();
    currentPlace_ = shown;
    hasToldChange_ = false;
    file_ = std::make_unique<PgnFile>(context_.services.dispatcher, path, [this] { onFileChange(); });
    if (list_ != nullptr) list_->show(file_.get());
}

void GameFiles::onFileChange() {
    if (list_ != nullptr) list_->update();
    if (currentPlace_) {
        current_ = file_->findAt(currentPlace_->offset, currentPlace_->place);
        if (current_) currentPlace_.reset();
    }
    readWanted();
    if (isOpening_ && (file_->size() > 1 || !file_->isReading())) onFileOpened();
    context_.actions.refresh();
}

/// Enough of the file has been read to know whether it has one game, several or none.
void GameFiles::onFileOpened() {
    isOpening_ = false;
    if (file_->size() == 0) {
        const wxString path = toWx(file_->path().string());
        context_.notice.showNotice(!file_->problem() ? wxString::Format(_("%s has no games."), path)
                                                     : messageText(*file_->problem()) + ".");
        return;
    }
    recent_.remember(file_->path());
    if (file_->size() > 1)
        afterDialogs_.perform([this] {
            if (file_) list().present();
        });
    else
        afterDialogs_.perform([this] {
            if (list_ != nullptr) list_->Hide();  // it would cover the board
            openGame(0);
        });
}

void GameFiles::openGame(std::size_t at) {
    context_.session.whenStudyMayGo([this, at] {
        wanted_ = at;
        revisionToGo_ = studyRevision();
        readWanted();
    });
}

/// Reads the requested game. If the file is just being read again, because a game was saved in it, that may
/// happen later.
void GameFiles::readWanted() {
    if (!wanted_ || *wanted_ >= file_->size()) return;
    const std::size_t at = *wanted_;
    wanted_.reset();
    file_->read(at, [this, at](Result<GameFromFile, Message> read) {
        auto game = std::make_shared<Result<GameFromFile, Message>>(std::move(read));
        afterDialogs_.perform([this, at, game] { onRead(at, std::move(*game)); });
    });
}

std::uint64_t GameFiles::studyRevision() const {
    return context_.session.games().study() == nullptr ? 0 : context_.session.games().study()->revision();
}

void GameFiles::onRead(std::size_t at, Result<GameFromFile, Message> read) {
    if (!read) {
        const fs::path path = file_->path();
        aboutFile_ = context_.notice.showQuestion(
            messageText(read.error()) + ".",
            {{_("Reload the file"), [this, path] { open(path); }}, {_("Close"), [] {}}});
        return;
    }
    if (studyRevision() == revisionToGo_) return showGame(at, std::move(*read));
    auto game = std::make_shared<GameFromFile>(std::move(*read));  // changed meanwhile: ask again
    context_.session.whenStudyMayGo([this, at, game] { showGame(at, std::move(*game)); });
}

void GameFiles::showGame(std::size_t at, GameFromFile read) {
    context_.notice.forgetGame();
    putOnBoard(std::move(read.game.record), std::move(read.origin), at);
    tellProblems(read.game.problems, Source::File);
    tellEncoding(*context_.session.games().studyOrigin());
}

/// `at` is the number of the game in the open file, if it is from that file.
void GameFiles::putOnBoard(GameRecord game, std::optional<GameOrigin> origin, std::optional<std::size_t> at) {
    current_ = at;
    context_.session.open(std::move(game), std::move(origin));
}

void GameFiles::tellProblems(const std::vector<PgnProblem>& problems, Source source) {
    constexpr unsigned kMaxTold = 3;
    wxString text = _("Part of this game could not be read.");
    if (source == Source::File)
        text += " " + _("What is shown can be saved as a new game; the text in the file stays unchanged.");
    unsigned told = 0;
    for (const PgnProblem& problem : problems) {
        if (problem.isError() && ++told <= kMaxTold) text += "\n" + messageText(problem.describe()) + ".";
    }
    if (told == 0) return;
    if (told > kMaxTold) {
        const unsigned more = told - kMaxTold;
        text += "\n" + wxString::Format(wxPLURAL("And %u more error.", "And %u more errors.", more), more);
    }
    context_.notice.showNotice(text, NoticeBar::About::Study);
}

/// A file in one encoding is what it is; bytes that fit no encoding of the rest are damage.
void GameFiles::tellEncoding(const GameOrigin& origin) {
    if (!file_->letters().isMixed() || !letterBytesOf(origin.section).hasOthers) return;
    context_.notice.showNotice(wxString::Format(_("Some bytes of this game are not UTF-8, unlike the rest of "
                                                  "%s. They have been read as Windows-1252. The "
                                                  "file stays as it is until a game is saved in it."),
                                                toWx(origin.file.filename().string())),
                               NoticeBar::About::Study);
}

void GameFiles::openPosition(const fs::path& path) {
    auto onRead = self_.bind([path](GameFiles& files, const Result<std::string, FileError>& text) {
        files.onPositionRead(path, text);
    });
    worker_.post([path, link = link_, onRead = std::move(onRead)] {
        link->post([onRead, text = roque::readFile(path, kLongestPosition)] { onRead(text); });
    });
}

void GameFiles::onPositionRead(const fs::path& path, const Result<std::string, FileError>& text) {
    if (!text) return context_.notice.showNotice(messageText(text.error().describe()) + ".");
    const auto start = readStartPosition(firstLine(*text));
    if (!start)
        return context_.notice.showNotice(_("The position in the file cannot be used:") + "\n"
                                          + messageText(start.error().describe()));
    recent_.remember(path);
    const auto show = [this, start = *start] {
        putOnBoard(GameRecord(start.position, start.variant), std::nullopt, std::nullopt);
    };
    afterDialogs_.perform([this, show] { context_.session.whenStudyMayGo(show); });
}

bool GameFiles::paste(const std::string& text) {
    constexpr unsigned kMaxMegabytes = 4;
    if (text.size() > std::size_t{kMaxMegabytes} << 20U) {
        context_.notice.showNotice(wxString::Format(
            _("The text on the clipboard is longer than %u MB. Save it to a file and open that file."),
            kMaxMegabytes));
        return true;
    }
    auto games = std::make_shared<std::vector<ReadGame>>(readPgn(text));
    std::erase_if(*games, [](const ReadGame& game) {
        return game.record.root->next() == nullptr && game.record.tags.size() == 0;
    });
    if (games->empty()) return false;
    context_.session.whenStudyMayGo([this, games] {
        context_.notice.forgetGame();
        putOnBoard(std::move(games->front().record), std::nullopt, std::nullopt);
        if (const auto count = static_cast<unsigned>(games->size()); count > 1)
            context_.notice.showNotice(
                wxString::Format(_("There are %u games on the clipboard. The first is shown."), count),
                NoticeBar::About::Study);
        tellProblems(games->front().problems, Source::Clipboard);
    });
    return true;
}

void GameFiles::onActivated() {
    if (!file_ || file_->isReading() || hasToldChange_ || saver_.isSaving() || !file_->hasChangedOnDisk())
        return;
    hasToldChange_ = true;
    const fs::path path = file_->path();
    aboutFile_ = context_.notice.showQuestion(
        wxString::Format(_("%s has been changed by another program."), toWx(path.filename().string())),
        {{_("Reload"),
          [this, path] {
              const auto& origin = context_.session.games().origin();
              const bool isShown = origin && origin->file == path;
              readFile(path,
                       isShown ? std::optional(PlaceInFile{origin->offset, origin->place}) : std::nullopt);
          }},
         {_("Close"), [] {}}});
}

}  // namespace roque
