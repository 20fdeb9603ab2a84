#include "view/dialogs/settings/database_page.h"

#include <limits>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/message_text.h"
#include "view/toolkit/dialog_layout.h"
#include "view/toolkit/line_breaks.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

constexpr int kGridColumns = 2;
constexpr int kResultWidth = 420;  ///< in device-independent pixels

/// The port that the server uses by default.
int defaultPort(PointsDatabase::Kind kind) {
    constexpr int kMySqlPort = 3306;
    constexpr int kPostgreSqlPort = 5432;
    return kind == PointsDatabase::Kind::PostgreSql ? kPostgreSqlPort : kMySqlPort;
}

}  // namespace

DatabasePage::DatabasePage(wxWindow* parent, const Services& services, const PointsSaving& saving)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "database page"),
      services_(services) {
    saves_ = new wxCheckBox(this, wxID_ANY, _("&Save the score of every game"));
    saves_->SetName("save scores");
    saves_->SetValue(saving.isOn);
    kind_ = new wxChoice(this, wxID_ANY);
    kind_->SetName("database kind");
    for (const wxString& each :
         {_("A local file (no setup needed)"), _("A MySQL or MariaDB server"), _("A PostgreSQL server")})
        kind_->Append(each);
    kind_->SetSelection(static_cast<int>(saving.database.kind));
    form_ = new wxPanel(this);
    addForm();
    const PointsDatabase& database = saving.database;
    host_->ChangeValue(toWx(database.host));
    port_->SetValue(database.port);
    name_->ChangeValue(toWx(database.name));
    user_->ChangeValue(toWx(database.user));
    test_ = new wxButton(this, wxID_ANY, _("&Test"), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator,
                         "test database");
    result_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_NO_AUTORESIZE, "test result");
    result_->SetMinSize(wxSize(FromDIP(kResultWidth), 3 * GetTextExtent("Ag").y));
    waiting_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, 0, "waiting");

    auto* kindRow = new wxBoxSizer(wxHORIZONTAL);
    kindRow->Add(labelFor(*kind_, _("Kept in:")), wxSizerFlags().Centre().Border(wxRIGHT));
    kindRow->Add(kind_, wxSizerFlags(1).Centre());
    auto* testRow = new wxBoxSizer(wxHORIZONTAL);
    testRow->Add(test_, wxSizerFlags().Top());
    testRow->Add(result_, wxSizerFlags(1).Expand().Border(wxLEFT));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(saves_, wxSizerFlags().Border(wxBOTTOM));
    column->Add(kindRow, wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(form_, wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(testRow, wxSizerFlags().Expand().Border(wxBOTTOM));
    column->Add(waiting_, wxSizerFlags().Expand());
    auto* border = new wxBoxSizer(wxVERTICAL);
    border->Add(column, wxSizerFlags(1).Expand().DoubleBorder());
    SetSizer(border);
    bindEvents();
    showKind();
    showWaiting();
}

wxWindow* DatabasePage::addForm() {
    auto* grid = new wxFlexGridSizer(kGridColumns, FromDIP(wxSize(12, 6)));
    grid->AddGrowableCol(1);
    host_ = addText(grid, _("Server:"), "database host", wxString());
    port_ = new wxSpinCtrl(form_, wxID_ANY);
    port_->SetName("database port");
    port_->SetRange(0, std::numeric_limits<std::uint16_t>::max());
    grid->Add(labelFor(*port_, _("Port (0: default):")), wxSizerFlags().CentreVertical());
    grid->Add(port_, wxSizerFlags());
    name_ = addText(grid, _("Database:"), "database name", wxString());
    user_ = addText(grid, _("User:"), "database user", wxString());
    password_ = addText(grid, _("Password:"), "database password", wxString(), wxTE_PASSWORD);
    password_->SetHint(_("unchanged"));
    password_->SetToolTip(
        _("Not stored in the settings. If left empty, the known password is used, or you are asked for it."));
    keep_ = new wxCheckBox(form_, wxID_ANY, _("&Keep the password in the desktop's keyring"));
    keep_->SetName("keep database password");
    keep_->Disable();
    grid->AddSpacer(0);
    grid->Add(keep_);
    form_->SetSizer(grid);
    return form_;
}

wxTextCtrl* DatabasePage::addText(wxSizer* grid, const wxString& label, const wxString& name,
                                  const wxString& value, long style) {
    auto* text = new wxTextCtrl(form_, wxID_ANY, value, wxDefaultPosition, wxDefaultSize, style,
                                wxDefaultValidator, name);
    grid->Add(labelFor(*text, label), wxSizerFlags().CentreVertical());
    grid->Add(text, wxSizerFlags().Expand());
    return text;
}

void DatabasePage::bindEvents() {
    saves_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { changed(); });
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        showKind();
        changed();
    });
    for (wxTextCtrl* each : {host_, name_, user_, password_})
        each->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed(); });
    port_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { changed(); });
    test_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { test(); });
    services_.access.hasStore(self_.bind([](DatabasePage& page, bool hasStore) {
        page.keep_->Enable(hasStore);
        page.keep_->SetValue(hasStore);
        if (!hasStore) page.keep_->SetToolTip(_("This desktop has no keyring (libsecret)."));
    }));
}

