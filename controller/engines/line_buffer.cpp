#include "controller/engines/line_buffer.h"

#include <utility>

namespace roque {

void LineBuffer::add(std::string_view bytes, const Sink& sink) {
    while (true) {
        const std::size_t end = bytes.find('\n');
        append(bytes.substr(0, end));
        if (end == std::string_view::npos) return;
        endLine(sink);
        bytes.remove_prefix(end + 1);
    }
}

void LineBuffer::finish(const Sink& sink) {
    if (!line_.empty()) endLine(sink);
}

void LineBuffer::append(std::string_view bytes) {
    isTooLong_ = isTooLong_ || line_.size() + bytes.size() > longest_;
    if (isTooLong_)
        line_.clear();
    else
        line_ += bytes;
}

void LineBuffer::endLine(const Sink& sink) {
    if (!line_.empty() && line_.back() == '\r') line_.pop_back();
    if (!isTooLong_) sink(std::exchange(line_, {}));
    isTooLong_ = false;
}

}  // namespace roque
