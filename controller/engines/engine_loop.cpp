#include "controller/engines/engine_loop.h"

#include <boost/asio/post.hpp>

namespace roque {

void EngineLoop::waitOnce(TimePoint until) {
    if (context_.stopped()) context_.restart();
    context_.run_one_until(until);
}

void EngineLoop::wake() {
    boost::asio::post(context_, [] {});
}

}  // namespace roque
