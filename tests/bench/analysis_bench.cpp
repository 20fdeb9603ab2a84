// analysis_bench: what the panel of an engine costs that prints 20,000 lines a second, eight of a
// position. Measured is all that the window's thread does for one update, painting included.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <wx/frame.h>

#include "controller/analysis/line_table.h"
#include "controller/search/line_batch.h"
#include "model/movegen/legal_moves.h"
#include "model/notation/san.h"
#include "tests/gui/support/gui_test.h"
#include "view/panels/engine_box.h"
#include "view/panels/evaluation_bar.h"

namespace roque {
namespace {

using Clock = std::chrono::steady_clock;
constexpr unsigned kLines = 8;
constexpr unsigned kLinesASecond = 20'000;
constexpr unsigned kUpdatesASecond = 8;

/// A line of thirty moves that begins with a legal move.
SearchInfo lineOf(unsigned rank, unsigned depth) {
    Position position = Position::start();
    SearchInfo info;
    info.multiPv = rank;
    info.depth = depth;
    info.scoreForMover = Score{Score::Kind::Centipawns, static_cast<int>(100 - 10 * rank + depth % 7)};
    for (unsigned ply = 0; ply < 30; ++ply) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) break;
        const Move move = moves[(rank + ply * depth) % moves.size()];
        info.lineText += (info.lineText.empty() ? "" : " ") + toSan(position, move);
        info.line.push_back(move);
        position = position.after(move);
    }
    return info;
}

TEST(AnalysisBench, PrintsTheCostOfAnUpdate) {
    auto* const frame = new wxFrame(nullptr, wxID_ANY, "analysis", wxDefaultPosition, wxSize(500, 500));
    auto* const box = new EngineBox(frame);
    auto* const bar = new EvaluationBar(frame);
    box->lines().setRoom(kLines);
    box->SetSize(30, 0, 440, 400);
    bar->SetSize(0, 0, 22, 400);
    bar->turn(true);
    box->Layout();
    frame->Show();
    test::settle();

    std::vector<std::vector<SearchInfo>> said(40);
    for (unsigned depth = 1; depth <= said.size(); ++depth) {
        for (unsigned rank = 1; rank <= kLines; ++rank) said[depth - 1].push_back(lineOf(rank, depth));
    }
    LineTable table(WinCurve::bastion());
    table.begin(Ticket(), Position::start(), kLines);
    std::vector<double> updates;
    double onItsThread = 0;
    unsigned printed = 0;
    for (unsigned update = 0; update < 400; ++update) {
        // What the engine's thread does with the lines of the time between two updates.
        LineBatch batch;
        const auto begun = Clock::now();
        for (unsigned line = 0; line < kLinesASecond / kUpdatesASecond; ++line, ++printed)
            batch.add(Ticket(), said[printed / kLines % said.size()][printed % kLines]);
        const auto told = Clock::now();
        for (const SearchInfo& info : batch.infos()) table.add(Ticket(), info);
        std::vector<LineRow> rows;
        for (const AnalysisRow& row : table.rows())
            rows.push_back(lineRowOf(row, table.position(), kFigurines));
        box->lines().show(std::move(rows));
        bar->show(table.best()->score);
        box->lines().Update();
        bar->Update();
        const auto painted = Clock::now();
        onItsThread += std::chrono::duration<double, std::milli>(told - begun).count();
        updates.push_back(std::chrono::duration<double, std::milli>(painted - told).count());
        test::settle();
    }
    std::ranges::sort(updates);
    fmt::print(
        "update of {} lines: median {:.2f} ms, 99 % {:.2f} ms, worst {:.2f} ms; "
        "{} lines on the engine's thread: {:.2f} ms\n",
        kLines, updates[updates.size() / 2], updates[updates.size() * 99 / 100], updates.back(),
        kLinesASecond / kUpdatesASecond, onItsThread / static_cast<double>(updates.size()));
    frame->Destroy();
}

}  // namespace
}  // namespace roque
