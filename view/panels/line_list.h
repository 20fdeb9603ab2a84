#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include <wx/window.h>

#include "view/game/line_row.h"

namespace roque {

/// The lines of an engine, one a row: what White can expect in bold, pawns, the moves. A click on a move, or
/// Enter, chooses the line up to there; arrow keys go to other rows and moves. [ui-thread]
class LineList : public wxWindow {
public:
    explicit LineList(wxWindow* parent);

    /// Called with a row and the number of moves of its line that the person has chosen.
    std::function<void(std::size_t row, std::size_t plies)> onChosen;

    /// Called when the pointer or the keyboard is on another move of a line, or on none: then with 0 plies.
    std::function<void(std::size_t row, std::size_t plies)> onLookedAt;

    /// Sets whose lines they are, which a screen reader says where there are several lists.
    void setWhose(const wxString& whose);

    /// Shows rows; there is always room for as many as setRoom() says.
    void show(std::vector<LineRow> rows);
    void setRoom(std::size_t rows);
    /// Sets what stands there in place of rows while there are none.
    void setEmptyWords(const wxString& words);
    [[nodiscard]] std::size_t room() const noexcept { return room_; }
    /// How high it is with room for so many.
    [[nodiscard]] int heightFor(std::size_t rows) const { return static_cast<int>(rows) * rowHeight(); }

    [[nodiscard]] const std::vector<LineRow>& rows() const noexcept { return rows_; }
    /// The present rectangle of a move, in client coordinates; empty if it is not seen.
    [[nodiscard]] wxRect rectOfMove(std::size_t row, std::size_t plies) const;

    bool AcceptsFocus() const override { return true; }

private:
    /// A move of a row.
    struct Spot {
        std::size_t row;
        std::size_t plies;
        bool operator==(const Spot&) const = default;
    };

    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int lineLeft() const;
    template <typename Visit>
    void visitWords(std::size_t row, Visit visit) const;
    [[nodiscard]] std::optional<Spot> spotAt(wxPoint at) const;
    [[nodiscard]] std::size_t length(std::size_t row) const;
    void hover(std::optional<Spot> spot);
    void drawEmptyWords(wxDC& dc) const;
    void drawRow(wxDC& dc, std::size_t row) const;
    void onPaint(wxPaintEvent& event);
    void onKey(wxKeyEvent& event);
    void sayRow();
    void say(const wxString& words);

    wxString whose_;
    wxString emptyWords_;
    std::vector<LineRow> rows_;
    std::size_t room_ = 1;
    std::optional<Spot> hovered_;
    Spot cursor_{0, 1};
};

}  // namespace roque
