#include "view/dialogs/new_game/ai_editor.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>

#include <wx/collpane.h>
#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "view/toolkit/decimal_comma.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/font_scaling.h"

namespace roque {
namespace {

constexpr double kMaxThinkSeconds = 3600.0;
constexpr double kSecondsStep = 0.5;
constexpr double kMillisecondsInSecond = 1000.0;

/// Puts a window inside a scrolling one, which is low enough to leave room for the rest of a dialog on a
/// small screen.
void scrollIfHigh(wxScrolledWindow& area, wxWindow& inside) {
    constexpr int kHighest = 80;  // device-independent pixels
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(&inside, wxSizerFlags().Expand());
    area.SetSizer(sizer);
    area.SetScrollRate(0, area.FromDIP(10));
    const wxSize best = inside.GetBestSize();
    const int bar = wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, &area);
    area.SetMinSize(wxSize(best.x + bar, std::min(best.y, area.FromDIP(kHighest))));
}

/// The options without the one that a slider sets.
std::vector<PluginOption> optionsBesideLevel(const Plugin& plugin) {
    std::vector<PluginOption> options = plugin.options();
    if (const PluginOption* const level = levelOption(options))
        options.erase(options.begin() + (level - options.data()));
    return options;
}

}  // namespace

AiEditor::AiEditor(wxWindow* parent, const Plugin* plugin, const PlayerSpec& player)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "ai") {
    const AiSettings settings = aiSettingsOf(player);
    auto* column = new wxBoxSizer(wxVERTICAL);
    addLimits(column, settings.limits);
    if (std::holds_alternative<EngineSpec>(player)) addWork(column, settings.limits);
    book_ = new BookEditor(this, settings.book);
    column->Add(book_, wxSizerFlags().Expand().Border(wxTOP));
    if (plugin != nullptr) {
        if (const PluginOption* const level = levelOption(plugin->options())) levelName_ = level->name;
        addOptions(column, *plugin, settings.options);
    }
    SetSizer(column);
    listen();
}

void AiEditor::listen() {
    const auto tell = [this] {
        if (onChange) onChange();
    };
    book_->onChange = tell;
    if (options_ != nullptr) options_->onChange = tell;
    Bind(wxEVT_TEXT, [tell](wxCommandEvent& event) {  // of the numbers, also when a button changes them
        event.Skip();
        tell();
    });
}

void AiEditor::addLimits(wxSizer* sizer, const SearchLimits& limits) {
    seconds_ = new wxSpinCtrlDouble(this, wxID_ANY);
    seconds_->SetName("seconds");
    seconds_->SetRange(0, kMaxThinkSeconds);
    seconds_->SetIncrement(kSecondsStep);
    seconds_->SetDigits(1);
    acceptDecimalComma(*seconds_);
    const auto time = limits.moveTime;
    seconds_->SetValue(time ? static_cast<double>(time->count()) / kMillisecondsInSecond : 0.0);
    seconds_->SetToolTip(_("Maximum thinking time per move; 0: the player's own options decide"));
    seconds_->SetMinSize(roomFor(*this, wxSize(OptionEditor::kControlWidth, -1)));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(labelFor(*seconds_, _("Seconds per move:")), wxSizerFlags(1).Centre());
    row->Add(seconds_, wxSizerFlags().Centre());
    sizer->Add(row, wxSizerFlags().Expand().Border(wxTOP));
}

/// How much a chess program may do for a move.
void AiEditor::addWork(wxSizer* sizer, const SearchLimits& limits) {
    constexpr int kMaxDepth = 250;
    const auto addRow = [&](const char* name, const wxString& label, int most, int value) {
        auto* spin = new wxSpinCtrl(this, wxID_ANY);
        spin->SetName(name);
        spin->SetRange(0, most);
        spin->SetValue(value);
        spin->SetToolTip(_("0: no limit"));
        spin->SetMinSize(roomFor(*this, wxSize(OptionEditor::kControlWidth, -1)));
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(labelFor(*spin, label), wxSizerFlags(1).Centre());
        row->Add(spin, wxSizerFlags().Centre());
        sizer->Add(row, wxSizerFlags().Expand().Border(wxTOP));
        return spin;
    };
    constexpr int kMaxNodes = std::numeric_limits<int>::max();
    const auto nodes = std::min<std::uint64_t>(limits.nodes.value_or(0), kMaxNodes);
    nodes_ = addRow("nodes", _("Positions per move:"), kMaxNodes, static_cast<int>(nodes));
    depth_ = addRow("depth", _("Depth in plies:"), kMaxDepth,
                    static_cast<int>(std::min(limits.depth.value_or(0), unsigned{kMaxDepth})));
}

/// A player without levels shows its options at once: it has nothing else.
void AiEditor::addOptions(wxSizer* sizer, const Plugin& plugin, const OptionEditor::Values& values) {
    const std::vector<PluginOption> options = optionsBesideLevel(plugin);
    if (options.empty()) return;
    auto* more = new wxCollapsiblePane(this, wxID_ANY, _("More options"), wxDefaultPosition, wxDefaultSize,
                                       wxCP_NO_TLW_RESIZE, wxDefaultValidator, "more options");
    auto* area = new wxScrolledWindow(more->GetPane(), wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                      wxVSCROLL | wxTAB_TRAVERSAL);
    options_ = new OptionEditor(area, options, values);
    scrollIfHigh(*area, *options_);
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(area, wxSizerFlags().Expand());
    more->GetPane()->SetSizer(inside);
    more->Collapse(!levelName_.empty());
    more->Bind(wxEVT_COLLAPSIBLEPANE_CHANGED, [this](wxCollapsiblePaneEvent&) { fitDialogAround(*this); });
    sizer->Add(more, wxSizerFlags().Expand().Border(wxTOP));
}

void AiEditor::setTimedByClock(bool isTimed) {
    seconds_->Enable(!isTimed);
}

SearchLimits AiEditor::limits(SearchLimits before) const {
    const auto milliseconds = std::llround(seconds_->GetValue() * kMillisecondsInSecond);
    before.moveTime.reset();
    if (milliseconds > 0) before.moveTime = std::chrono::milliseconds(milliseconds);
    if (nodes_ == nullptr) return before;
    before.nodes.reset();
    before.depth.reset();
    if (nodes_->GetValue() > 0) before.nodes = static_cast<std::uint64_t>(nodes_->GetValue());
    if (depth_->GetValue() > 0) before.depth = static_cast<unsigned>(depth_->GetValue());
    return before;
}

void AiEditor::applyTo(PlayerSpec& player) const {
    const auto apply = [this](auto& spec) {
        spec.limits = limits(spec.limits);
        spec.book = book_->book();
    };
    if (auto* const engine = std::get_if<EngineSpec>(&player)) apply(*engine);
    auto* const plugin = std::get_if<PluginSpec>(&player);
    if (plugin == nullptr) return;
    apply(*plugin);
    const auto level = plugin->options.extract(levelName_);
    plugin->options = options_ == nullptr ? OptionEditor::Values() : options_->values();
    if (!level.empty()) plugin->options.emplace(level.key(), level.mapped());
}

}  // namespace roque
