#include "controller/plugins/plugin_engine.h"

#include <string>
#include <utility>

#include "controller/plugins/plugin_call.h"
#include "controller/plugins/plugin_search_channel.h"
#include "controller/search/plugin_request.h"
#include "controller/search/plugin_text.h"
#include "model/notation/uci_move.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {
namespace {

using Kind = PluginError::Kind;

/// Reads the move of an answer.
[[nodiscard]] Result<Move, PluginError> readMove(const roque_player_answer& answer,
                                                 const Position& position) {
    const std::string text = shownBuffer(answer.best_move);
    if (text.empty() || text == "0000" || text == "(none)") {
        return PluginError{Kind::NoMove, ROQUE_MESSAGE("It answered with no move")};
    }
    const auto move = parseUciMove(position, text);
    if (move) return *move;
    if (move.error().kind == MoveError::Kind::Syntax) {
        return PluginError{Kind::UnreadableMove, ROQUE_MESSAGE("Its answer \"{0}\" is not a move", text)};
    }
    return PluginError{Kind::IllegalMove, ROQUE_MESSAGE("Its answer {0} is not legal", text)};
}

/// Reads the reply that the player expects; one that makes no sense is left out.
[[nodiscard]] std::optional<Move> readReply(const roque_player_answer& answer, const Position& after) {
    const auto reply = parseUciMove(after, shownBuffer(answer.ponder_move));
    return reply ? std::optional(*reply) : std::nullopt;
}

}  // namespace

PluginEngine::PluginEngine(const roque_player_plugin& plugin, void* player,
                           std::shared_ptr<const PluginInfo> info)
    : plugin_(plugin), player_(player), info_(std::move(info)), channel_(SearchChannel::create()) {}

PluginEngine::~PluginEngine() {
    try {
        plugin_.destroy(player_);
    } catch (...) {
        // The player is gone either way, and no caller waits for an error.
    }
}

Result<void, PluginError> PluginEngine::setOption(std::string_view name, std::string_view value) {
    const PluginOption* const option = findOption(info_->options, name);
    if (option == nullptr) {
        return PluginError{Kind::UnknownOption,
                           ROQUE_MESSAGE("It has no option '{0}'", shownText(name, 128))};
    }
    const auto accepted = accept(*option, value);
    if (!accepted) return accepted.error();
    roque_player_failure failure{};
    return callPlugin(Kind::OptionFailed, failure, [&] {
        return plugin_.set_option(player_, option->name.c_str(), accepted->c_str(), &failure)
               == ROQUE_PLAYER_OK;
    });
}

Result<void, PluginError> PluginEngine::newGame() {
    roque_player_failure failure{};
    return callPlugin(Kind::NewGameFailed, failure,
                      [&] { return plugin_.new_game(player_, &failure) == ROQUE_PLAYER_OK; });
}

Result<SearchAnswer, PluginError> PluginEngine::search(const SearchRequest& request,
                                                       const std::atomic<bool>& stop, const InfoSink& onInfo,
                                                       TimePoint deadline, const SearchAside& aside) {
    if (request.variant == Variant::Chess960 && !info_->playsChess960) {
        return PluginError{Kind::Unsupported, ROQUE_MESSAGE("It does not play Chess960")};
    }
    const auto position = positionOf(request);
    if (!position) return position.error();

    const PluginRequest written(request);
    roque_player_request question = written.forPlugin();
    question.host = &channel_;
    question.is_stop_requested = SearchChannel::isStopRequested;
    question.report = SearchChannel::report;
    question.is_pondering = SearchChannel::isPondering;
    if (aside.onMove) question.report_move = SearchChannel::reportMove;
    if (aside.onText) question.tell = SearchChannel::tell;
    roque_player_answer answer{};
    const auto done = [&] {
        const SearchChannel::Connection connection(channel_, *position, stop, deadline,
                                                   request.isPondering.get(), onInfo, aside);
        return callPlugin(Kind::SearchFailed, answer.failure,
                          [&] { return plugin_.search(player_, &question, &answer) == ROQUE_PLAYER_OK; });
    }();
    if (!done) return done.error();

    const auto best = readMove(answer, *position);
    if (!best) return best.error();
    return SearchAnswer{*best, readReply(answer, position->after(*best))};
}

}  // namespace roque
