#pragma once

#include <wx/stattext.h>

namespace roque {

/// What is said about the game: whose turn it is, how it ended; before it for a while what has just come of
/// something the person did. Takes as many lines as it needs.
class StatusLine : public wxStaticText {
public:
    explicit StatusLine(wxWindow* parent);

    /// Says how things stand, with an explanation for the pointer that rests on it.
    void show(const wxString& words, const wxString& explanation);
    /// Says first what is new, such as "Saved in game.pgn.", until that is forgotten; a screen reader speaks
    /// it.
    void tellNews(const wxString& news);
    void forgetNews();

    /// All that is said, as it was given.
    [[nodiscard]] wxString text() const;

private:
    void write();
    void wrapAgain(wxSizeEvent& event);

    wxString words_;
    wxString news_;
    int width_ = 0;  ///< for which its lines are broken
    int height_ = 0;
};

}  // namespace roque
