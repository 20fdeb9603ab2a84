#include "view/dialogs/new_game/color_chooser.h"

#include <wx/dcmemory.h>
#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/dialogs/new_game/piece_plate.h"

namespace roque {
namespace {

constexpr int kKingSide = 24;  ///< in device-independent pixels

/// The left half of one picture beside the right half of another of the same size.
wxBitmap halves(const wxBitmap& left, const wxBitmap& right) {
    wxImage image = left.ConvertToImage();
    const int half = image.GetWidth() / 2;
    const wxRect rest(half, 0, image.GetWidth() - half, image.GetHeight());
    const wxImage other = right.ConvertToImage();
    for (int x = rest.GetLeft(); x <= rest.GetRight(); ++x) {
        for (int y = 0; y < rest.height; ++y) {
            image.SetRGB(x, y, other.GetRed(x, y), other.GetGreen(x, y), other.GetBlue(x, y));
            if (image.HasAlpha() && other.HasAlpha()) image.SetAlpha(x, y, other.GetAlpha(x, y));
        }
    }
    return wxBitmap(image);
}

}  // namespace

ColorChooser::ColorChooser(wxWindow* parent, PieceSet& pieces, ColorWish wish)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "color") {
    using Row = ChoiceButton::Row;
    buttons_ = {new ChoiceButton(this, "play white", _("White"), {}, Row::New),
                new ChoiceButton(this, "play random", _("Random"), {}, Row::Same),
                new ChoiceButton(this, "play black", _("Black"), {}, Row::Same)};
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (ChoiceButton* button : buttons_) row->Add(button, wxSizerFlags(1).Expand());
    SetSizer(row);
    addPictures(pieces);
    buttons_[static_cast<std::size_t>(wish)]->SetValue(true);
}

void ColorChooser::addPictures(PieceSet& pieces) {
    const int pixels = static_cast<int>(FromDIP(kKingSide) * GetContentScaleFactor());
    const auto king = [&](Color color) {
        const wxBitmap* const picture = pieces.picture(Piece::of(color, PieceType::King), pixels);
        return picture == nullptr ? wxBitmap() : *picture;
    };
    const wxBitmap white = king(Color::White);
    const wxBitmap black = king(Color::Black);
    const double scale = FromDIP(1) * GetContentScaleFactor();
    buttons_[0]->setPicture(onPlate(white, scale));
    buttons_[2]->setPicture(onPlate(black, scale));
    if (white.IsOk() && black.IsOk()) buttons_[1]->setPicture(onPlate(halves(white, black), scale));
}

ColorWish ColorChooser::wish() const {
    for (std::size_t at = 0; at < buttons_.size(); ++at) {
        if (buttons_.at(at)->GetValue()) return ColorWish(at);
    }
    return ColorWish::White;
}

}  // namespace roque
