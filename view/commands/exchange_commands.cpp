#include "view/commands/exchange_commands.h"

#include <array>
#include <string_view>
#include <system_error>

#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "model/notation/fen.h"
#include "view/board/board_picture_file.h"
#include "view/text/message_text.h"
#include "view/toolkit/clipboard.h"
#include "view/toolkit/save_file_dialog.h"
#include "view/toolkit/text.h"

namespace roque {

ExchangeCommands::ExchangeCommands(const CommandContext& context, const BoardPanel& board, GameFiles& files,
                                   const GameGuard& guard)
    : context_(context), board_(board), files_(files), guard_(guard) {
    const auto hasGame = [this] { return context_.hasGame(); };
    const auto copyGame = [this] { copy(context_.session.shownPgn(), _("The game is on the clipboard.")); };
    context_.actions.add(Action::CopyFen, {[this] { copyPosition(); }, hasGame});
    context_.actions.add(Action::CopyGame, {copyGame, hasGame});
    context_.actions.add(Action::Paste, {[this] { paste(); }, hasGame});
    context_.actions.add(Action::SavePicture, {[this] { askAndSavePicture(); }, hasGame});
}

void ExchangeCommands::copyPosition() {
    const bool isChess960 = context_.session.shownVariant() == Variant::Chess960;
    const Position& position = context_.session.browser().shown()->position();
    copy(toFen(position, isChess960 ? FenStyle::Shredder : FenStyle::XFen),
         _("The position is on the clipboard."));
}

void ExchangeCommands::copy(const std::string& text, const wxString& news) {
    if (copyToClipboard(text))
        context_.status.tellNews(news);
    else
        context_.notice.showNotice(_("The clipboard cannot be used."));
}

void ExchangeCommands::paste() {
    wxTextDataObject text;
    {
        wxClipboardLocker lock;
        if (!lock || !wxTheClipboard->GetData(text)) {
            context_.notice.showNotice(_("There is no text on the clipboard."));
            return;
        }
    }
    const auto start = readStartPosition(toUtf8(text.GetText().Strip(wxString::both)));
    if (!start && files_.paste(toUtf8(text.GetText()))) return;
    if (!start) {
        context_.notice.showNotice(_("The clipboard has neither a game nor a playable position:") + "\n"
                                   + messageText(start.error().describe()));
        return;
    }
    paste(*start);
}

/// Asks whether to study the position, to play from it, or to look for a mate in it.
void ExchangeCommands::paste(const StartPosition& start) {
    wxMessageDialog dialog(&context_.frame,
                           _("There is a position on the clipboard. What do you want to do with it?"),
                           "Roque", wxYES_NO | wxCANCEL | wxHELP | wxICON_QUESTION);
    dialog.SetYesNoCancelLabels(_("&Study it"), _("&Play from it"), _("Cancel"));
    dialog.SetHelpLabel(_("Solve &mate…"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_YES || answer == wxID_HELP)
        context_.session.begin(GameRecord(start.position, start.variant), GameSession::Content::Blank);
    if (answer == wxID_HELP) context_.actions.perform(Action::SolveMate);
    if (answer != wxID_NO) return;
    GameController& controller = context_.controller;
    if (guard_.mayLeave(_("The game is not over. Start one from the clipboard anyway?"), _("New game")))
        controller.newGame(
            {controller.setup().players, start.position, start.variant, {}, controller.setup().pace});
}

void ExchangeCommands::askAndSavePicture() {
    static constexpr std::array<std::string_view, 2> kExtensions{".png", ".svg"};
    const auto place =
        askForSavingPlace(&context_.frame, _("Save a picture of the board"), _("board"),
                          _("PNG images (*.png)|*.png|SVG drawings (*.svg)|*.svg"), kExtensions);
    if (place) savePicture(*place, pictureTypeOf(*place).value_or(PictureType::Png));
}

void ExchangeCommands::savePicture(const std::filesystem::path& place, PictureType type) {
    constexpr int kPixels = 800;
    BoardImageFormat format;
    format.pixels = kPixels;
    format.orientation = board_.orientation();
    format.coordinates = board_.geometry().coordinates();
    format.colors = context_.theme.colors();
    try {
        saveBoardPicture(place, type, withoutInteraction(board_.state()), format, context_.theme.pieces());
    } catch (const std::system_error& error) {
        context_.notice.showNotice(_("The picture could not be saved.") + "\n" + toWx(error.what()));
    }
}

}  // namespace roque
