#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace roque::test {

/// A pixel of the screen.
struct Pixel {
    int x;
    int y;

    bool operator==(const Pixel&) const = default;
};

/// A rectangle of pixels between two opposite corners, both included.
struct PixelArea {
    Pixel first;
    Pixel last;
};

/// A colour as on the screen: 0xRRGGBB.
using ScreenColor = std::uint32_t;

/// An X server without a screen (Xvfb), watched and clicked from outside: pixels are read from the server's
/// memory, without the program's knowledge.
class VirtualScreen {
public:
    /// Starts the server with a screen of this size; throws std::runtime_error if it does not start.
    explicit VirtualScreen(int width = 1280, int height = 1024);
    VirtualScreen(const VirtualScreen&) = delete;
    VirtualScreen& operator=(const VirtualScreen&) = delete;
    ~VirtualScreen();

    /// The value for the variable DISPLAY.
    [[nodiscard]] const std::string& display() const noexcept { return display_; }

    [[nodiscard]] int width() const noexcept { return width_; }
    [[nodiscard]] int height() const noexcept { return height_; }
    /// Black beside the screen.
    [[nodiscard]] ScreenColor at(Pixel pixel) const noexcept;
    /// The number of pixels of a coarse grid over the screen that have a colour, and the smallest area that
    /// contains them.
    struct Found {
        unsigned count = 0;
        PixelArea area{};
    };
    [[nodiscard]] Found find(ScreenColor color, int step) const noexcept;
    /// Whether a window manager frames the windows.
    [[nodiscard]] bool isManaged() const;
    /// Whether there is a window of this role (WM_WINDOW_ROLE), shown or not; only where nobody manages them.
    [[nodiscard]] bool hasWindow(const std::string& role) const;

    /// Presses and releases the left button at a pixel. The pointer stays there.
    void click(Pixel pixel);
    /// Presses the left button at a pixel, moves to another and releases it there.
    void drag(Pixel from, Pixel to);
    /// Moves the pointer, which is visible, to a pixel.
    void pointAt(Pixel pixel);
    /// Presses some keys, by their X names, one after the other, and then releases them: {"Control_L", "q"}.
    void strike(const std::vector<const char*>& keys);

private:
    struct Hand;

    void startServer(int width, int height);
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
