#include "controller/tuning/tuning_report.h"

#include <gtest/gtest.h>

namespace roque::tuning {
namespace {

const std::vector<TunedParameter> kParameters{
    {"Margin", 100, 0, 400, 20}, {"Weight", 4, 0, 12, 0.5}, {"Slope", 7, 0, 20, 1}};

class English final : public Catalogue {
public:
    [[nodiscard]] std::string translate(const char* text) const override { return text; }
    [[nodiscard]] std::string translatePlural(const char* one, const char* many,
                                              std::int64_t count) const override {
        return count == 1 ? one : many;
    }
};

TEST(TuningReport, ListsAllParameters) {
    EXPECT_EQ(tuningTable(kParameters, {110.6, 3.25, 7}, English()),
              "Parameter    start   value    change  in steps\n"
              "Margin         100     111    +10.60     +0.53\n"
              "Weight           4       3     -0.75     -1.50\n"
              "Slope            7       7     +0.00     +0.00\n");
}

TEST(TuningReport, NamesWhatHasMovedMost) {
    EXPECT_EQ(farthest(kParameters, {110.6, 3.25, 7}, 5), "Weight -0.75, Margin +10.60");
    EXPECT_EQ(farthest(kParameters, {110.6, 3.25, 7}, 1), "Weight -0.75");
    EXPECT_EQ(farthest(kParameters, {100, 4, 7}, 5), "");
}

}  // namespace
}  // namespace roque::tuning
