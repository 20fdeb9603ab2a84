#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "view/terminal/case_result.h"

namespace roque::terminal {

/// The files with the pictures of a case, as a report names them.
struct CasePictures {
    std::string start;
    std::string result;
    std::string expected;  ///< empty if a move must be refused, so that there is no such position
};

/// A report on cases in Markdown (CommonMark with the tables of GitHub): how many hold, a list of them, and
/// each with its pictures.
class ReportText {
public:
    /// `title` names the file of the cases.
    explicit ReportText(std::string_view title) : title_(title) {}

    void add(const ReportCase& testCase, const CaseResult& result, const CasePictures& pictures);

    /// The report on all cases that were added.
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
