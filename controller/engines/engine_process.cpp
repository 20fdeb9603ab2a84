#include "controller/engines/engine_process.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <deque>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/write.hpp>
#include <poll.h>

#include "controller/engines/child_process.h"
#include "controller/engines/line_buffer.h"
#include "controller/search/plugin_text.h"

namespace roque {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kLongestComplaint = 300;

/// Makes a write to a program that has ended an error; by default SIGPIPE would end this process. The signal
/// cannot be turned off for one pipe, so it is for the whole process.
void ignoreBrokenPipes() {
    [[maybe_unused]] static const auto before = std::signal(SIGPIPE, SIG_IGN);
}

/// Whether a descriptor is ready for one of some events of poll(), this moment.
bool isReady(int descriptor, int events) noexcept {
    pollfd watched{descriptor, static_cast<short>(events), 0};
    return ::poll(&watched, 1, 0) > 0 && (watched.revents & events) != 0;
}

std::string inOneLine(std::string_view text) {
    std::string line(text);
    std::ranges::replace_if(
        line, [](char letter) { return letter == '\n' || letter == '\r' || letter == '\0'; }, ' ');
    return line;
}

}  // namespace

/// The pipes and what has come through them.
struct EngineProcess::Connection : std::enable_shared_from_this<Connection> {
    using Descriptor = asio::posix::stream_descriptor;

    /// Throws boost::system::system_error if the loop can watch no descriptors.
    Connection(asio::io_context& context, ChildProcess started)
        : child(std::move(started)), input(context), output(context), errors(context), end(context) {}

    /// Has the loop watch the descriptors, or says why the system does not.
    error_code open() {
        error_code error;
        const auto watch = [&error](Descriptor& watched, FileDescriptor descriptor) {
            if (error) return;
            watched.assign(descriptor.number(), error);
            if (!error) static_cast<void>(descriptor.release());  // it is the loop's now
        };
        watch(input, child.takeInput());
        watch(output, child.takeOutput());
        watch(errors, child.takeErrors());
        watch(end, child.takeEnd());
        return error;
    }

    void begin() {
        readOutput();
        readErrors();
        watchEnd();
        watchInput();
    }

    // The loop may still have an event of a descriptor that was closed, and tell it to the next one in its
    // place: so both look again.
    void watchEnd() {
        end.async_wait(Descriptor::wait_read, [self = shared_from_this()](const error_code& error) {
            if (error) return;
            isReady(self->end.native_handle(), POLLIN | POLLHUP) ? self->noteEnd() : self->watchEnd();
        });
    }
    /// A pipe without a reader has an error even before the next write.
    void watchInput() {
        input.async_wait(Descriptor::wait_error, [self = shared_from_this()](const error_code& error) {
            if (error) return;
            isReady(self->input.native_handle(), POLLERR) ? self->noteInputClosed() : self->watchInput();
        });
    }

    void noteEnd() {
        child.reap();
        noteClosed();
    }

    void noteInputClosed() {
        isInputClosed = true;
        noteClosed();
    }

    void noteClosed() {
        if (!closed) closed = Clock::now();
    }

    void readOutput() {
        isReading = true;
        output.async_read_some(asio::buffer(outputBytes),
                               [self = shared_from_this()](const error_code& error, std::size_t count) {
                                   self->takeOutput(error, count);
                               });
    }

    void takeOutput(const error_code& error, std::size_t count) {
        isReading = false;
        const auto now = Clock::now();
        const auto keep = [&](std::string text) {
            waiting += text.size() + sizeof(Line);
            lines.push_back({std::move(text), now});
        };
        outputLines.add({outputBytes.data(), count}, keep);
        if (error) {
            outputLines.finish(keep);
            isOutputClosed = true;
            noteClosed();
        } else if (waiting < kMaxWaiting) {
            readOutput();
        }
    }

    void readErrors() {
        errors.async_read_some(asio::buffer(errorBytes),
                               [self = shared_from_this()](const error_code& error, std::size_t count) {
                                   const auto keep = [&](std::string text) {
                                       if (text.empty()) return;
                                       if (self->overhearing) self->overhearing(Speaker::Complaint, text);
                                       self->complaint = std::move(text);
                                   };
                                   self->errorLines.add({self->errorBytes.data(), count}, keep);
                                   if (error) {
                                       self->errorLines.finish(keep);
                                       self->areErrorsClosed = true;
                                   } else {
                                       self->readErrors();
                                   }
                               });
    }

    void write() {
        asio::async_write(input, asio::buffer(toWrite.front()),
                          [self = shared_from_this()](const error_code& error, std::size_t /*count*/) {
                              self->toWrite.pop_front();
                              if (error)
                                  self->noteInputClosed();
                              else if (!self->toWrite.empty())
                                  self->write();
                          });
    }

    std::optional<Line> takeLine() {
        if (lines.empty()) return std::nullopt;
        Line line = std::move(lines.front());
        lines.pop_front();
        waiting -= line.text.size() + sizeof(Line);
        if (!isReading && !isOutputClosed && waiting < kMaxWaiting / 2) readOutput();
        return line;
    }

    /// Handlers that still wait for the descriptors are called with an error when the loop runs next.
    void close() {
        error_code ignored;
        for (Descriptor* const each : {&input, &output, &errors, &end}) each->close(ignored);
    }

