#include "view/panels/move_field.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "model/notation/null_move.h"
#include "view/text/language_letters.h"
#include "view/text/message_text.h"
#include "view/toolkit/accessibility.h"
#include "view/toolkit/field_activation.h"
#include "view/toolkit/lay_out_around.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr std::size_t kMaxCandidates = 12;
constexpr std::size_t kMaxHintLines = 3;  // of the hint: the moves need their room

}  // namespace

MoveField::MoveField(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "move field"),
      letters_(languageLetters()) {
    text_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER,
                           wxDefaultValidator, "move text");
    text_->SetHint(_("Type a move, such as Nf3 or g1f3"));
    hint_ = new WrappedText(this, "move hint", kMaxHintLines);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(text_, wxSizerFlags().Expand());
    column->Add(hint_, wxSizerFlags().Expand());
    SetSizer(column);
    text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { onText(); });
    text_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { onEnter(); });
    text_->Bind(wxEVT_KEY_DOWN, &MoveField::onKey, this);
    whenActivated(*text_, [this] { onEnter(); });
    setAccessibleName(*text_, _("Type a move"),
                      _("A move in algebraic notation, such as Nf3, or by its squares, such as g1f3. Enter "
                        "plays it, Escape goes back."));
    show(wxString());
}

void MoveField::setPosition(const std::optional<Position>& position, const wxString& reason) {
    reason_ = reason;
    if (position == position_ && premoves_.empty()) return;
    position_ = position;
    premoves_.clear();
    onOtherMoves();
}

void MoveField::setPremoves(std::vector<PremoveText> premoves) {
    const auto isSame = [](const PremoveText& one, const PremoveText& other) {
        return one.move == other.move && one.san == other.san;
    };
    if (std::ranges::equal(premoves, premoves_, isSame)) return;
    position_.reset();
    premoves_ = std::move(premoves);
    onOtherMoves();
}

/// What was typed is read anew.
void MoveField::onOtherMoves() {
    if (isRefused_) clear();
    if (!text_->IsEmpty()) onText();
}

/// What a text means now. There is a position, or there are premoves.
MoveCompletion MoveField::completionOf(const std::string& typed) const {
    return position_ ? completeMove(*position_, typed, letters_)
                     : completePremove(premoves_, typed, letters_);
}

void MoveField::begin(char first) {
    if (onBegin) onBegin();
    text_->SetFocus();
    typed_.clear();
    text_->ChangeValue(first == 0 ? wxString() : wxString(wxUniChar(first)));
    text_->SetInsertionPointEnd();
    onText();
}

bool MoveField::beginsAMove(char letter) const {
    return std::string_view("abcdefghNBRQKO0nrqko").find(englishLetter(letter, letters_))
           != std::string_view::npos;
}

/// Completes only a text that grew: a person who deletes something wants it gone.
void MoveField::onText() {
    const wxString typed = text_->GetValue();
    isRefused_ = false;
    const bool isLonger = typed.length() > std::exchange(typed_, typed).length();
    if (typed.empty() || (!position_ && premoves_.empty())) {
        say(wxString());
        return;
    }
    if (passes(typed)) return say(_("Passes: a null move, for studies"));
    const MoveCompletion completion = completionOf(toUtf8(typed));
    say(wordsFor(completion));
    if (!isLonger || completion.rest.empty()) return;
    // Deferred: the toolkit places the cursor after it has reported the change.
    CallAfter([this, typed, rest = toWx(completion.rest)] { complete(typed, rest); });
}

/// Adds the only possible continuation, selected, so that further typing replaces it.
void MoveField::complete(const wxString& typed, const wxString& rest) {
    if (text_->GetValue() != typed) return;
    text_->ChangeValue(typed + rest);
    text_->SetSelection(static_cast<long>(typed.length()), -1);
}

void MoveField::onEnter() {
    const wxString typed = text_->GetValue();
    if (typed.empty() && onEmptyEnter && onEmptyEnter()) return;
    if (!position_ && premoves_.empty()) {
        refuse(reason_);
        return;
    }
    if (passes(typed)) return play(roque::Move::null());
    const MoveCompletion completion = completionOf(toUtf8(typed));
    std::optional<roque::Move> move = completion.move;
    if (!move && !typed.empty() && completion.candidates.size() == 1)
        move = completionOf(completion.candidates.front()).move;
    if (move) return play(*move);
    refuse(wordsFor(completion));
    isRefused_ = true;
}

/// Whether a text is a null move, which can be made here.
bool MoveField::passes(const wxString& typed) const {
    return position_ && allowsNullMoves_ && isNullMoveText(toUtf8(typed))
           && isPlayable(*position_, roque::Move::null());
}

void MoveField::play(roque::Move move) {
    const auto& take = position_ ? onMove : onPremove;
    clear();
    if (take) take(move);
}

void MoveField::clear() {
    text_->ChangeValue(wxString());
    typed_.clear();
    isRefused_ = false;
    say(wxString());
}

void MoveField::onKey(wxKeyEvent& event) {
    constexpr int kPaste = 'V';
    const int key = event.GetKeyCode();
    if (key == WXK_ESCAPE && !event.HasAnyModifiers()) {
        cancel();
        return;
    }
    const bool isShortcut = event.ControlDown() && key != kPaste && text_->IsEmpty();
    if (!isShortcut || !onShortcut || !onShortcut(event)) event.Skip();
}

bool MoveField::cancel() {
    if (!text_->HasFocus() && text_->IsEmpty()) return false;
    clear();
    if (onLeft) onLeft();
    return true;
}

/// Says why Enter plays nothing. It is spoken, even if the field has said so while the text was typed.
void MoveField::refuse(const wxString& words) {
    show(words);
    announce(*this, words);
    text_->SelectAll();  // further typing replaces it
}

/// The text is also the field's name, for screen readers, which speak it when it changes.
void MoveField::say(const wxString& words) {
    show(words);
    setAccessibleName(*text_, words.empty() ? _("Type a move") : words);
}

void MoveField::show(const wxString& words) {
    hint_->show(words);
    const bool isShown = !words.empty();
    if (hint_->IsShown() == isShown) return;
    hint_->Show(isShown);
    layOutAround(*this);
}

wxString MoveField::problemWords(const MoveError& problem) const {
    const wxString text = toWx(problem.text);
    switch (problem.kind) {
        case MoveError::Kind::Syntax:
            return wxString::Format(_("\"%s\" is not a move."), text);
        case MoveError::Kind::Illegal:
            return wxString::Format(
                position_ ? _("\"%s\" is not a legal move here.") : _("\"%s\" cannot be a premove here."),
                text);
        case MoveError::Kind::Ambiguous:
            return wxString::Format(_("\"%s\" can mean several moves."), text);
    }
    return {};
}

wxString MoveField::wordsFor(const MoveCompletion& completion) const {
    if (completion.reason) return messageText(*completion.reason) + ".";
    if (completion.problem) return problemWords(*completion.problem);
    std::string list;
    const std::size_t count = std::min(kMaxCandidates, completion.candidates.size());
    for (std::size_t at = 0; at < count; ++at) list += (at == 0 ? "" : "  ") + completion.candidates[at];
    if (count < completion.candidates.size()) list += " …";
    return toWx(list);
}

}  // namespace roque
