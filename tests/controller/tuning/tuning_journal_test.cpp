#include "controller/tuning/tuning_journal.h"

#include <gmock/gmock.h>

#include "tests/support/temporary_folder.h"

namespace roque::tuning {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using Begin = TuningJournal::Begin;

class TuningJournalTest : public testing::Test {
protected:
    TuningJournalTest() {
        settings_.games.players.resize(2);
        settings_.games.openings.resize(1);
        settings_.parameters = {{"Margin", 100, 0, 400, 20}, {"Weight", 4, 0, 12, 0.5}};
        settings_.schedule.rounds = 40;
    }

    [[nodiscard]] Result<TuningJournal, Message> open(Begin begin) const {
        return TuningJournal::open(file_, begin, settings_);
    }
    void writeAll() const {
        auto journal = open(Begin::Anew);
        ASSERT_TRUE(journal) << english(journal.error());
        for (const TuningRound& round : {first_, second_}) journal->append(round);
    }
    [[nodiscard]] std::string content() const { return test::readText(file_); }
    [[nodiscard]] std::string faultWithLine(const std::string& line) const {
        const std::string before = content();
        test::writeText(file_, before + line);
        const auto journal = open(Begin::Resume);
        test::writeText(file_, before);
        return journal ? "none" : english(journal.error());
    }

    test::TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "tuning.tsv";
    TuningSettings settings_;
    TuningRound first_{0, -2, {99.9, 1.0 / 3}};
    TuningRound second_{1, std::nullopt, {99.9, 1.0 / 3}};
};

TEST_F(TuningJournalTest, GivesBackWhatWasWritten) {
    writeAll();
    const auto journal = open(Begin::Resume);
    ASSERT_TRUE(journal) << english(journal.error());
    EXPECT_THAT(journal->rounds(), ElementsAre(first_, second_)) << "to the last digit";
}

TEST_F(TuningJournalTest, IsATableForOtherPrograms) {
    writeAll();
    EXPECT_THAT(content(), StartsWith("# roque-cli tune "));
    EXPECT_THAT(content(), HasSubstr("\nround\tpoints\tMargin\tWeight\n1\t-2\t99.9\t0.333"));
    EXPECT_THAT(content(), HasSubstr("\n2\t-\t99.9\t"));
}

TEST_F(TuningJournalTest, DropsALineThatIsNotComplete) {
    writeAll();
    const std::string whole = content();
    test::writeText(file_, whole + "3\t1\t100");
    auto journal = open(Begin::Resume);
    ASSERT_TRUE(journal) << english(journal.error());
    EXPECT_THAT(journal->rounds(), ElementsAre(first_, second_));
    EXPECT_EQ(content(), whole);
}

TEST_F(TuningJournalTest, BeginsAgainWhereNotEvenTheHeadIsComplete) {
    writeAll();
    const std::string head = content().substr(0, content().find("1\t-2"));
    test::writeText(file_, head.substr(0, 30));
    const auto journal = open(Begin::Resume);
    ASSERT_TRUE(journal) << english(journal.error());
    EXPECT_THAT(journal->rounds(), IsEmpty());
    EXPECT_EQ(content(), head);
}

TEST_F(TuningJournalTest, NamesALineThatIsNoRound) {
    writeAll();
    for (const char* const line : {"4\t0\t1\t2\n", "3\t0\t1\n", "3\tx\t1\t2\n", "3\t0\t1\t2\t3\n", "\n"})
        EXPECT_THAT(faultWithLine(line), HasSubstr("line 5 is not round 3")) << line;
}

TEST_F(TuningJournalTest, RefusesNumbersThatNoRoundCanHave) {
    writeAll();
    for (const char* const line :
         {"3\t0\tnan\t2\n", "3\t0\tinf\t2\n", "3\t0\t100\t1e300\n", "3\t0\t100\t-0.1\n", "3\t0\t400.1\t2\n",
          "3\t3\t100\t2\n", "3\t-3\t100\t2\n"})
        EXPECT_THAT(faultWithLine(line), HasSubstr("line 5 is not round 3")) << line;
    EXPECT_EQ(faultWithLine("3\t2\t400\t0\n"), "none");
}

TEST_F(TuningJournalTest, BeginsAnewOnlyWhereNoRoundWasPlayed) {
    ASSERT_TRUE(open(Begin::Anew));
    const std::string head = content();
    ASSERT_TRUE(open(Begin::Anew)) << "it has a head only";
    EXPECT_EQ(content(), head);
    settings_.games.seed = 2;
    EXPECT_FALSE(open(Begin::Anew)) << "the head of another tuning";
    settings_.games.seed = 1;
    writeAll();
    EXPECT_THAT(english(open(Begin::Anew).error()), HasSubstr("has rounds already: say --resume"));
}

TEST_F(TuningJournalTest, RefusesAnotherTuning) {
    writeAll();
    const std::string whole = content();
    const TuningSettings before = settings_;
    const auto isRefused = [&] {
        const auto journal = open(Begin::Resume);
        const bool is = !journal && english(journal.error()).find("other settings") != std::string::npos;
        settings_ = before;
        return is;
    };
    settings_.parameters[0].step = 21;
    EXPECT_TRUE(isRefused());
    settings_.schedule.rate = 0.003;
    EXPECT_TRUE(isRefused());
    settings_.games.seed = 2;
    EXPECT_TRUE(isRefused());
    test::writeText(file_, "[Event \"A game\"]\n");
    EXPECT_TRUE(isRefused());
    EXPECT_EQ(content(), "[Event \"A game\"]\n") << "and nothing is lost";
}

TEST_F(TuningJournalTest, IsOfOneProgram) {
    const auto one = open(Begin::Anew);
    EXPECT_THAT(english(open(Begin::Resume).error()), HasSubstr("Another program writes to"));
}

}  // namespace
}  // namespace roque::tuning
