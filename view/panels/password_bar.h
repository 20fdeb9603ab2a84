#pragma once

#include <functional>

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "controller/scores/score_access.h"

namespace roque {

/// A bar above the board that asks for the password of the database of scores. Never in the way: one may play
/// on, and what is to be saved waits.
class PasswordBar : public wxPanel {
public:
    explicit PasswordBar(wxWindow* parent);

    /// Called with what the person has typed.
    std::function<void(const TypedPassword&)> onAnswer;
    /// Called when a field or button that had the keyboard is gone: something else should have it.
    std::function<void()> onKeyboardLost;

    /// Asks for the password of a database; `refusal` says why the last one was not good, if it was not.
    void ask(const ScoreDatabase& database, const std::optional<std::string>& refusal);
    /// Offers to keep it in the desktop's store, or not.
    void offerToKeep(bool canKeep);
    void dismiss();

private:
    void build();
    void answer();
    void layoutParent();

    wxStaticText* text_ = nullptr;
    wxTextCtrl* password_ = nullptr;
    wxCheckBox* keep_ = nullptr;
};

}  // namespace roque
