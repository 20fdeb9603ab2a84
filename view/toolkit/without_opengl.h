#pragma once

#include <cstdlib>

namespace roque {

/// While one lives, GTK starts without OpenGL, which Roque does not draw with: where no program has asked the
/// X server before, GTK would load the driver to choose among the server's visuals, which takes a tenth of
/// the start and 50 MB. A person's own GDK_GL stays, and programs that Roque starts later do not see ours.
/// [ui-thread]
class WithoutOpenGl {
public:
    WithoutOpenGl() : isOurs_(std::getenv(kVariable) == nullptr) {
        if (isOurs_) setenv(kVariable, "disable", 1);
    }
    WithoutOpenGl(const WithoutOpenGl&) = delete;
    WithoutOpenGl& operator=(const WithoutOpenGl&) = delete;
    ~WithoutOpenGl() {
        if (isOurs_) unsetenv(kVariable);
    }

private:
    static constexpr const char* kVariable = "GDK_GL";

    bool isOurs_;
};

}  // namespace roque
