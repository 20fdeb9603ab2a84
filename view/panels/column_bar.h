#pragma once

#include <compare>
#include <cstdint>
#include <functional>

#include <wx/panel.h>

#include "view/board/drawing/window_colors.h"

namespace roque {

/// A bar in the column beside the board that has something to tell or to ask. Of several, NoticeStack shows
/// one. [ui-thread]
class ColumnBar : public wxPanel {
public:
    /// What comes first, from last to first.
    enum class Urgency : std::uint8_t {
        Notice,    ///< tells of something
        Question,  ///< waits for an answer
        Foremost,  ///< tells of the game that was just opened, or asks about what a person has just done
    };
    /// How urgent a bar is. Of what is equally urgent, the latest comes first.
    struct Rank {
        Urgency urgency = Urgency::Notice;
        std::uint64_t number = 0;  ///< of what it shows; 0: nothing

        auto operator<=>(const Rank&) const = default;
    };

    [[nodiscard]] virtual Rank rank() const = 0;
    /// Whether what it shows asks something.
    [[nodiscard]] virtual bool isAsking() const = 0;
    /// How many things it has to tell or to ask.
    [[nodiscard]] virtual unsigned count() const = 0;
    /// Shows the most urgent of them, and how many others wait.
    virtual void present(unsigned others) = 0;
    /// Puts what it shows behind everything else that waits.
    virtual void putLast() = 0;

    /// Called when rank or count have changed, in place of presenting itself.
    std::function<void()> onChanged;
    /// Called when the person wants to see the next thing that waits.
    std::function<void()> onNext;

protected:
    ColumnBar(wxWindow* parent, const wxString& name);

    /// A number greater than all before.
    [[nodiscard]] static std::uint64_t nextNumber() noexcept;
    /// To be called when there is something else to tell or to ask.
    void changed();
    /// The colours of the bar, which is drawn with round corners.
    void useColors(const ColorPair& colors);

private:
    void onPaint(wxPaintEvent& event);

    ColorPair colors_{};
};

}  // namespace roque
