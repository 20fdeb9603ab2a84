#pragma once

#include <vector>

#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/weakref.h>

#include "view/panels/engine_box.h"
#include "view/toolkit/yielding.h"

namespace roque {

/// The boxes of all engines that analyse, one below the other. They become brief and scroll where they get
/// less height than they want. What was added last, or has the keyboard, is in sight. [ui-thread]
class EngineStack : public wxScrolledWindow, public Yielding {
public:
    explicit EngineStack(wxWindow* parent);

    /// Adds a box below the others. It lives until remove(), or as long as the stack.
    EngineBox& add();
    /// Removes a box, though not the first, and destroys it: not to be called by its own events.
    void remove(EngineBox& box);

    /// Wants the height that the boxes need now; several want a part of the column.
    void fit();

    [[nodiscard]] std::vector<Form> forms() const override;
    void take(std::size_t form) override;
    [[nodiscard]] int lowest() const override;

private:
    void number();
    void bindEvents();
    void onColumnSize(wxSizeEvent& event);
    void onChildFocus(wxChildFocusEvent& event);
    void scrollToKept();
    [[nodiscard]] int heightAs(EngineBox::Form form) const;

    wxBoxSizer* rows_;
    std::vector<EngineBox*> boxes_;
    EngineBox::Form form_ = EngineBox::Form::Whole;
    std::vector<Form> known_;   ///< the forms that the column has asked for
    wxWeakRef<wxWindow> kept_;  ///< what stays in sight until the person scrolls
};

}  // namespace roque
