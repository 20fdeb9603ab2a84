#pragma once

// Everything that a test of windows needs. Most such tests are one program, window_tests; it links
// roque_gui_test_support, which provides main() (gui_test_main.cpp): tests run inside an event loop that is
// active but turns only when a test pumps it. A new one is one more name in tests/gui/CMakeLists.txt.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/gui/support/dialog_user.h"
#include "tests/gui/support/event_pump.h"
#include "tests/gui/support/modal_guard.h"
#include "tests/gui/support/screen_reader.h"
#include "tests/gui/support/simulated_user.h"
#include "tests/gui/support/window_picture.h"
