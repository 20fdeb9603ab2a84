#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "controller/scores/score_database.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "model/base/result.h"

namespace roque {

/// A place where passwords are kept. Its functions may wait for the person, who is asked to unlock it, and
/// say in one English sentence without a full stop why they did not do what they were told.
struct PasswordStore {
    std::function<Result<std::optional<std::string>, std::string>(const ScoreDatabase&)> find;
    std::function<Result<void, std::string>(const ScoreDatabase&, const std::string&)> keep;
};

/// The desktop's store of secrets (SecretStore), if it has one.
[[nodiscard]] std::optional<PasswordStore> desktopPasswordStore();

/// Looks passwords up and keeps them without anybody waiting for the store. [ui-thread]
class ScorePasswords {
public:
    using OpenStore = std::function<std::optional<PasswordStore>()>;

    /// The dispatcher outlives this object. `open` is called on another thread when it is needed.
    explicit ScorePasswords(UiDispatcher& dispatcher, OpenStore open = desktopPasswordStore);
    ScorePasswords(const ScorePasswords&) = delete;
    ScorePasswords& operator=(const ScorePasswords&) = delete;
    /// A store that waits for the person is left alone.
    ~ScorePasswords();

    /// Says later whether there is a store.
    void hasStore(std::function<void(bool)> onKnown);
    /// Says later what password of a database is kept; nothing if there is none, or the store does not tell.
    void find(const ScoreDatabase& database, std::function<void(std::optional<std::string>)> onFound);
    /// Keeps a password, and says later why it could not, if so.
    void keep(const ScoreDatabase& database, const std::string& password,
              std::function<void(std::optional<std::string>)> onDone);

private:
    struct Shared;

    template <typename Answer>
    void ask(std::function<Answer(const std::optional<PasswordStore>&)> question,
             std::function<void(Answer)> onAnswer);

    std::shared_ptr<ScorePasswords*> self_;  ///< posted work holds it weakly
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<Shared> shared_;
    SerialWorker worker_;
};

}  // namespace roque
