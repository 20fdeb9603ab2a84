#pragma once

#include <functional>
#include <utility>

#include <wx/testing.h>

namespace roque::test {

/// Chooses in a dialog that would be shown, without showing it.
template <typename Dialog>
class ExpectDialog : public wxExpectModalBase<Dialog> {
public:
    explicit ExpectDialog(std::function<void(Dialog&)> choose) : choose_(std::move(choose)) {}

protected:
    int OnInvoked(Dialog* dialog) const override {
        choose_(*dialog);
        return wxID_OK;
    }

private:
    std::function<void(Dialog&)> choose_;
};

}  // namespace roque::test
