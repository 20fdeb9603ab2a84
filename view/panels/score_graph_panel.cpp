#include "view/panels/score_graph_panel.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/intl.h>

#include "view/board/desktop_colors.h"
#include "view/panels/side_colours.h"
#include "view/text/report_text.h"
#include "view/toolkit/accessibility.h"

namespace roque {
namespace {

constexpr int kMarkRadius = 5;

wxColour colourOf(MoveJudgement judgement) {
    constexpr unsigned char kStrong = 200;
    switch (judgement) {
        case MoveJudgement::Blunder:
            return {kStrong, 20, 40};
        case MoveJudgement::Mistake:
            return {kStrong, 90, 10};
        default:
            return {150, 110, 0};
    }
}

}  // namespace

ScoreGraphPanel::ScoreGraphPanel(wxWindow* parent)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE,
               "score graph") {
    constexpr int kHeight = 70;
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetFont(GetFont().Scaled(0.8F));
    SetMinSize(wxSize(1, FromDIP(kHeight) + 2 * GetTextExtent("Ag").y));
    Bind(wxEVT_PAINT, &ScoreGraphPanel::onPaint, this);
    Bind(wxEVT_KEY_DOWN, &ScoreGraphPanel::onKey, this);
    Bind(wxEVT_LEFT_DOWN, &ScoreGraphPanel::onMouse, this);
    Bind(wxEVT_MOTION, &ScoreGraphPanel::onMouse, this);
    const auto onFocus = [this](wxFocusEvent& event) {
        sayPly();
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, onFocus);
    Bind(wxEVT_KILL_FOCUS, onFocus);
    sayPly();
}

void ScoreGraphPanel::show(ScoreGraph graph, std::size_t ply) {
    const bool isOther = graph != graph_;
    if (isOther) {
        graph_ = std::move(graph);
        hovered_.reset();
        Refresh();
    }
    const std::size_t before = std::exchange(ply_, std::min(ply, graph_.lastPly()));
    if (!isOther && before == ply_) return;
    refreshAround(before);
    refreshAround(ply_);
    sayPly();
}

GraphLayout ScoreGraphPanel::layout() const {
    return {static_cast<double>(GetClientSize().x), static_cast<double>(plotHeight()),
            static_cast<double>(FromDIP(kMarkRadius + 1)), graph_.lastPly()};
}

void ScoreGraphPanel::setPhaseWords(const std::array<wxString, 3>& words) {
    if (std::exchange(phaseWords_, words) != words) Refresh();
}

/// The names of the phases are below the plot, and the words on them.
int ScoreGraphPanel::plotHeight() const {
    return std::max(GetClientSize().y - 2 * GetTextExtent("Ag").y - FromDIP(2), 1);
}

wxPoint ScoreGraphPanel::placeOf(std::size_t ply) const {
    return {static_cast<int>(std::lround(layout().xOf(ply))), plotHeight() / 2};
}

void ScoreGraphPanel::refreshAround(std::size_t ply) {
    const int reach = FromDIP(2 * kMarkRadius);
    RefreshRect(wxRect(placeOf(ply).x - reach, 0, 2 * reach, GetClientSize().y));
}

void ScoreGraphPanel::choose(std::size_t ply) {
    ply = std::min(ply, graph_.lastPly());
    if (ply != ply_ && onChosen) onChosen(ply);
}

/// The name of the graph says what is marked.
void ScoreGraphPanel::sayPly() {
    const wxString words = wordsFor ? wordsFor(ply_) : wxString();
    setAccessibleName(
        *this, words.empty() ? _("Graph of the game") : wxString::Format(_("Graph of the game: %s"), words),
        _("Arrow keys go through the game; Up and Down go from mistake to mistake"));
}

void ScoreGraphPanel::onKey(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            return choose(ply_ > 0 ? ply_ - 1 : 0);
        case WXK_RIGHT:
            return choose(ply_ + 1);
        case WXK_HOME:
            return choose(0);
        case WXK_END:
            return choose(graph_.lastPly());
        case WXK_UP:
            return choose(graph_.mistakeBefore(ply_).value_or(ply_));
        case WXK_DOWN:
            return choose(graph_.mistakeAfter(ply_).value_or(ply_));
        case WXK_TAB:
            Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
            return;
        default:
            event.Skip();
    }
}

/// A press goes to a position, and so does drawing on with the button down.
void ScoreGraphPanel::onMouse(wxMouseEvent& event) {
    const std::size_t ply = layout().plyAt(event.GetX());
    if (event.LeftDown()) SetFocus();
    if (event.LeftDown() || (event.Dragging() && event.LeftIsDown())) choose(ply);
    if (std::exchange(hovered_, ply) != ply && wordsFor) SetToolTip(wordsFor(ply));
    event.Skip();
}

