#include "controller/scores/points_access.h"

#include <utility>

namespace roque {

PointsAccess::PointsAccess(UiDispatcher& dispatcher, PointsService& scores, Listener listener,
                           PointsPasswords::OpenStore store)
    : scores_(scores), listener_(std::move(listener)), passwords_(dispatcher, std::move(store)) {}

void PointsAccess::use(const PointsDatabase& database) {
    database_ = database;
    password_.reset();
    const unsigned use = ++uses_;
    listener_.unask();
    if (database.kind == PointsDatabase::Kind::Embedded) {
        open("");
        return;
    }
    scores_.useNone();  // games that end meanwhile go into the new database
    passwords_.find(database, [this, use](const std::optional<std::string>& found) {
        if (use != uses_) return;  // another database was chosen, or a password was typed
        if (found)
            open(*found);
        else
            listener_.ask(database_, std::nullopt);
    });
}

void PointsAccess::use(const PointsDatabase& database, const TypedPassword& password) {
    database_ = database;
    answer(password);
}

/// If the server refuses the password, asks again at once and does not keep it.
void PointsAccess::answer(const TypedPassword& password) {
    const unsigned use = ++uses_;
    listener_.unask();
    open(password.text);
    scores_.test(database_, password.text, [this, use, password](const Result<void, PointsError>& tested) {
        if (use != uses_) return;
        if (!tested && tested.error().kind == PointsError::Kind::Refused)
            listener_.ask(database_, tested.error().text);
        else if (password.keep == TypedPassword::Keep::InStore)
            keep(password.text);
    });
}

void PointsAccess::keep(const std::string& password) {
    passwords_.keep(database_, password, [this](const std::optional<Message>& trouble) {
        if (trouble) listener_.tell(ROQUE_MESSAGE("The password could not be kept: {0}", *trouble));
    });
}

void PointsAccess::open(const std::string& password) {
    password_ = password;
    scores_.use(database_, password);
}

void PointsAccess::test(const PointsDatabase& database, const std::optional<std::string>& typed,
                        PointsService::Callback<void> onDone) {
    if (typed || database.kind == PointsDatabase::Kind::Embedded) {
        scores_.test(database, typed.value_or(""), std::move(onDone));
        return;
    }
    if (database == database_ && password_) {
        scores_.test(database, *password_, std::move(onDone));
        return;
    }
    passwords_.find(database, [this, database, onDone = std::move(onDone)](const auto& found) {
        scores_.test(database, found.value_or(""), onDone);
    });
}

void PointsAccess::onStatus(const PointsStatus& status) {
    const bool isRefused = status.error && status.error->kind == PointsError::Kind::Refused;
    if (isRefused && database_.kind != PointsDatabase::Kind::Embedded)
        listener_.ask(database_, status.error->text);
}

}  // namespace roque
