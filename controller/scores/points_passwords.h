#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "controller/scores/points_database.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/base/result.h"

namespace roque {

/// A store of passwords. Its functions may wait for the person to unlock it. An error is a sentence
/// without a full stop.
struct PasswordStore {
    std::function<Result<std::optional<std::string>, Message>(const PointsDatabase&)> find;
    std::function<Result<void, Message>(const PointsDatabase&, const std::string&)> keep;
};

/// The desktop's secret store (SecretStore), if there is one.
[[nodiscard]] std::optional<PasswordStore> desktopPasswordStore();

/// Finds and keeps passwords without making the window wait for the store. [ui-thread]
class PointsPasswords {
public:
    using OpenStore = std::function<std::optional<PasswordStore>()>;

    /// The dispatcher outlives the object. `open` is called on another thread when the store is first needed.
    explicit PointsPasswords(UiDispatcher& dispatcher, OpenStore open = desktopPasswordStore);
    PointsPasswords(const PointsPasswords&) = delete;
    PointsPasswords& operator=(const PointsPasswords&) = delete;
    /// Detaches the thread if the store is waiting for the person.
    ~PointsPasswords();

    /// Tells later whether there is a store.
    void hasStore(std::function<void(bool)> onKnown);
    /// Finds the password of a database; the answer comes later. Nothing if there is none, or the store
    /// fails.
    void find(const PointsDatabase& database, std::function<void(std::optional<std::string>)> onFound);
    /// Keeps a password, and reports later if that failed.
    void keep(const PointsDatabase& database, const std::string& password,
              std::function<void(std::optional<Message>)> onDone);

private:
    struct Shared;

    template <typename Answer>
    void ask(std::function<Answer(const std::optional<PasswordStore>&)> question,
             std::function<void(Answer)> onAnswer);

    WeakSelf<PointsPasswords> self_{this};
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<Shared> shared_;
    SerialWorker worker_;
};

}  // namespace roque
