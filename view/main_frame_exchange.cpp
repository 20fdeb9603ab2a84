#include "view/main_frame.h"

#include <array>
#include <string_view>
#include <system_error>

#include <wx/clipbrd.h>
#include <wx/intl.h>

#include "model/notation/fen.h"
#include "view/board/board_picture_file.h"
#include "view/clipboard.h"
#include "view/text/core_words.h"
#include "view/saving_place.h"
#include "view/toolkit/text.h"

// What goes out of the window and comes into it: positions, games and pictures.
namespace roque {

void MainFrame::copyFen() {
    const bool isChess960 = shownVariant() == Variant::Chess960;
    const std::string fen =
        toFen(browser_.shown()->position(), isChess960 ? FenStyle::Shredder : FenStyle::XFen);
    copy(fen, _("The position is in the clipboard."));
}

void MainFrame::copyGame() {
    copy(files_->pgnToSave(), _("The game is in the clipboard."));
}

void MainFrame::copy(const std::string& text, const wxString& news) {
    if (copyToClipboard(text))
        status_->tellNews(news);
    else
        notice_->showNotice(_("The clipboard cannot be used."));
}

void MainFrame::paste() {
    wxTextDataObject text;
    {
        wxClipboardLocker lock;
        if (!lock || !wxTheClipboard->GetData(text)) {
            notice_->showNotice(_("There is no text in the clipboard."));
            return;
        }
    }
    const auto start = readStartPosition(toUtf8(text.GetText().Strip(wxString::both)));
    if (!start && files_->paste(toUtf8(text.GetText()))) return;
    if (!start) {
        notice_->showNotice(_("What is in the clipboard is neither a game nor a position that can be played:")
                            + "\n" + coreWords(start.error().describe()));
        return;
    }
    if (mayLeaveGame(_("The game is not over. Leave it and begin one from the clipboard?"), _("New game")))
        controller_.newGame(
            {controller_.setup().players, start->position, start->variant, {}, controller_.setup().pace});
}

void MainFrame::savePicture() {
    static constexpr std::array<std::string_view, 2> kExtensions{".png", ".svg"};
    const auto place =
        askForSavingPlace(this, _("Save a picture of the board"), _("board"),
                          _("Pictures in pixels (*.png)|*.png|Drawings (*.svg)|*.svg"), kExtensions);
    if (place) savePictureAs(*place, pictureTypeOf(*place).value_or(PictureType::Png));
}

void MainFrame::savePictureAs(const std::filesystem::path& place, PictureType type) {
    constexpr int kPixels = 800;
    BoardImageFormat format;
    format.pixels = kPixels;
    format.orientation = board_->orientation();
    format.coordinates = board_->geometry().coordinates();
    format.colors = looks_.colors();
    try {
        saveBoardPicture(place, type, withoutInteraction(board_->state()), format, pieces_);
    } catch (const std::system_error& error) {
        notice_->showNotice(_("The picture could not be saved.") + "\n" + toWx(error.what()));
    }
}

}  // namespace roque
