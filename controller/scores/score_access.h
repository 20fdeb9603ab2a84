#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "controller/scores/score_database.h"
#include "controller/scores/score_passwords.h"
#include "controller/scores/score_service.h"
#include "controller/scores/score_status.h"

namespace roque {

/// A password that somebody has typed.
struct TypedPassword {
    enum class Keep : std::uint8_t { InStore, UntilTheEnd };

    std::string text;
    Keep keep = Keep::UntilTheEnd;  ///< in the desktop's store, or no longer than the program runs
};

/// Opens the database of scores with its password: that of the desktop's store, or one that the person is
/// asked for. Nobody waits for a store, a server or the person; games wait in the queue meanwhile.
/// [ui-thread]
///
/// A password is held in memory and handed to the store and to the server, and to nobody else.
class ScoreAccess {
public:
    /// Whom it tells.
    struct Listener {
        /// Has the person asked for the password of a database; `refusal` says why the last one was not good,
        /// if it was not.
        std::function<void(const ScoreDatabase& database, const std::optional<std::string>& refusal)> ask;
        /// The question is no longer of interest.
        std::function<void()> unask;
        /// Something that the person should know, an English sentence without a full stop.
        std::function<void(const std::string&)> tell;
    };

    /// Borrows the service. Dispatcher and service outlive this object.
    ScoreAccess(UiDispatcher& dispatcher, ScoreService& scores, Listener listener,
                ScorePasswords::OpenStore store = desktopPasswordStore);

    /// Saves in this database from now on, with the password that is kept or asked for.
    void use(const ScoreDatabase& database);
    /// The same with a password.
    void use(const ScoreDatabase& database, const TypedPassword& password);
    /// The answer to Listener::ask.
    void answer(const TypedPassword& password);

    /// Tries a database, with what was typed or else with the password that is known. The answer comes later.
    void test(const ScoreDatabase& database, const std::optional<std::string>& typed,
              ScoreService::Callback<void> onDone);
    /// Says later whether passwords can be kept in the desktop's store.
    void hasStore(std::function<void(bool)> onKnown) { passwords_.hasStore(std::move(onKnown)); }

    /// What the service tells: a refused password has the person asked again.
    void onStatus(const ScoreStatus& status);

    /// The database in use.
    [[nodiscard]] const ScoreDatabase& database() const noexcept { return database_; }

private:
    void open(const std::string& password);
    void keep(const std::string& password);

    ScoreService& scores_;
    Listener listener_;
    ScoreDatabase database_;
    std::optional<std::string> password_;  ///< of that database, as soon as it is known
    unsigned uses_ = 0;                    ///< how often a database was chosen
    ScorePasswords passwords_;
};

}  // namespace roque
