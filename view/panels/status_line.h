#pragma once

#include <wx/stattext.h>

namespace roque {

/// The state of the game: whose turn it is, or how it ended; before that, for a while, the outcome of the
/// person's last command. Takes as many lines as it needs.
class StatusLine : public wxStaticText {
public:
    explicit StatusLine(wxWindow* parent);

    /// Shows the state, with an explanation as a tooltip.
    void show(const wxString& words, const wxString& explanation);
    /// Puts news first, such as "Saved to game.pgn.", until forgotten; a screen reader speaks it.
    void tellNews(const wxString& news);
    void forgetNews();
    /// Forgets these news, unless others have come since.
    void forgetNews(const wxString& news);

    /// The whole text, as given.
    [[nodiscard]] wxString text() const;

private:
    void write();
    void wrapAgain(wxSizeEvent& event);

    wxString words_;
    wxString news_;
    int width_ = 0;  ///< the width its lines are broken for
    int height_ = 0;
};

}  // namespace roque
