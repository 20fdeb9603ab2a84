#pragma once

#include <functional>

#include <wx/checkbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "controller/scores/points_access.h"
#include "view/panels/column_bar.h"

namespace roque {

/// A bar beside the board that asks for the password of the score database. It blocks nothing: people may
/// play on, and games wait to be saved.
class PasswordBar : public ColumnBar {
public:
    explicit PasswordBar(wxWindow* parent);

    /// Called with the person's answer.
    std::function<void(const TypedPassword&)> onAnswer;
    /// Called when a field or button that had the keyboard focus is gone: something else should get it.
    std::function<void()> onKeyboardLost;

    /// Asks for the password of a database; `refusal` tells why the last one was refused, if it was.
    void ask(const PointsDatabase& database, const std::optional<Message>& refusal);
    /// Offers, or does not offer, to keep the password in the desktop's keyring.
    void offerToKeep(bool canKeep);
    void dismiss();

    [[nodiscard]] Rank rank() const override { return {Urgency::Question, number_}; }
    [[nodiscard]] bool isAsking() const override { return number_ != 0; }
    [[nodiscard]] unsigned count() const override { return number_ == 0 ? 0 : 1; }
    void present(unsigned others) override;
    /// It stays until it is answered.
    void putLast() override {}

private:
    void build();
    void answer();
    void wrap();

    wxString words_;
    int wrapped_ = 0;           ///< the width for which the text is wrapped
    std::uint64_t number_ = 0;  ///< of what it asks; 0: nothing

    wxStaticText* text_ = nullptr;
    wxTextCtrl* password_ = nullptr;
    wxCheckBox* keep_ = nullptr;
};

}  // namespace roque
