#include "controller/scores/secret_store.h"

#include <array>
#include <cstdint>
#include <utility>

#include <dlfcn.h>

namespace roque {
namespace {

// The declarations of libsecret and GLib that are used here, so that the build needs neither. Both keep their
// ABI stable.

struct Attribute {
    const char* name;
    int type;
};

/// SecretSchema.
struct Schema {
    const char* name;
    int flags;
    std::array<Attribute, 32> attributes;
    int reserved;
    std::array<void*, 7> alsoReserved;
};

/// GError.
struct Error {
    std::uint32_t domain;
    int code;
    char* message;
};

using Store = int(const Schema*, const char* collection, const char* label, const char* password,
                  void* cancellable, Error** error, ...);
using Lookup = char*(const Schema*, void* cancellable, Error** error, ...);
using FreePassword = void(char*);
using FreeError = void(Error*);

constexpr const char* kLibrary = "libsecret-1.so.0";
constexpr int kText = 0;  // SECRET_SCHEMA_ATTRIBUTE_STRING
constexpr const char* kLabel = "Roque: scores";

constexpr const char* kHost = "host";
constexpr const char* kPort = "port";
constexpr const char* kName = "database";
constexpr const char* kUser = "user";

constexpr Schema kSchema{"io.github.roque.ScoreDatabase",
                         0,
                         {{{kHost, kText}, {kPort, kText}, {kName, kText}, {kUser, kText}}},
                         0,
                         {}};

template <typename Function>
bool load(void* library, const char* name, Function*& function) {
    function = reinterpret_cast<Function*>(::dlsym(library, name));
    return function != nullptr;
}

/// The attributes that identify the password of a database.
struct Attributes {
    explicit Attributes(const PointsDatabase& database)
        : host(database.host),
          port(std::to_string(database.port)),
          name(database.name),
          user(database.user) {}

    std::string host;
    std::string port;
    std::string name;
    std::string user;
};

}  // namespace

struct SecretStore::Library {
    Store* store = nullptr;
    Lookup* lookup = nullptr;
    FreePassword* freePassword = nullptr;
    FreeError* freeError = nullptr;

    /// Converts an error of the library, and frees it.
    [[nodiscard]] Trouble troubleOf(Error* error) const {
        std::string text = error->message;
        freeError(error);
        return ROQUE_MESSAGE("The desktop's store of secrets reports: {0}", text);
    }
};

std::optional<SecretStore> SecretStore::open() {
    // Never unloaded: GLib leaves threads behind.
    void* const library = ::dlopen(kLibrary, RTLD_NOW | RTLD_NODELETE);
    if (library == nullptr) return std::nullopt;
    auto functions = std::make_shared<Library>();
    const bool isComplete = load(library, "secret_password_store_sync", functions->store)
                            && load(library, "secret_password_lookup_sync", functions->lookup)
                            && load(library, "secret_password_free", functions->freePassword)
                            && load(library, "g_error_free", functions->freeError);
    if (!isComplete) return std::nullopt;
    return SecretStore(std::move(functions));
}

Result<std::optional<std::string>, SecretStore::Trouble> SecretStore::find(
    const PointsDatabase& database) const {
    using Found = Result<std::optional<std::string>, Trouble>;
    const Attributes is(database);
    Error* error = nullptr;
    char* const password =
        library_->lookup(&kSchema, nullptr, &error, kHost, is.host.c_str(), kPort, is.port.c_str(), kName,
                         is.name.c_str(), kUser, is.user.c_str(), static_cast<const char*>(nullptr));
    if (error != nullptr) return Found(boost::system::in_place_error, library_->troubleOf(error));
    if (password == nullptr) return Found(boost::system::in_place_value, std::nullopt);
    Found found(boost::system::in_place_value, std::string(password));
    library_->freePassword(password);
    return found;
}

Result<void, SecretStore::Trouble> SecretStore::keep(const PointsDatabase& database,
                                                     const std::string& password) const {
    const Attributes is(database);
    Error* error = nullptr;
    library_->store(&kSchema, nullptr, kLabel, password.c_str(), nullptr, &error, kHost, is.host.c_str(),
                    kPort, is.port.c_str(), kName, is.name.c_str(), kUser, is.user.c_str(),
                    static_cast<const char*>(nullptr));
    if (error != nullptr) return library_->troubleOf(error);
    return {};
}

}  // namespace roque
