#include "controller/scores/points_connection.h"

#include <gmock/gmock.h>

namespace roque::test {
namespace {

using Server = PointsDatabase::Kind;
using testing::HasSubstr;
using testing::Not;

PointsDatabase server(Server kind) {
    return {kind, "db.example.org", 4000, "chess", "zoë"};
}

TEST(PointsConnection, ToAFileIsItsPath) {
    const auto plain = connectionTo({}, "", "/a b/'c' \"d\"/scores.sqlite");
    EXPECT_EQ(plain->backend, "sqlite3");
    EXPECT_EQ(plain->text, "/a b/'c' \"d\"/scores.sqlite");
    EXPECT_EQ(connectionTo({}, "", "/a=b c.sqlite")->text, "db=\"/a=b c.sqlite\"");
    EXPECT_EQ(connectionTo({}, "", "/a=b \"c\"").error().kind, PointsError::Kind::BadSetting);
}

TEST(PointsConnection, QuotesWhatAPersonHasTyped) {
    PointsDatabase database = server(Server::MySql);
    database.name = "x' user='root";
    const auto connection = connectionTo(database, "p\\w' host=evil", "");
    EXPECT_THAT(connection->text, HasSubstr(R"('x\' user=\'root')"));
    EXPECT_THAT(connection->text, HasSubstr(R"(password='p\\w\' host=evil')"));
    EXPECT_THAT(connection->text, HasSubstr("port=4000"));
}

TEST(PointsConnection, EncodesWhatAPersonHasTyped) {
    PointsDatabase database = server(Server::PostgreSql);
    database.name = "x&user=root é";
    const auto connection = connectionTo(database, "p\"% '", "");
    EXPECT_THAT(connection->text, HasSubstr("&dbname=x%26user%3Droot%20%C3%A9&"));
    EXPECT_THAT(connection->text, HasSubstr("&password=p%22%25%20%27"));
    EXPECT_THAT(connection->text, HasSubstr("&port=4000"));
}

TEST(PointsConnection, WaitsOnlySoLong) {
    for (const Server kind : {Server::MySql, Server::PostgreSql})
        EXPECT_THAT(connectionTo(server(kind), "", "")->text, HasSubstr("connect_timeout=5"));
}

TEST(PointsConnection, ToThisMachineByPortIsNoSocket) {
    PointsDatabase database = server(Server::MySql);
    database.host = "localhost";
    EXPECT_THAT(connectionTo(database, "", "")->text, HasSubstr("host='127.0.0.1'"));
    database.port = 0;
    EXPECT_THAT(connectionTo(database, "", "")->text, HasSubstr("host='localhost'"));
    database.host = "/run/mysqld.sock";
    EXPECT_THAT(connectionTo(database, "", "")->text, HasSubstr("unix_socket='/run/mysqld.sock'"));
}

TEST(PointsConnection, IsRefusedWithoutWhatItNeeds) {
    for (std::string PointsDatabase::*const part :
         {&PointsDatabase::host, &PointsDatabase::name, &PointsDatabase::user}) {
        PointsDatabase database = server(Server::PostgreSql);
        database.*part = "";
        EXPECT_EQ(connectionTo(database, "", "").error().kind, PointsError::Kind::BadSetting);
        database.*part = "a\nb";
        EXPECT_EQ(connectionTo(database, "", "").error().kind, PointsError::Kind::BadSetting);
    }
    const auto refused = connectionTo(server(Server::MySql), "secret\n", "");
    EXPECT_THAT(english(refused.error().text), Not(HasSubstr("secret")));
}

}  // namespace
}  // namespace roque::test
