#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "view/terminal/diagram/case_result.h"

namespace roque::terminal {

/// The paths of a case's pictures, relative to the report.
struct CasePictures {
    std::string start;
    std::string result;
    std::string expected;  ///< empty if a move must be illegal: there is no such position
};

/// Builds a report in Markdown (CommonMark with GitHub's tables): how many cases pass, a list of them, and
/// each case with its pictures.
class ReportText {
public:
    /// `title` is the name of the file of cases.
    explicit ReportText(std::string_view title) : title_(title) {}

    void add(const ReportCase& testCase, const CaseResult& result, const CasePictures& pictures);

    /// The report on the cases added so far.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] std::size_t cases() const noexcept { return cases_; }
    [[nodiscard]] std::size_t failures() const noexcept { return failures_; }

private:
    std::string title_;
    std::string list_;
    std::string sections_;
    std::size_t cases_ = 0;
    std::size_t failures_ = 0;
};

}  // namespace roque::terminal