void ScoreGraphPanel::onPaint(wxPaintEvent& /*event*/) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxColourOf(desktopColors().card));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::CreateFromUnknownDC(dc));
    if (!context || !graph_.isKnown()) return;
    drawParts(*context);
    drawPhases(*context);
    drawPly(*context);
    drawMarks(*context);
    if (!HasFocus()) return;
    context->SetBrush(*wxTRANSPARENT_BRUSH);
    context->SetPen(wxPen(wxColourOf(desktopColors().accentText), FromDIP(2)));
    context->DrawRectangle(1, 1, GetClientSize().x - 2, plotHeight() - 2);
}

/// Black's part is above the curve, White's below it, as in the bar beside the board.
void ScoreGraphPanel::drawParts(wxGraphicsContext& context) const {
    const double height = plotHeight();
    const double width = GetClientSize().x;
    context.SetPen(*wxTRANSPARENT_PEN);
    for (const std::vector<GraphPoint>& piece : layout().curve(graph_)) {
        const double left = piece.front().x;
        const double right = piece.back().x;
        context.SetBrush(wxBrush(blackPart()));
        context.DrawRectangle(left, 0, right - left, height);
        wxGraphicsPath white = context.CreatePath();
        white.MoveToPoint(left, height);
        for (const GraphPoint& point : piece) white.AddLineToPoint(point.x, point.y);
        white.AddLineToPoint(right, height);
        white.CloseSubpath();
        context.SetBrush(wxBrush(whitePart()));
        context.FillPath(white);
    }
    context.SetBrush(*wxTRANSPARENT_BRUSH);
    context.SetPen(wxPen(halfMark(), FromDIP(1), wxPENSTYLE_SHORT_DASH));
    context.StrokeLine(0, height / 2, width, height / 2);
    context.SetPen(wxPen(wxColourOf(desktopColors().edge), 1));
    context.DrawRectangle(0.5, 0.5, width - 1, height - 1);
}

void ScoreGraphPanel::drawPhases(wxGraphicsContext& context) const {
    const WindowColors& colors = desktopColors();
    const double height = plotHeight();
    std::vector<double> starts;
    std::vector<double> widths;
    for (const ScoreGraph::PhaseStart& start : graph_.phases) {
        const double x = start.ply == 0 ? 0 : layout().xOf(start.ply);
        starts.push_back(x);
        widths.push_back(
            std::max(GetTextExtent(phaseName(start.phase)).x, GetTextExtent(wordsOf(start.phase)).x));
        if (start.ply == 0) continue;
        context.SetPen(wxPen(wxColourOf(colors.dim), 1));
        context.StrokeLine(x, 0, x, height);
    }
    const auto places = placeLabels(starts, widths, FromDIP(6), GetClientSize().x);
    const double line = GetTextExtent("Ag").y;
    for (std::size_t at = 0; at < places.size(); ++at) {
        const GamePhase phase = graph_.phases[at].phase;
        context.SetFont(GetFont(), wxColourOf(colors.dim));
        context.DrawText(phaseName(phase), places[at], height + FromDIP(1));
        context.SetFont(GetFont(), wxColourOf(colors.text));
        context.DrawText(wordsOf(phase), places[at], height + FromDIP(1) + line);
    }
}

const wxString& ScoreGraphPanel::wordsOf(GamePhase phase) const {
    return phaseWords_.at(static_cast<std::size_t>(phase));
}

void ScoreGraphPanel::drawMarks(wxGraphicsContext& context) const {
    std::optional<std::size_t> ply = graph_.mistakeAfter(0);
    for (; ply; ply = graph_.mistakeAfter(*ply)) drawMark(context, *ply);
}

void ScoreGraphPanel::drawMark(wxGraphicsContext& context, std::size_t ply) const {
    if (!graph_.expected[ply]) return;
    const double radius = FromDIP(kMarkRadius);
    const double height = plotHeight();
    const MoveJudgement judgement = graph_.judgements[ply];
    const GraphPoint centre{layout().xOf(ply),
                            std::clamp(layout().yOf(*graph_.expected[ply]), radius, height - radius)};
    context.SetBrush(wxBrush(colourOf(judgement)));
    context.SetPen(wxPen(*wxWHITE, FromDIP(1)));
    const std::vector<GraphPoint> corners = markCorners(judgement, centre, radius);
    if (corners.empty()) {
        const double small = radius * 0.8;
        context.DrawEllipse(centre.x - small, centre.y - small, 2 * small, 2 * small);
        return;
    }
    wxGraphicsPath path = context.CreatePath();
    path.MoveToPoint(corners.front().x, corners.front().y);
    for (const GraphPoint& corner : corners) path.AddLineToPoint(corner.x, corner.y);
    path.CloseSubpath();
    context.DrawPath(path);
}

/// The position on the board: a line, light on the dark part and dark on the light one.
void ScoreGraphPanel::drawPly(wxGraphicsContext& context) const {
    const double x = layout().xOf(ply_);
    const double height = plotHeight();
    context.SetPen(wxPen(*wxWHITE, FromDIP(4)));
    context.StrokeLine(x, 0, x, height);
    constexpr unsigned char kBlue = 196;
    context.SetPen(wxPen(wxColour(27, 102, kBlue), FromDIP(2)));
    context.StrokeLine(x, 0, x, height);
}

}  // namespace roque
