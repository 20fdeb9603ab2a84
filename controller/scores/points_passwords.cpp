#include "controller/scores/points_passwords.h"

#include <utility>

#include "controller/scores/secret_store.h"

namespace roque {
namespace {

/// The store may be waiting for the person to unlock it.
constexpr std::chrono::milliseconds kPatienceWithStores{500};

}  // namespace

/// The state of the thread, which may outlive this object.
struct PointsPasswords::Shared {
    OpenStore open;
    std::optional<std::optional<PasswordStore>> store;  ///< not set before it is first needed

    const std::optional<PasswordStore>& opened() {
        if (!store) store = open();
        return *store;
    }
};

std::optional<PasswordStore> desktopPasswordStore() {
    const std::optional<SecretStore> secrets = SecretStore::open();
    if (!secrets) return std::nullopt;
    return PasswordStore{[secrets](const PointsDatabase& database) { return secrets->find(database); },
                         [secrets](const PointsDatabase& database, const std::string& password) {
                             return secrets->keep(database, password);
                         }};
}

PointsPasswords::PointsPasswords(UiDispatcher& dispatcher, OpenStore open)
    : link_(std::make_shared<UiLink>(dispatcher)),
      shared_(std::make_shared<Shared>(Shared{std::move(open), {}})),
      worker_(kPatienceWithStores) {}

PointsPasswords::~PointsPasswords() {
    link_->cut();
}

template <typename Answer>
void PointsPasswords::ask(std::function<Answer(const std::optional<PasswordStore>&)> question,
                          std::function<void(Answer)> onAnswer) {
    auto answered = self_.bind(
        [onAnswer = std::move(onAnswer)](PointsPasswords&, const Answer& answer) { onAnswer(answer); });
    worker_.post(
        [shared = shared_, link = link_, question = std::move(question), answered = std::move(answered)] {
            link->post([answered, answer = question(shared->opened())] { answered(answer); });
        });
}

void PointsPasswords::hasStore(std::function<void(bool)> onKnown) {
    ask<bool>([](const auto& store) { return store.has_value(); }, std::move(onKnown));
}

void PointsPasswords::find(const PointsDatabase& database,
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

void PointsPasswords::keep(const PointsDatabase& database, const std::string& password,
                           std::function<void(std::optional<Message>)> onDone) {
    using Trouble = std::optional<Message>;
    ask<Trouble>(
        [database, password](const auto& store) -> Trouble {
            if (!store) return ROQUE_MESSAGE("There is no store of secrets on this desktop");
            const auto kept = store->keep(database, password);
            return kept ? std::nullopt : Trouble(kept.error());
        },
        std::move(onDone));
}

}  // namespace roque
