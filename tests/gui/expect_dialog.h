#pragma once

#include <functional>
#include <utility>

#include <wx/testing.h>

namespace roque::test {

/// Chooses in a dialog that would be shown, without showing it, and answers it.
template <typename Dialog>
class ExpectDialog : public wxExpectModalBase<Dialog> {
public:
    explicit ExpectDialog(std::function<void(Dialog&)> choose, int answer = wxID_OK)
        : choose_(std::move(choose)), answer_(answer) {}

protected:
    int OnInvoked(Dialog* dialog) const override {
        choose_(*dialog);
        return answer_;
    }

private:
    std::function<void(Dialog&)> choose_;
    int answer_;
};

}  // namespace roque::test
