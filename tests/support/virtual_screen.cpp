#include "tests/support/virtual_screen.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <vector>

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace roque::test {
namespace {

/// A number in the header of an X window dump, in network byte order: the fields are those of XWDFile.h of
/// the X Window System, by position.
std::uint32_t headerField(const unsigned char* header, std::size_t field) {
    const unsigned char* at = header + field * sizeof(std::uint32_t);
    return std::uint32_t{at[0]} << 24U | std::uint32_t{at[1]} << 16U | std::uint32_t{at[2]} << 8U | at[3];
}

constexpr std::size_t kHeaderSize = 0;
constexpr std::size_t kWidth = 4;
constexpr std::size_t kHeight = 5;
constexpr std::size_t kBytesPerLine = 12;
constexpr std::size_t kColors = 19;
constexpr std::size_t kBytesOfColor = 12;
constexpr std::size_t kBytesOfPixel = 4;

template <typename Function>
Function functionOf(void* library, const char* name) {
    void* const symbol = dlsym(library, name);
    if (symbol == nullptr) throw std::runtime_error(std::string(name) + " is missing");
    return reinterpret_cast<Function>(symbol);
}

void* open(const char* library) {
    void* const handle = dlopen(library, RTLD_NOW);
    if (handle == nullptr) throw std::runtime_error(dlerror());
    return handle;
}

}  // namespace

/// Controls mouse and keyboard through the XTEST extension, and sends other requests to the server.
struct VirtualScreen::Hand {
    explicit Hand(const char* display) {
        void* const x = open("libX11.so.6");
        void* const test = open("libXtst.so.6");
        connection = functionOf<void* (*)(const char*)>(x, "XOpenDisplay")(display);
        if (connection == nullptr) throw std::runtime_error("the virtual display cannot be reached");
        flush = functionOf<int (*)(void*)>(x, "XFlush");
        moveTo = functionOf<int (*)(void*, int, int, int, unsigned long)>(test, "XTestFakeMotionEvent");
        button = functionOf<int (*)(void*, unsigned, int, unsigned long)>(test, "XTestFakeButtonEvent");
        keysymOf = functionOf<unsigned long (*)(const char*)>(x, "XStringToKeysym");
        codeOf = functionOf<unsigned char (*)(void*, unsigned long)>(x, "XKeysymToKeycode");
        key = functionOf<int (*)(void*, unsigned, int, unsigned long)>(test, "XTestFakeKeyEvent");
        atomOf = functionOf<unsigned long (*)(void*, const char*, int)>(x, "XInternAtom");
        ownerOf = functionOf<unsigned long (*)(void*, unsigned long)>(x, "XGetSelectionOwner");
        rootOf = functionOf<unsigned long (*)(void*)>(x, "XDefaultRootWindow");
        treeOf = functionOf<decltype(treeOf)>(x, "XQueryTree");
        propertyOf = functionOf<decltype(propertyOf)>(x, "XGetWindowProperty");
        free = functionOf<int (*)(void*)>(x, "XFree");
        // A window may go while it is asked for something, which would otherwise end this program.
        functionOf<void* (*)(int (*)(void*, void*))>(x, "XSetErrorHandler")([](void*, void*) { return 0; });
    }

    void* connection;
    int (*flush)(void*);
    int (*moveTo)(void*, int screen, int x, int y, unsigned long delay);
    int (*button)(void*, unsigned number, int isPress, unsigned long delay);
    unsigned long (*keysymOf)(const char* name);
    unsigned char (*codeOf)(void*, unsigned long keysym);
    int (*key)(void*, unsigned code, int isPress, unsigned long delay);
    unsigned long (*atomOf)(void*, const char* name, int isOnlyIfKnown);
    unsigned long (*ownerOf)(void*, unsigned long selection);
    unsigned long (*rootOf)(void*);
    int (*treeOf)(void*, unsigned long window, unsigned long* root, unsigned long* parent,
                  unsigned long** children, unsigned* count);
    int (*propertyOf)(void*, unsigned long window, unsigned long property, long offset, long length,
                      int isDeleted, unsigned long wanted, unsigned long* type, int* bits,
                      unsigned long* count, unsigned long* left, unsigned char** value);
    int (*free)(void*);

    /// A text that is a property of a window; empty if it is not there.
    [[nodiscard]] std::string textOf(unsigned long window, unsigned long property) const {
        constexpr long kLongest = 64;  // words of four bytes
        unsigned long type = 0;
        int bits = 0;
        unsigned long count = 0;
        unsigned long left = 0;
        unsigned char* value = nullptr;
        propertyOf(connection, window, property, 0, kLongest, 0, 0, &type, &bits, &count, &left, &value);
        if (value == nullptr) return {};
        std::string text(reinterpret_cast<const char*>(value), bits == 8 ? count : 0);
        free(value);
        return text;
    }
};

VirtualScreen::VirtualScreen(int width, int height) {
    std::string name = (std::filesystem::temp_directory_path() / "roque-screen-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the virtual screen");
    folder_ = name;
    startServer(width, height);
    mapMemory();
    hand_ = new Hand(display_.c_str());
}

VirtualScreen::~VirtualScreen() {
    delete hand_;
    if (memory_ != nullptr) munmap(const_cast<unsigned char*>(memory_), size_);
    if (server_ > 0) {
        kill(server_, SIGTERM);
        waitpid(server_, nullptr, 0);
    }
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

/// The server writes the number of its display when it is ready.
void VirtualScreen::startServer(int width, int height) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) throw std::runtime_error("no pipe");
    const std::string number = std::to_string(pipe[1]);
    const std::string screen = std::to_string(width) + 'x' + std::to_string(height) + "x24";
    std::vector<const char*> arguments{"Xvfb",       "-screen",       "0",         screen.c_str(),
                                       "-fbdir",     folder_.c_str(), "-nolisten", "tcp",
                                       "-displayfd", number.c_str(),  nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (const int stream : {STDOUT_FILENO, STDERR_FILENO})  // someone may read them to their end
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0);
    const int failed =
        posix_spawnp(&server_, "Xvfb", &actions, nullptr, const_cast<char**>(arguments.data()), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(pipe[1]);
    std::string text;
    for (char letter = 0; failed == 0 && read(pipe[0], &letter, 1) == 1 && letter != '\n';) text += letter;
    close(pipe[0]);
    if (text.empty()) throw std::runtime_error("Xvfb does not start");
    display_ = ":" + text;
}

void VirtualScreen::mapMemory() {
    const std::string file = folder_ + "/Xvfb_screen0";
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status {};
    if (descriptor < 0 || fstat(descriptor, &status) != 0) throw std::runtime_error("Xvfb shows no memory");
    size_ = static_cast<std::size_t>(status.st_size);
    void* const memory = mmap(nullptr, size_, PROT_READ, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (memory == MAP_FAILED) throw std::runtime_error("Xvfb shows no memory");
    memory_ = static_cast<const unsigned char*>(memory);
    width_ = static_cast<int>(headerField(memory_, kWidth));
    height_ = static_cast<int>(headerField(memory_, kHeight));
    lineBytes_ = headerField(memory_, kBytesPerLine);
    pixels_ = memory_ + headerField(memory_, kHeaderSize)
              + std::size_t{headerField(memory_, kColors)} * kBytesOfColor;
}

ScreenColor VirtualScreen::at(Pixel pixel) const noexcept {
    if (pixel.x < 0 || pixel.y < 0 || pixel.x >= width_ || pixel.y >= height_) return 0;
    const unsigned char* const place = pixels_ + static_cast<std::size_t>(pixel.y) * lineBytes_
                                       + static_cast<std::size_t>(pixel.x) * kBytesOfPixel;
    ScreenColor color = 0;
    std::memcpy(&color, place, sizeof color);
    return color & 0xff'ff'ffU;
}

VirtualScreen::Found VirtualScreen::find(ScreenColor color, int step) const noexcept {
    Found found{0, {{width_, height_}, {-1, -1}}};
    for (int y = 0; y < height_; y += step) {
        for (int x = 0; x < width_; x += step) {
            if (at({x, y}) != color) continue;
            ++found.count;
            PixelArea& area = found.area;
            area = {{std::min(area.first.x, x), std::min(area.first.y, y)},
                    {std::max(area.last.x, x), std::max(area.last.y, y)}};
        }
    }
    return found;
}

/// A window manager owns a selection of this name (ICCCM 4.3).
bool VirtualScreen::isManaged() const {
    return hand_->ownerOf(hand_->connection, hand_->atomOf(hand_->connection, "WM_S0", 0)) != 0;
}

bool VirtualScreen::hasWindow(const std::string& role) const {
    const unsigned long property = hand_->atomOf(hand_->connection, "WM_WINDOW_ROLE", 0);
    unsigned long root = hand_->rootOf(hand_->connection);
    unsigned long parent = 0;
    unsigned long* windows = nullptr;
    unsigned count = 0;
    if (hand_->treeOf(hand_->connection, root, &root, &parent, &windows, &count) == 0) return false;
    const bool isThere = std::any_of(windows, windows + count, [&](unsigned long window) {
        return hand_->textOf(window, property) == role;
    });
    if (windows != nullptr) hand_->free(windows);
    return isThere;
}

void VirtualScreen::click(Pixel pixel) {
    hand_->moveTo(hand_->connection, 0, pixel.x, pixel.y, 0);
    hand_->button(hand_->connection, 1, 1, 0);
    hand_->button(hand_->connection, 1, 0, 0);
    hand_->flush(hand_->connection);
}

void VirtualScreen::drag(Pixel from, Pixel to) {
    constexpr unsigned long kHold = 100;  // milliseconds, the time to grab what is dragged
    hand_->moveTo(hand_->connection, 0, from.x, from.y, 0);
    hand_->button(hand_->connection, 1, 1, 0);
    for (const Pixel step : {Pixel{(from.x + to.x) / 2, (from.y + to.y) / 2}, to})
        hand_->moveTo(hand_->connection, 0, step.x, step.y, kHold);
    hand_->button(hand_->connection, 1, 0, kHold);
    hand_->flush(hand_->connection);
}

void VirtualScreen::pointAt(Pixel pixel) {
    hand_->moveTo(hand_->connection, 0, pixel.x, pixel.y, 0);
    hand_->flush(hand_->connection);
}

void VirtualScreen::strike(const std::vector<const char*>& keys) {
    for (const int isPress : {1, 0}) {
        for (const char* key : keys)
            hand_->key(hand_->connection, hand_->codeOf(hand_->connection, hand_->keysymOf(key)), isPress, 0);
    }
    hand_->flush(hand_->connection);
}

}  // namespace roque::test
