#pragma once

#include <string>
#include <vector>

#include "controller/search/plugin_error.h"
#include "controller/search/search.h"
#include "model/base/result.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// The position in which a request asks for a move, or what is wrong with the request: an illegal move in it,
/// or no legal move to be found. Nothing that is wrong is ever sent to a plugin.
[[nodiscard]] Result<Position, PluginError> positionOf(const SearchRequest& request);

/// A request as the plugin interface has it. The texts live as long as this object.
class PluginRequest {
public:
    /// `request` has passed positionOf().
    explicit PluginRequest(const SearchRequest& request);
    PluginRequest(const PluginRequest&) = delete;
    PluginRequest& operator=(const PluginRequest&) = delete;

    /// The request without the line back to the program (`host` and the functions), which the caller
    /// adds.
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
