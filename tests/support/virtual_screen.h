#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace roque::test {

/// A pixel of the screen.
struct Pixel {
    int x;
    int y;

    bool operator==(const Pixel&) const = default;
};

/// Pixels from a corner to the one opposite, both included.
struct PixelArea {
    Pixel first;
    Pixel last;
};

/// A colour as the screen has it: 0xRRGGBB.
using ScreenColor = std::uint32_t;

/// An X server without a screen (Xvfb), seen and clicked at from outside: what a program paints is read from
/// the memory of the server, and the program knows nothing of it.
class VirtualScreen {
public:
    /// Starts the server; throws std::runtime_error if it does not start.
    VirtualScreen();
    VirtualScreen(const VirtualScreen&) = delete;
    VirtualScreen& operator=(const VirtualScreen&) = delete;
    ~VirtualScreen();

    /// As the variable DISPLAY has it.
    [[nodiscard]] const std::string& display() const noexcept { return display_; }

    [[nodiscard]] int width() const noexcept { return width_; }
    [[nodiscard]] int height() const noexcept { return height_; }
    [[nodiscard]] ScreenColor at(Pixel pixel) const noexcept;
    /// How many pixels of a coarse grid over the screen have a colour, and the smallest area with all of them
    /// in it.
    struct Found {
        unsigned count = 0;
        PixelArea area{};
    };
    [[nodiscard]] Found find(ScreenColor color, int step) const noexcept;
    /// Whether a window manager frames the windows on it.
    [[nodiscard]] bool isManaged() const;

    /// Presses the left button at a pixel and lets it go. The pointer stays there.
    void click(Pixel pixel);
    /// Presses the left button at a pixel, goes to another and lets it go there.
    void drag(Pixel from, Pixel to);
    /// Moves the pointer, which can be seen, to a pixel.
    void pointAt(Pixel pixel);
    /// Presses some keys, named as X names them, one after the other, and lets them go: {"Control_L", "q"}.
    void strike(const std::vector<const char*>& keys);

private:
    struct Hand;

    void startServer();
    void mapMemory();

    std::string folder_;
    std::string display_;
    pid_t server_ = -1;
    const unsigned char* memory_ = nullptr;  ///< the file that the server paints in, as `xwd` describes it
    std::size_t size_ = 0;
    const unsigned char* pixels_ = nullptr;
    int width_ = 0;
    int height_ = 0;
    std::size_t lineBytes_ = 0;
    Hand* hand_ = nullptr;
};

}  // namespace roque::test
