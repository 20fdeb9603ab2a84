#include "view/terminal/match/tune_command.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "tests/controller/engines/process_census.h"
#include "tests/support/temporary_folder.h"
#include "tests/view/terminal/command_test.h"

namespace roque::terminal {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Tunes the faulty engine, which with "wants-margin" plays illegal moves while its Margin is below 50.
class TuneCommand : public testing::Test {
protected:
    TuneCommand() {
        options_.engine = std::string(ROQUE_FAKE_ENGINE) + ":arg=wants-margin,name=Fake";
        options_.depth = 1;
        options_.rounds = 30;
        options_.reportEvery = 10;
        options_.adjudication.maxMoves = 2;
        options_.parameters = folder_.write("table", "Margin\t50\t0\t100\t4\n");
        options_.rate = 0.1;
        options_.host = ROQUE_UCI;
        options_.journal = folder_ / "journal.tsv";
        options_.output = folder_ / "result.tsv";
    }
    ~TuneCommand() override {
        EXPECT_EQ(test::childProcesses(), children_);
        EXPECT_EQ(test::openDescriptors(), descriptors_);
    }

    ExitCode tune() {
        out_.str("");
        error_.str("");
        std::istringstream in;
        return runTune(options_, {in, out_, error_});
    }
    [[nodiscard]] std::string journal() const { return folder_.read("journal.tsv"); }

    std::set<int> children_ = test::childProcesses();
    std::size_t descriptors_ = test::openDescriptors();
    test::TemporaryFolder folder_;
    TuneOptions options_;
    std::ostringstream out_;
    std::ostringstream error_;
};

TEST_F(TuneCommand, FindsABetterValue) {
    EXPECT_EQ(tune(), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), StartsWith("Parameters: 1. Rounds: 30. Openings: 800. Seed: 1.\n"));
    EXPECT_THAT(out_.str(), ContainsRegex("10 of 30 rounds, [0-9.]+ games a second; moved most: Margin \\+"));
    EXPECT_THAT(out_.str(), ContainsRegex("Margin +50 +5[2-9] +\\+"));
    EXPECT_THAT(folder_.read("result.tsv"), ContainsRegex("Margin\t5[2-9]\t0\t100\t4\t50\t\\+"));
    EXPECT_EQ(std::ranges::count(journal(), '\n'), 32) << "two lines of head";
}

TEST_F(TuneCommand, GoesOnWhereItWasLeft) {
    tune();
    const std::string whole = journal();
    const std::string result = folder_.read("result.tsv");
    test::writeText(options_.journal, whole.substr(0, whole.find("\n12\t") + 5));
    EXPECT_EQ(tune(), ExitCode::BadInput) << "it is not overwritten";
    EXPECT_THAT(error_.str(), HasSubstr("say --resume to go on"));
    options_.resumes = true;
    EXPECT_EQ(tune(), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("11 rounds were played already."));
    EXPECT_EQ(journal(), whole);
    EXPECT_EQ(folder_.read("result.tsv"), result);
}

TEST_F(TuneCommand, TakesTheNumbersOfTheEngine) {
    options_.parameters.clear();
    EXPECT_EQ(tune(), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), AllOf(StartsWith("Parameters: 1."), HasSubstr("Margin")))
        << "not Hash, not MultiPV";
    EXPECT_THAT(folder_.read("result.tsv"), HasSubstr("\t0\t100\t5\t50\t")) << "a twentieth of the range";
}

TEST_F(TuneCommand, TunesAPlayerOfItsOwn) {
    options_.engine = "minimax:Noise=0";
    options_.parameters = folder_.write("table", "Depth 2 1 4 1\n");
    options_.depth.reset();
    options_.nodes = 300;
    options_.rounds = 2;
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("minimax: It has no option 'Noise'"));
    options_.engine = "minimax";
    EXPECT_EQ(tune(), ExitCode::Success) << error_.str();
    EXPECT_THAT(out_.str(), HasSubstr("Depth"));
}

TEST_F(TuneCommand, SaysWhatIsWrongBeforeItBegins) {
    options_.names = {"Margin", "Slope"};
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("There is no parameter 'Slope'"));
    options_.names.clear();
    const auto faultOf = [&](const char* table) {
        options_.parameters = folder_.write("table", table);
        EXPECT_EQ(tune(), ExitCode::BadInput) << table;
        return error_.str();
    };
    EXPECT_THAT(faultOf("Slope 5 0 9 1\n"), HasSubstr("Fake: It has no option 'Slope'"));
    EXPECT_THAT(faultOf("Margin 50 0 900 1\n"),
                HasSubstr("Fake: The option Margin must be a number from 0 to 100"));
    EXPECT_THAT(faultOf("Margin 101 0 100 1\n"), HasSubstr("table: line 1: the start 101 of Margin"));
    options_.parameters = "/no/such/table";
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("/no/such/table"));
    options_.parameters.clear();
    options_.engine = std::string(ROQUE_FAKE_ENGINE) + ":name=Fake";
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("Fake: It has no options that are numbers to be tuned"));
    options_.engine = "/no/such/engine";
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("It cannot be started"));
    EXPECT_FALSE(folder_.has("journal.tsv")) << "nothing was begun";
}

