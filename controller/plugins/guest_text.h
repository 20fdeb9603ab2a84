#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "controller/plugins/plugin_info.h"
#include "model/base/message.h"

// What a guest's process (roque-guest) says about its plugin: lines of a word and a JSON value.
//
//   info {"id": "greedy", ...}
//   option {"name": "Depth", ...}     once for each
//   end
//
// or, instead, refused {"reason": "..."}. What is read is checked like what a plugin says itself: the
// process has run the plugin's code, so all it says is the plugin's claim.
namespace roque {

/// The lines about a plugin, each with its end.
[[nodiscard]] std::string toGuestText(const PluginInfo& info);

/// The line that refuses a plugin.
[[nodiscard]] std::string toGuestRefusal(std::string_view reason);

/// Reads those lines one by one.
class GuestReader {
public:
    enum class State : std::uint8_t { Reading, Complete, Refused, Broken };

    /// Takes a line. Lines with other words are skipped.
    State add(std::string_view line);

    /// What was said, once complete; its path, origin and levels are left for the caller to fill in.
    [[nodiscard]] const PluginInfo& info() const noexcept { return info_; }
    /// Why it was refused, or what is wrong with what was said: a sentence without a full stop.
    [[nodiscard]] const Message& reason() const noexcept { return reason_; }

private:
    [[nodiscard]] State end();
    [[nodiscard]] State breakOff(Message reason);

    State state_ = State::Reading;
    PluginInfo info_;
    Message reason_;
};

}  // namespace roque
