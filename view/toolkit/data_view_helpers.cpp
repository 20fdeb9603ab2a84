#include "view/toolkit/data_view_helpers.h"

#include <algorithm>
#include <utility>

#include <wx/utils.h>

#include "view/toolkit/font_scaling.h"

namespace roque {
namespace {

/// The text at a position of a table if it is cut off, and what is noted there.
wxString helpAt(const wxDataViewCtrl& table, const wxPoint& place, const CellNote& note) {
    wxDataViewItem row;
    wxDataViewColumn* column = nullptr;
    table.HitTest(place, row, column);
    if (!row.IsOk() || column == nullptr) return {};
    const wxString noted = note ? note(row, column->GetModelColumn()) : wxString();
    wxVariant value;
    table.GetModel()->GetValue(value, row, column->GetModelColumn());
    const wxString text = value.GetString();
    constexpr int kBesideText = 4;  // in device-independent pixels
    const bool isCut = table.GetTextExtent(text).x + table.FromDIP(kBesideText) > column->GetWidth();
    if (!isCut) return noted;
    return noted.empty() ? text : text + '\n' + noted;
}

}  // namespace

int columnWidth(const wxDataViewCtrl& table, const wxString& title, int width) {
    constexpr int kBesideTitle = 16;             // in device-independent pixels
    const wxFont font = table.GetFont().Bold();  // GTK's, for titles
    int titleWidth = 0;
    table.GetTextExtent(title, &titleWidth, nullptr, nullptr, nullptr, &font);
    return std::max(roomFor(table, width), titleWidth + table.FromDIP(kBesideTitle));
}

void addTextColumn(wxDataViewListCtrl& table, const wxString& title, int width, wxAlignment align) {
    table.AppendTextColumn(title, wxDATAVIEW_CELL_INERT, columnWidth(table, title, width), align,
                           wxDATAVIEW_COL_RESIZABLE);
}

void showWhatIsCutOff(wxDataViewCtrl& table, CellNote note) {
    for (unsigned at = 0; at < table.GetColumnCount(); ++at)
        table.GetColumn(at)->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
    table.Bind(wxEVT_MOTION, [&table, note = std::move(note)](wxMouseEvent& event) {
        event.Skip();
        // The event counts from below the column titles, the table from above them.
        const wxString text = helpAt(table, table.ScreenToClient(wxGetMousePosition()), note);
        if (text == table.GetToolTipText()) return;
        if (text.empty())
            table.UnsetToolTip();
        else
            table.SetToolTip(text);
    });
}

void searchByTyping(wxDataViewCtrl& table, wxTextCtrl& field) {
    table.Bind(wxEVT_CHAR, [&field](wxKeyEvent& event) {
        const wxUniChar letter = event.GetUnicodeKey();
        if (letter.GetValue() <= WXK_SPACE || letter.GetValue() == WXK_DELETE || event.HasModifiers())
            return event.Skip();
        field.SetFocus();
        field.SetValue(wxString(letter));
        field.SetInsertionPointEnd();
    });
}

}  // namespace roque
