#pragma once

#include <cstddef>
#include <vector>

namespace roque {

/// A panel in a column that can do with less height than it wants, by leaving something out or by scrolling.
/// [ui-thread]
class Yielding {
public:
    /// A way in which it can be shown.
    struct Form {
        int wanted = 0;  ///< its height, in pixels
        int least = 0;   ///< how low it can be: the same, unless it scrolls
        bool operator==(const Form&) const = default;
    };

    /// Its forms now, from the one that shows all to the one that shows the least.
    [[nodiscard]] virtual std::vector<Form> forms() const = 0;
    /// Takes one of them. The column, which asks for it, is laid out afterwards.
    virtual void take(std::size_t form) = 0;
    /// How low the last of its forms can be, in pixels, where all panels have yielded and height still lacks.
    [[nodiscard]] virtual int lowest() const { return forms().back().least; }

protected:
    Yielding() = default;
    Yielding(const Yielding&) = default;
    Yielding& operator=(const Yielding&) = default;
    ~Yielding() = default;
};

}  // namespace roque
