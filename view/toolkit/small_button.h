#pragma once

#include <wx/button.h>

namespace roque {

/// A button that is only a little wider than its text, for places where there is no room for the usual width.
class SmallButton : public wxButton {
public:
    SmallButton(wxWindow* parent, const wxString& label, const wxString& name)
        : wxButton(parent, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT,
                   wxDefaultValidator, name) {
        InvalidateBestSize();  // which is that of a wxButton so far
        SetInitialSize();
    }

protected:
    /// An exact fit leaves no room beside the text at all.
    wxSize DoGetBestSize() const override {
        constexpr int kBothSides = 12;
        return wxButton::DoGetBestSize() + FromDIP(wxSize(kBothSides, 0));
    }
};

}  // namespace roque