TEST_F(TuneCommand, RefusesAFileThatCannotBeWritten) {
    options_.output = "/proc/result";
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("/proc/result"));
    EXPECT_THAT(out_.str(), Not(HasSubstr("Rounds")));
    EXPECT_FALSE(folder_.has("journal.tsv")) << "nothing was begun";
}

TEST_F(TuneCommand, RefusesAMissingFolderAndMakesNone) {
    options_.output = folder_ / "none" / "result.tsv";
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("No such file or directory"));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "none"));
}

TEST_F(TuneCommand, BeginsAgainWhereNoRoundWasPlayed) {
    options_.rounds = 3;
    tune();
    const std::string whole = journal();
    test::writeText(options_.journal, whole.substr(0, whole.find("\n1\t") + 1));
    EXPECT_EQ(tune(), ExitCode::Success) << error_.str();
    EXPECT_EQ(journal(), whole);
}

TEST_F(TuneCommand, KeepsTheTableItBeganWith) {
    options_.output = options_.parameters.parent_path() / "." / options_.parameters.filename();
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_THAT(error_.str(), HasSubstr("is the table of --parameters"));
    EXPECT_EQ(test::readText(options_.parameters), "Margin\t50\t0\t100\t4\n");
    EXPECT_FALSE(folder_.has("journal.tsv")) << "nothing was begun";
}

TEST_F(TuneCommand, KeepsAJournalThatIsNamedForTheResult) {
    options_.rounds = 3;
    tune();
    const std::string whole = journal();
    for (const bool resumes : {true, false}) {
        options_.resumes = resumes;
        options_.output = options_.journal;
        EXPECT_EQ(tune(), ExitCode::BadInput);
        EXPECT_THAT(error_.str(), HasSubstr("is the journal: name another file for the result"));
        EXPECT_EQ(journal(), whole);
    }
}

TEST_F(TuneCommand, KeepsAResultWhereAJournalIsRefused) {
    test::writeText(options_.journal, "[Event \"A game\"]\n");
    test::writeText(options_.output, "precious\n");
    EXPECT_EQ(tune(), ExitCode::BadInput);
    EXPECT_EQ(folder_.read("result.tsv"), "precious\n");
}

TEST_F(TuneCommand, GivesUpAnEngineThatDies) {
    options_.engine = std::string(ROQUE_FAKE_ENGINE) + ":arg=segfault,name=Mortal";
    options_.parameters = folder_.write("table", "Hash 16 1 64 4\n");
    EXPECT_EQ(tune(), ExitCode::Mismatch);
    EXPECT_THAT(error_.str(), ContainsRegex("Round 1 does not count: .*signal 11"));
    EXPECT_THAT(error_.str(), HasSubstr("Mortal has failed again and again."));
}

TEST_F(TuneCommand, SaysThatANetworkIsOfNoUse) {
    options_.engine = "bastion:EvalFile=/no/such.net";
    options_.parameters = folder_.write("table", "Move Overhead\t30\t0\t100\t4\n");
    options_.rounds = 2;
    EXPECT_EQ(tune(), ExitCode::Success) << error_.str();
    const std::string said = "bastion: /no/such.net ";
    EXPECT_THAT(error_.str(), HasSubstr(said));
    EXPECT_EQ(error_.str().find(said), error_.str().rfind(said)) << "once only";
}

using TuneCommandLine = CommandTest;

TEST_F(TuneCommandLine, RefusesNonsense) {
    EXPECT_EQ(run({"tune"}), ExitCode::BadInput);
    EXPECT_EQ(run({"tune", "minimax"}), ExitCode::BadInput);
    EXPECT_THAT(error(), HasSubstr("how long it may think"));
    EXPECT_EQ(run({"tune", "minimax", "--nodes", "100", "--rounds", "0"}), ExitCode::BadInput);
    EXPECT_EQ(run({"tune", "minimax", "--nodes", "100", "--rate", "none"}), ExitCode::BadInput);
    EXPECT_EQ(run({"tune", "minimax", "--nodes", "100", "--resume"}), ExitCode::BadInput);
    EXPECT_EQ(run({"tune", "minimax", "random", "--nodes", "100"}), ExitCode::BadInput);
}

}  // namespace
}  // namespace roque::terminal
