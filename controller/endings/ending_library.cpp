#include "controller/endings/ending_library.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <utility>

#include "controller/endings/ending_making.h"
#include "controller/threads/thread_priority.h"

namespace roque {

EndingLibrary::EndingLibrary(UiDispatcher& dispatcher, std::filesystem::path file,
                             std::function<void()> onChanged)
    : path_(std::move(file)), onChanged_(std::move(onChanged)), link_(std::make_shared<UiLink>(dispatcher)) {
    open();
}

EndingLibrary::~EndingLibrary() {
    stop_.request_stop();
    link_->cut();
}

void EndingLibrary::become(State state) {
    state_ = state;
    onChanged_();
}

void EndingLibrary::open() {
    auto hear = self_.bind(&EndingLibrary::onOpened);
    auto hearTrouble = self_.bind([](EndingLibrary& library, const Message& trouble) {
        library.onOpened(nullptr, trouble);  // to be made anew
    });
    const auto onTrouble = [link = link_, hear = std::move(hearTrouble)](const Message& trouble) {
        link->post([hear, trouble] { hear(trouble); });
    };
    disk_.post([path = path_, link = link_, hear = std::move(hear), onTrouble] {
        std::shared_ptr<const EndingFile> file;
        std::optional<Message> trouble;
        std::error_code ignored;
        if (std::filesystem::exists(path, ignored)) {
            if (auto opened = EndingFile::open(path, onTrouble))
                file = std::move(*opened);
            else
                trouble = std::move(opened).error();
        }
        link->post([hear, file = std::move(file), trouble = std::move(trouble)] { hear(file, trouble); });
    });
}

void EndingLibrary::onOpened(std::shared_ptr<const EndingFile> file, std::optional<Message> trouble) {
    file_ = std::move(file);
    trouble_ = std::move(trouble);
    become(file_ ? State::Ready : State::Missing);
}

void EndingLibrary::make() {
    if (state_ != State::Missing) return;
    trouble_.reset();
    done_ = 0;
    auto progress = self_.bind([](EndingLibrary& library, double done) {
        library.done_ = done;
        if (library.state_ == State::Making) library.onChanged_();
    });
    auto end =
        self_.bind([](EndingLibrary& library, const Result<bool, Message>& made) { library.onMade(made); });
    stop_ = std::stop_source();
    maker_.post([path = path_, link = link_, stop = stop_.get_token(), progress = std::move(progress),
                 end = std::move(end)] {
        lowerThreadPriority();
        const unsigned threads = std::max(2U, std::thread::hardware_concurrency()) - 1;
        const auto tell = [&](double done) { link->post([progress, done] { progress(done); }); };
        auto made = makeEndings(path, threads, tell, stop);
        link->post([end, made = std::move(made)] { end(made); });
    });
    become(State::Making);
}

void EndingLibrary::cancel() {
    stop_.request_stop();
}

void EndingLibrary::onMade(const Result<bool, Message>& made) {
    if (made && *made) return open();
    if (!made) trouble_ = made.error();
    become(State::Missing);
}

void EndingLibrary::ask(const Position& position, Answer answer) {
    if (!file_) return;
    auto hear = self_.bind(
        [answer = std::move(answer)](EndingLibrary&, std::optional<EndingValue> value) { answer(value); });
    disk_.post([position, file = file_, link = link_, hear = std::move(hear)] {
        link->post([hear, value = endingValue(position, *file)] { hear(value); });
    });
}

}  // namespace roque
