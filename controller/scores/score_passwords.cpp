#include "controller/scores/score_passwords.h"

#include <utility>

#include "controller/scores/secret_store.h"

namespace roque {
namespace {

/// The person may be looking for the store's own password.
constexpr std::chrono::milliseconds kPatienceWithStores{500};

}  // namespace

/// What the thread uses; it may outlive this object.
struct ScorePasswords::Shared {
    OpenStore open;
    std::optional<std::optional<PasswordStore>> store;  ///< once somebody has asked for it

    const std::optional<PasswordStore>& opened() {
        if (!store) store = open();
        return *store;
    }
};

std::optional<PasswordStore> desktopPasswordStore() {
    const std::optional<SecretStore> secrets = SecretStore::open();
    if (!secrets) return std::nullopt;
    return PasswordStore{[secrets](const ScoreDatabase& database) { return secrets->find(database); },
                         [secrets](const ScoreDatabase& database, const std::string& password) {
                             return secrets->keep(database, password);
                         }};
}

ScorePasswords::ScorePasswords(UiDispatcher& dispatcher, OpenStore open)
    : self_(std::make_shared<ScorePasswords*>(this)),
      link_(std::make_shared<UiLink>(dispatcher)),
      shared_(std::make_shared<Shared>(Shared{std::move(open), {}})),
      worker_(kPatienceWithStores) {}

ScorePasswords::~ScorePasswords() {
    link_->cut();
}

template <typename Answer>
void ScorePasswords::ask(std::function<Answer(const std::optional<PasswordStore>&)> question,
                         std::function<void(Answer)> onAnswer) {
    worker_.post([shared = shared_, link = link_, self = std::weak_ptr(self_), question = std::move(question),
                  onAnswer = std::move(onAnswer)] {
        link->post([self, onAnswer, answer = question(shared->opened())] {
            if (!self.expired()) onAnswer(answer);
        });
    });
}

void ScorePasswords::hasStore(std::function<void(bool)> onKnown) {
    ask<bool>([](const auto& store) { return store.has_value(); }, std::move(onKnown));
}

void ScorePasswords::find(const ScoreDatabase& database,
                          std::function<void(std::optional<std::string>)> onFound) {
    using Password = std::optional<std::string>;
    ask<Password>(
        [database](const auto& store) -> Password {
            if (!store) return std::nullopt;
            auto found = store->find(database);
            return found ? *found : std::nullopt;
        },
        std::move(onFound));
}

void ScorePasswords::keep(const ScoreDatabase& database, const std::string& password,
                          std::function<void(std::optional<std::string>)> onDone) {
    using Trouble = std::optional<std::string>;
    ask<Trouble>(
        [database, password](const auto& store) -> Trouble {
            if (!store) return "There is no store of secrets on this desktop";
            const auto kept = store->keep(database, password);
            return kept ? std::nullopt : Trouble(kept.error());
        },
        std::move(onDone));
}

}  // namespace roque
