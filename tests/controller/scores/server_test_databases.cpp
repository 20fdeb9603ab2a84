#include <algorithm>
#include <csignal>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>

#include <soci/soci.h>

#include "controller/scores/points_connection.h"
#include "tests/controller/scores/server_process.h"
#include "tests/controller/scores/test_database.h"
#include "tests/support/temporary_folder.h"

// Database servers on this machine, running as long as the tests.
namespace roque::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPassword = "Geh'eim\\nis \"2\"";
constexpr const char* kLiteral = R"('Geh''eim\nis "2"')";        // in SQL
constexpr const char* kMySqlLiteral = R"('Geh''eim\\nis "2"')";  // where a backslash escapes

/// The first installed one of some programs; empty if none is installed.
std::string firstOf(std::vector<fs::path> programs) {
    const auto found = std::ranges::find_if(programs, [](const fs::path& path) { return fs::exists(path); });
    return found == programs.end() ? "" : found->string();
}

struct Server {
    TemporaryFolder folder;
    std::unique_ptr<ServerProcess> process;
    TestDatabase place;

    explicit Server(PointsDatabase::Kind kind) {
        place.database = {kind, "127.0.0.1", freePort(), "ro que", "zoë"};
        place.password = kPassword;
        fs::permissions(folder.path(), fs::perms(0755));
        fs::create_directory(data());
        giveToServer(data());
    }
    [[nodiscard]] std::string data() const { return folder / "data"; }
    [[nodiscard]] std::string log() const { return folder / "log"; }
    [[nodiscard]] std::string port() const { return std::to_string(place.database.port); }

    std::vector<std::string> command{};

    /// Runs a server until the end, or tells why there is none.
    void run(std::vector<std::string> words) {
        command = std::move(words);
        process = std::make_unique<ServerProcess>(command, log());
        if (!process->listens(place.database.port)) throw std::runtime_error(readText(log()));
    }
};

void runToItsEnd(const std::vector<std::string>& command, const std::string& log) {
    if (!ServerProcess(command, log).succeeds()) throw std::runtime_error(readText(log));
}

std::unique_ptr<Server> startMariaDb() {
    auto server = std::make_unique<Server>(PointsDatabase::Kind::MySql);
    const std::string program = firstOf({"/usr/sbin/mariadbd", "/usr/sbin/mysqld"});
    const std::string installer = firstOf({"/usr/bin/mariadb-install-db"});
    const bool canInstall = !installer.empty() && fs::exists("/usr/bin/my_print_defaults");
    if (program.empty() || !canInstall) {
        server->place.absence =
            "there is no MariaDB (Debian packages mariadb-server-core, mariadb-client-core)";
        return server;
    }
    runToItsEnd({installer, "--no-defaults", "--datadir=" + server->data(), "--skip-test-db",
                 "--auth-root-authentication-method=normal"},
                server->log());
    const std::string setup = server->folder / "setup.sql";
    // One statement per line.
    writeText(setup, std::string("SET NAMES utf8mb4;\nCREATE DATABASE IF NOT EXISTS `ro que`;\n")
                         + "CREATE USER IF NOT EXISTS 'zoë'@'%' IDENTIFIED BY " + kMySqlLiteral + ";\n"
                         + "GRANT ALL ON `ro que`.* TO 'zoë'@'%';\n");
    server->run({program, "--no-defaults", "--datadir=" + server->data(), "--port=" + server->port(),
                 "--bind-address=127.0.0.1", "--socket=" + server->data() + "/socket", "--init-file=" + setup,
                 "--character-set-server=utf8mb4", "--skip-name-resolve"});
    return server;
}

std::string postgreSqlProgram(const std::string& name) {
    std::vector<fs::path> programs;
    for (int version = 30; version >= 11; --version)
        programs.push_back(fs::path("/usr/lib/postgresql") / std::to_string(version) / "bin" / name);
    return firstOf(std::move(programs));
}

std::unique_ptr<Server> startPostgreSql() {
    auto server = std::make_unique<Server>(PointsDatabase::Kind::PostgreSql);
    const std::string program = postgreSqlProgram("postgres");
    const std::string installer = postgreSqlProgram("initdb");
    if (program.empty() || installer.empty()) {
        server->place.absence = "there is no PostgreSQL (Debian package postgresql)";
        return server;
    }
    const std::string password = server->folder / "password";
    writeText(password, "owner's");
    runToItsEnd({installer, "--no-sync", "--auth=scram-sha-256", "--username=owner", "--pwfile=" + password,
                 "--encoding=UTF8", "--no-locale", server->data()},
                server->log());
    server->run({program, "-D", server->data(), "-p", server->port(), "-c", "listen_addresses=127.0.0.1",
                 "-k", server->data(), "-F"});
    PointsDatabase postgres = server->place.database;
    postgres.name = "postgres";
    postgres.user = "owner";
    const auto connection = connectionTo(postgres, "owner's", "");
    for (int attempt = 0;; ++attempt) {
        try {
            soci::session session(connection->backend, connection->text);
            session << std::string("CREATE USER \"zoë\" PASSWORD ") + kLiteral;
            session << "CREATE DATABASE \"ro que\" OWNER \"zoë\"";
            return server;
        } catch (const soci::soci_error&) {
            if (attempt == 100) throw;  // it listens a little before it is ready
        }
    }
}

void dropTables(const TestDatabase& place) {
    const auto connection = connectionTo(place.database, place.password, "");
    soci::session session(connection->backend, connection->text);
    session << "DROP TABLE IF EXISTS roque_games";
    session << "DROP TABLE IF EXISTS roque_schema";
}

/// The databases requested so far, by name.
std::map<std::string, std::unique_ptr<Server>>& servers() {
    static std::map<std::string, std::unique_ptr<Server>> all;
    return all;
}

}  // namespace

std::vector<std::string> testDatabaseNames() {
    return {"MariaDB", "PostgreSQL"};
}

TestDatabase freshTestDatabase(const std::string& name) {
    std::unique_ptr<Server>& server = servers()[name];
    if (!server) server = name == "MariaDB" ? startMariaDb() : startPostgreSql();
    if (server->place.absence.empty()) dropTables(server->place);
    return server->place;
}

void stopTestServer(const std::string& name) {
    // The signal that makes each end without waiting for its clients.
    servers().at(name)->process->endBy(name == "MariaDB" ? SIGQUIT : SIGINT);
}

void restartTestServer(const std::string& name) {
    Server& server = *servers().at(name);
    server.process.reset();
    server.run(server.command);
}

}  // namespace roque::test
