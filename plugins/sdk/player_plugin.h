#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string_view>

#include "model/movegen/legal_moves.h"
#include "plugins/sdk/player.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque::sdk {

/// The C functions of a plugin with players of class `Author`. No exception leaves them.
template <typename Author>
class Bridge {
public:
    /// The constant that the plugin exports. The texts are literals.
    [[nodiscard]] static constexpr roque_player_plugin describe(const char* id, const char* name,
                                                                const char* author,
                                                                const char* version) noexcept {
        roque_player_plugin plugin{};
        plugin.size = sizeof(roque_player_plugin);
        plugin.abi_version = ROQUE_PLAYER_ABI_VERSION;
        plugin.id = id;
        plugin.name = name;
        plugin.author = author;
        plugin.version = version;
        plugin.capabilities = Author::kPlaysChess960 ? ROQUE_PLAYER_PLAYS_CHESS960 : 0;
        plugin.option_count = static_cast<std::uint32_t>(Author::kOptions.size());
        plugin.options = Author::kOptions.data();
        plugin.create = create;
        plugin.destroy = destroy;
        plugin.set_option = setOption;
        plugin.new_game = newGame;
        plugin.search = search;
        return plugin;
    }

private:
    static void* create(roque_player_failure* failure) noexcept {
        Player* player = nullptr;
        guarded(*failure, [&] { player = std::make_unique<Author>().release(); });
        return player;
    }

    static void destroy(void* player) noexcept { delete &playerAt(player); }

    static int setOption(void* player, const char* name, const char* value,
                         roque_player_failure* failure) noexcept {
        return guarded(*failure, [&] { playerAt(player).setOption(name, OptionValue(value)); });
    }

    static int newGame(void* player, roque_player_failure* failure) noexcept {
        return guarded(*failure, [&] { playerAt(player).newGame(); });
    }

    static int search(void* player, const roque_player_request* request,
                      roque_player_answer* answer) noexcept {
        return guarded(answer->failure, [&] {
            SearchJob job(*request);
            const Move best = playerAt(player).search(job);
            if (best == Move::none()) throw std::logic_error("the player found no move");
            if (!isLegal(job.position(), best)) throw std::logic_error("the player chose an illegal move");
            write(answer->best_move, job.textOf(best, job.position()));
            if (const auto reply = job.expectedReply(best)) {
                write(answer->ponder_move, job.textOf(*reply, job.position().after(best)));
            }
        });
    }

    /// Runs a function, and turns an exception into a failure with its text.
    template <typename Function>
    static int guarded(roque_player_failure& failure, Function function) noexcept {
        try {
            function();
            return ROQUE_PLAYER_OK;
        } catch (const std::exception& exception) {
            write(failure.text, exception.what());
        } catch (...) {
            write(failure.text, "an exception that says nothing about itself");
        }
        return ROQUE_PLAYER_FAILED;
    }

    /// Copies as much of a text as fits.
    template <std::size_t Size>
    static void write(char (&into)[Size], std::string_view text) noexcept {
        const std::size_t length = std::min(text.size(), Size - 1);
        std::memcpy(into, text.data(), length);
        into[length] = '\0';
    }

    [[nodiscard]] static Player& playerAt(void* player) noexcept { return *static_cast<Player*>(player); }
};

}  // namespace roque::sdk

/// Makes the library a plugin with players of `PlayerClass`, which must be default constructible. Use it once
/// in a library, outside any namespace.
///
/// `id` never changes and belongs to this plugin alone: letters a to z, digits, '-', '_' and '.'. The other
/// texts are for people.
#define ROQUE_PLAYER_PLUGIN(PlayerClass, id, name, author, version) \
    constinit const roque_player_plugin roque_player_plugin_v1 =    \
        ::roque::sdk::Bridge<PlayerClass>::describe(id, name, author, version)
