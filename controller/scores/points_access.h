#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "controller/scores/points_database.h"
#include "controller/scores/points_passwords.h"
#include "controller/scores/points_service.h"
#include "controller/scores/points_status.h"

namespace roque {

/// A password typed by a person.
struct TypedPassword {
    enum class Keep : std::uint8_t { InStore, UntilTheEnd };

    std::string text;
    Keep keep = Keep::UntilTheEnd;  ///< in the desktop's store, or only while the program runs
};

/// Opens the database of scores with a password from the desktop's store or, if there is none, from the
/// person. No function waits for a store, a server or the person; meanwhile, games wait in the queue.
/// [ui-thread]
///
/// Passwords are kept in memory and passed only to the store and the server.
class PointsAccess {
public:
    /// Receives requests and news.
    struct Listener {
        /// Asks the person for the password of a database. `refusal` says why the last password was refused,
        /// if one was.
        std::function<void(const PointsDatabase& database, const std::optional<Message>& refusal)> ask;
        /// Withdraws the question.
        std::function<void()> unask;
        /// Tells the person something: a sentence without a full stop.
        std::function<void(const Message&)> tell;
    };

    /// The dispatcher and the service outlive the object.
    PointsAccess(UiDispatcher& dispatcher, PointsService& scores, Listener listener,
                 PointsPasswords::OpenStore store = desktopPasswordStore);

    /// Saves to this database from now on, with a kept password or one that is asked for.
    void use(const PointsDatabase& database);
    /// The same with a typed password.
    void use(const PointsDatabase& database, const TypedPassword& password);
    /// The answer to Listener::ask.
    void answer(const TypedPassword& password);

    /// Tries a database with the typed password, or else with the known one. The answer comes later.
    void test(const PointsDatabase& database, const std::optional<std::string>& typed,
              PointsService::Callback<void> onDone);
    /// Tells later whether passwords can be kept in the desktop's store.
    void hasStore(std::function<void(bool)> onKnown) { passwords_.hasStore(std::move(onKnown)); }

    /// Takes the service's status. If a password was refused, asks the person again.
    void onStatus(const PointsStatus& status);

    /// The database in use.
    [[nodiscard]] const PointsDatabase& database() const noexcept { return database_; }

private:
    void open(const std::string& password);
    void keep(const std::string& password);

    PointsService& scores_;
    Listener listener_;
    PointsDatabase database_;
    std::optional<std::string> password_;  ///< of that database, once it is known
    unsigned uses_ = 0;                    ///< counts the choices of a database
    PointsPasswords passwords_;
};

}  // namespace roque
