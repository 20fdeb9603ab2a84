#include "view/commands/game_guard.h"

#include <wx/intl.h>
#include <wx/msgdlg.h>

namespace roque {

bool GameGuard::isGameToLose() const {
    return controller_.sideToResign() && controller_.game()->current().ply() > 0
           && controller_.hasPersonMoved();
}

bool GameGuard::mayEnd(const wxString& question, const wxString& yes) const {
    if (!isGameToLose()) return true;
    wxMessageDialog dialog(&parent_, question, "Roque", wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoLabels(yes, _("Keep playing"));
    return dialog.ShowModal() == wxID_YES;
}

bool GameGuard::mayLeave(const wxString& question, const wxString& yes) const {
    if (!persistence_.keepsGames()) return mayEnd(question, yes);
    if (!isGameToLose()) return true;
    wxMessageDialog dialog(&parent_, question, "Roque",
                           wxYES_NO | wxCANCEL | wxCANCEL_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoCancelLabels(yes, _("Keep it for later"), _("Keep playing"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_NO) persistence_.adjourn();
    return answer != wxID_CANCEL;
}

}  // namespace roque
