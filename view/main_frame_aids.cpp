#include "view/main_frame.h"

#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/accessibility.h"
#include "view/board/language_letters.h"
#include "view/dialogs/help_dialog.h"
#include "view/toolkit/text.h"

// What the window has for hands, ears and people who do not see the board.
namespace roque {

/// A field for typed moves, into which letters go that are typed on the board or among the moves.
void MainFrame::buildMoveField(wxWindow* area) {
    moveField_ = new MoveField(area);
    moveField_->onMove = [this](roque::Move move) { onMove(move); };
    moveField_->onLeft = [this] { (typedAmongMoves_ ? static_cast<wxWindow*>(moves_) : board_)->SetFocus(); };
    moveField_->onShortcut = [this](const wxKeyEvent& key) { return actions_->performShortcut(key); };
    const auto onLetter = [this](wxKeyEvent& event) {
        const wxUniChar letter = event.GetUnicodeKey();
        const bool isPlain = !event.ControlDown() && !event.AltDown() && letter.IsAscii();
        typedAmongMoves_ = event.GetEventObject() == moves_;
        if (isPlain && letter == '/')
            moveField_->begin();
        else if (isPlain && moveField_->beginsAMove(static_cast<char>(letter)))
            moveField_->begin(static_cast<char>(letter));
        else
            event.Skip();
    };
    board_->Bind(wxEVT_CHAR, onLetter);
    moves_->Bind(wxEVT_CHAR, onLetter);
}

/// Where a game has been opened, the arrow keys go through it. Who has the board in words reads it there.
void MainFrame::takeKeyboardToMoves() {
    if (reader_->IsShown())
        reader_->SetFocus();
    else if (browser_.shown()->next() == nullptr)
        board_->SetFocus();
    else
        moves_->SetFocus();
}

/// The board, and the board in words under it.
wxSizer* MainFrame::buildBoardColumn(wxWindow* area) {
    reader_ = new BoardReader(area, *board_);
    reader_->onAsked = [this](BoardQuestion question, Square square) {
        return narrator_.answer(question, square);
    };
    reader_->onTyping = [this] { moveField_->begin(); };
    reader_->Hide();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(board_, wxSizerFlags(1).Expand());
    column->Add(reader_, wxSizerFlags().Expand().Border(wxTOP));
    return column;
}

void MainFrame::buildVoices() {
    GameVoices::Outputs outputs;
    outputs.play = services_.playSound;
    if (!outputs.play) {
        sounds_ = std::make_unique<SoundPlayer>(services_.resources / "sounds");
        outputs.play = [this](Sound sound) { sounds_->play(sound); };
    }
    outputs.tell = [this](const wxString& words) {
        if (reader_->IsShown()) reader_->tell(words);
    };
    // Who has the board in words has a screen reader, and needs no second voice.
    outputs.speak = [this](const wxString& words) {
        if (!reader_->IsShown() || !announce(*reader_, words)) speech_.say(toUtf8(words));
    };
    voices_ = std::make_unique<GameVoices>(controller_, narrator_, std::move(outputs));
}

void MainFrame::usePlaySettings(const Play& play) {
    play_ = play;
    voices_->use(play);
    const bool hasFigurines = play.notation == MoveNotation::Figurines;
    const PieceLetters letters = hasFigurines ? kFigurines : languageLetters();
    moves_->setLetters(letters);
    for (const Color color : kColors) players_[color]->setLetters(letters);
    showBoardInWords(play.describesBoard);
}

void MainFrame::showBoardInWords(bool isShown) {
    if (reader_->IsShown() == isShown) return;
    if (isShown) reader_->tell(narrator_.answer(BoardQuestion::Help, Square::E1));
    reader_->Show(isShown);
    reader_->GetParent()->Layout();
}

/// For whoever asks for the board in words it is there to be used: it takes the keyboard.
void MainFrame::toggleBoardInWords() {
    const bool isShown = !reader_->IsShown();
    showBoardInWords(isShown);
    changeSettings([isShown](Settings& settings) { settings.play.describesBoard = isShown; });
    if (isShown)
        reader_->SetFocus();
    else
        board_->SetFocus();
}

/// Takes back what a person has begun, one thing at a time: Escape is for that wherever it is struck. Returns
/// whether there was anything.
bool MainFrame::cancelInput() {
    return moveField_->cancel() || board_->cancel() || board_->dropPremoves();
}

/// One window is enough: what it tells does not change.
void MainFrame::help() {
    wxWindow* open = wxWindow::FindWindowByName("help", this);
    if (open == nullptr) open = new HelpDialog(this);
    open->Show();
    open->Raise();
}

void MainFrame::turnBoard(Orientation orientation) {
    if (orientation == board_->orientation()) return;
    board_->setOrientation(orientation);
    arrangePlayers();
}

bool MainFrame::hasOnePerson() const {
    const ByColor<PlayerSpec>& players = controller_.setup().players;
    return isPerson(players[Color::White]) != isPerson(players[Color::Black]);
}

/// Who plays alone has his pieces in front of him.
void MainFrame::turnBoardToPerson() {
    const bool isBlackAlone = hasOnePerson() && isPerson(controller_.setup().players[Color::Black]);
    turnBoard(isBlackAlone ? Orientation::BlackBelow : Orientation::WhiteBelow);
}

/// If two people play at one screen and want it, whoever is to move has his pieces in front of him.
void MainFrame::turnBoardToMover() {
    const auto* awaiting = std::get_if<AwaitingMove>(&controller_.state());
    if (!play_.turnsBoardToMover || awaiting == nullptr || !browser_.isLive()) return;
    const ByColor<PlayerSpec>& players = controller_.setup().players;
    if (!isPerson(players[Color::White]) || !isPerson(players[Color::Black])) return;
    turnBoard(awaiting->color == Color::White ? Orientation::WhiteBelow : Orientation::BlackBelow);
}

}  // namespace roque