    ChildProcess child;
    Descriptor input;
    Descriptor output;
    Descriptor errors;
    Descriptor end;
    std::array<char, 16'384> outputBytes{};
    std::array<char, 4096> errorBytes{};
    LineBuffer outputLines{kLongestLine};
    LineBuffer errorLines{kLongestLine};
    std::deque<Line> lines;
    std::size_t waiting = 0;  ///< bytes of `lines`
    Overhearing overhearing;
    std::string complaint;  ///< the last line of its standard error
    std::deque<std::string> toWrite;
    bool isReading = false;
    bool isOutputClosed = false;
    bool isInputClosed = false;
    bool areErrorsClosed = false;
    std::optional<TimePoint> closed;  ///< when it had ended or closed one of its ends
};

Result<std::unique_ptr<EngineProcess>, EngineError> EngineProcess::start(EngineLoop& loop,
                                                                         const EngineCommand& command,
                                                                         const EngineDeadlines& deadlines) {
    ignoreBrokenPipes();
    auto child = ChildProcess::start(command);
    if (!child) return std::move(child).error();
    const auto cannotStart = [&](const error_code& error) {
        return EngineError{EngineError::Kind::CannotStart,
                           ROQUE_MESSAGE("It cannot be started: {0}: {1}", command.program, error.message())};
    };
    std::shared_ptr<Connection> connection;
    try {
        connection = std::make_shared<Connection>(loop.context(), std::move(*child));
    } catch (const boost::system::system_error& error) {
        return cannotStart(error.code());  // no more descriptors
    }
    if (const error_code error = connection->open()) return cannotStart(error);
    connection->begin();
    return std::unique_ptr<EngineProcess>(new EngineProcess(loop, std::move(connection), deadlines));
}

EngineProcess::EngineProcess(EngineLoop& loop, std::shared_ptr<Connection> connection,
                             const EngineDeadlines& deadlines)
    : loop_(loop), connection_(std::move(connection)), deadlines_(deadlines) {}

EngineProcess::~EngineProcess() {
    connection_->close();
    connection_->child.kill();
    connection_->child.reap();
}

void EngineProcess::overhear(Overhearing overhearing) {
    connection_->overhearing = std::move(overhearing);
}

void EngineProcess::write(std::string_view line) {
    if (connection_->isInputClosed || connection_->child.hasEnded()) return;
    std::string text = inOneLine(line);
    if (connection_->overhearing) connection_->overhearing(Speaker::Program, text);
    connection_->toWrite.push_back(std::move(text) + '\n');
    if (connection_->toWrite.size() == 1) connection_->write();
}

std::optional<EngineProcess::Line> EngineProcess::wait(TimePoint until, const std::stop_token& stop) {
    const std::stop_callback wake(stop, [this] { loop_.wake(); });
    while (true) {
        if (auto line = connection_->takeLine()) {
            if (connection_->overhearing) connection_->overhearing(Speaker::Engine, line->text);
            return line;
        }
        if (isGone() || stop.stop_requested() || Clock::now() >= until) return std::nullopt;
        const auto& closed = connection_->closed;
        loop_.waitOnce(closed ? std::min(until, *closed + deadlines_.lastWords) : until);
    }
}

/// Notices its end and the end of its pipes, one after the other: another process that it has started may
/// keep the pipes open.
bool EngineProcess::isGone() const {
    if (!connection_->closed || !connection_->lines.empty()) return false;
    const bool isComplete =
        connection_->child.hasEnded() && connection_->isOutputClosed && connection_->areErrorsClosed;
    return isComplete || Clock::now() >= *connection_->closed + deadlines_.lastWords;
}

Message EngineProcess::describeEnd(std::string_view complaint, std::string_view lastWords) const {
    Message end;
    if (connection_->child.hasEnded())
        end = connection_->child.describeEnd();
    else
        end = connection_->isOutputClosed ? ROQUE_MESSAGE("It has closed its standard output")
                                          : ROQUE_MESSAGE("It has closed its standard input");
    if (!connection_->complaint.empty()) complaint = connection_->complaint;
    if (!complaint.empty())
        return ROQUE_MESSAGE("{0}; it complained: {1}", std::move(end),
                             shownText(complaint, kLongestComplaint));
    if (lastWords.empty()) return end;
    return ROQUE_MESSAGE("{0}; it said last: {1}", std::move(end), shownText(lastWords, kLongestComplaint));
}

/// A program that closes its output is about to end, or is broken; whether it ends soon shows which.
void EngineProcess::end() {
    write("quit");
    if (endsUntil(Clock::now() + deadlines_.quit)) return;
    connection_->child.terminate();
    if (endsUntil(Clock::now() + deadlines_.terminate)) return;
    connection_->child.kill();
    connection_->noteEnd();
}

void EngineProcess::closeInput() {
    error_code ignored;
    connection_->input.close(ignored);
}

int EngineProcess::id() const noexcept {
    return connection_->child.id();
}

/// Goes on reading: a full pipe would keep the program from ending.
bool EngineProcess::endsUntil(TimePoint until) {
    while (!connection_->child.hasEnded() && Clock::now() < until) {
        loop_.waitOnce(until);
        while (connection_->takeLine()) {
        }
    }
    return connection_->child.hasEnded();
}

}  // namespace roque
