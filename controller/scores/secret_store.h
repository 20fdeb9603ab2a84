#pragma once

#include <memory>
#include <optional>
#include <string>

#include "controller/scores/points_database.h"
#include "model/base/result.h"

namespace roque {

/// The desktop's secret store, for the passwords of databases. Uses libsecret if it is installed; many
/// systems have none. Every function may wait for the person to unlock the store: call it on a SerialWorker.
/// [any-thread]
class SecretStore {
public:
    /// Why the store failed: a sentence without a full stop.
    using Trouble = Message;

    /// Opens the desktop's store; nothing without libsecret. Whether a store responds shows when it is used.
    [[nodiscard]] static std::optional<SecretStore> open();

    /// The password of a database, if one is kept.
    [[nodiscard]] Result<std::optional<std::string>, Trouble> find(const PointsDatabase& database) const;

    /// Keeps the password of a database, and replaces an older one.
    Result<void, Trouble> keep(const PointsDatabase& database, const std::string& password) const;

private:
    struct Library;

    explicit SecretStore(std::shared_ptr<const Library> library) : library_(std::move(library)) {}

    std::shared_ptr<const Library> library_;
};

}  // namespace roque
