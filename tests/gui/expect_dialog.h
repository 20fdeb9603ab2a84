#pragma once

#include <functional>
#include <utility>

#include <wx/testing.h>

namespace roque::test {

/// Makes a choice in a dialog instead of showing it, and returns its result.
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
