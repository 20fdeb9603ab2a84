#pragma once

#include <string>
#include <vector>

#include "controller/search/plugin_error.h"
#include "controller/search/search.h"
#include "model/base/result.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// The position that a request asks about, or what is wrong with the request: it contains an illegal move, or
/// the position has no legal move. No wrong request is ever sent to a plugin.
[[nodiscard]] Result<Position, PluginError> positionOf(const SearchRequest& request);

/// A request in the form of the plugin interface. The texts live as long as this object.
class PluginRequest {
public:
    /// `request` has passed positionOf().
    explicit PluginRequest(const SearchRequest& request);
    PluginRequest(const PluginRequest&) = delete;
    PluginRequest& operator=(const PluginRequest&) = delete;

    /// The request without the way back to the program (`host` and the functions), which the caller adds.
    [[nodiscard]] roque_player_request forPlugin() const noexcept;

private:
    Variant variant_;
    roque_player_limits limits_;
    std::string startFen_;
    std::vector<std::string> moves_;
    std::vector<const char*> moveTexts_;  ///< into moves_
    std::vector<std::string> searchMoves_;
    std::vector<const char*> searchMoveTexts_;  ///< into searchMoves_
};

}  // namespace roque
