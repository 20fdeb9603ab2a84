#include "tests/gui/support/modal_guard.h"

#include <gtest/gtest.h>
#include <wx/dialog.h>

namespace roque::test {
namespace {

int allowances = 0;

}  // namespace

int ModalGuard::Enter(wxDialog* dialog) {
    if (allowances > 0) return wxID_NONE;
    ADD_FAILURE() << "A dialog opened that the test does not expect: " << dialog->GetTitle().utf8_string();
    return wxID_CANCEL;
}

AllowModalDialogs::AllowModalDialogs() noexcept {
    ++allowances;
}

AllowModalDialogs::~AllowModalDialogs() {
    --allowances;
}

}  // namespace roque::test