void DatabasePage::changed() {
    ++tests_;
    showResult(wxString());
    if (onChange) onChange();
}

/// Shows the form for a server, and whether its library is installed.
void DatabasePage::showKind() {
    const PointsDatabase::Kind kind = saving().database.kind;
    form_->SetSize(form_->GetBestSize());
    form_->Layout();
    form_->Show(kind != PointsDatabase::Kind::Embedded);
    port_->SetToolTip(wxString::Format(_("Default: %d"), defaultPort(kind)));
    fitDialogAround(*this);
    services_.scores.findBackend(kind, self_.bind([kind](DatabasePage& page, const auto& found) {
        if (page.saving().database.kind != kind) return;
        page.test_->Enable(found.has_value());
        if (!found) page.showResult(messageText(found.error().text) + ".");
    }));
}

/// Nobody waits: the result is shown when it arrives, unless something else has been typed by then.
void DatabasePage::test() {
    showResult(_("Testing…"));
    const auto typed = password();
    services_.access.test(
        saving().database, typed ? std::optional(typed->text) : std::nullopt,
        self_.bind([number = ++tests_](DatabasePage& page, const Result<void, PointsError>& tested) {
            if (page.tests_ != number) return;
            page.showResult(tested ? _("The test succeeded.") : messageText(tested.error().text) + ".");
            page.showWaiting();
        }));
}

void DatabasePage::showResult(const wxString& words) {
    showInLines(*result_, words, FromDIP(kResultWidth));
    result_->SetToolTip(words);
}

void DatabasePage::showWaiting() {
    const auto waiting = static_cast<unsigned>(services_.scores.status().waiting);
    waiting_->SetLabelText(waiting == 0
                               ? _("No games are waiting to be saved.")
                               : wxString::Format(wxPLURAL("%u game is waiting to be saved.",
                                                           "%u games are waiting to be saved.", waiting),
                                                  waiting));
}

PointsSaving DatabasePage::saving() const {
    PointsSaving saving;
    saving.isOn = saves_->GetValue();
    saving.database.kind = PointsDatabase::Kind(kind_->GetSelection());
    const auto text = [](const wxTextCtrl& field) { return toUtf8(field.GetValue().Strip(wxString::both)); };
    saving.database.host = text(*host_);
    saving.database.port = static_cast<std::uint16_t>(port_->GetValue());
    saving.database.name = text(*name_);
    saving.database.user = text(*user_);
    return saving;
}

std::optional<TypedPassword> DatabasePage::password() const {
    using Keep = TypedPassword::Keep;
    if (password_->IsEmpty()) return std::nullopt;
    const bool keeps = keep_->IsEnabled() && keep_->GetValue();
    return TypedPassword{toUtf8(password_->GetValue()), keeps ? Keep::InStore : Keep::UntilTheEnd};
}

}  // namespace roque
