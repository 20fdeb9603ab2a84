#include "controller/scores/score_access.h"

#include <utility>

namespace roque {

ScoreAccess::ScoreAccess(UiDispatcher& dispatcher, ScoreService& scores, Listener listener,
                         ScorePasswords::OpenStore store)
    : scores_(scores), listener_(std::move(listener)), passwords_(dispatcher, std::move(store)) {}

void ScoreAccess::use(const ScoreDatabase& database) {
    database_ = database;
    password_.reset();
    const unsigned use = ++uses_;
    listener_.unask();
    if (database.kind == ScoreDatabase::Kind::Embedded) {
        open("");
        return;
    }
    scores_.useNone();  // what ends meanwhile belongs into the new one
    passwords_.find(database, [this, use](const std::optional<std::string>& found) {
        if (use != uses_) return;  // another database has been chosen, or a password typed
        if (found)
            open(*found);
        else
            listener_.ask(database_, std::nullopt);
    });
}

void ScoreAccess::use(const ScoreDatabase& database, const TypedPassword& password) {
    database_ = database;
    answer(password);
}

/// A password that the server refuses is asked for again at once, and not kept.
void ScoreAccess::answer(const TypedPassword& password) {
    const unsigned use = ++uses_;
    listener_.unask();
    open(password.text);
    scores_.test(database_, password.text, [this, use, password](const Result<void, ScoreError>& tested) {
        if (use != uses_) return;
        if (!tested && tested.error().kind == ScoreError::Kind::Refused)
            listener_.ask(database_, tested.error().text);
        else if (password.keep == TypedPassword::Keep::InStore)
            keep(password.text);
    });
}

void ScoreAccess::keep(const std::string& password) {
    passwords_.keep(database_, password, [this](const std::optional<std::string>& trouble) {
        if (trouble) listener_.tell("The password could not be kept: " + *trouble);
    });
}

void ScoreAccess::open(const std::string& password) {
    password_ = password;
    scores_.use(database_, password);
}

void ScoreAccess::test(const ScoreDatabase& database, const std::optional<std::string>& typed,
                       ScoreService::Callback<void> onDone) {
    if (typed || database.kind == ScoreDatabase::Kind::Embedded) {
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

void ScoreAccess::onStatus(const ScoreStatus& status) {
    const bool isRefused = status.error && status.error->kind == ScoreError::Kind::Refused;
    if (isRefused && database_.kind != ScoreDatabase::Kind::Embedded)
        listener_.ask(database_, status.error->text);
}

}  // namespace roque
