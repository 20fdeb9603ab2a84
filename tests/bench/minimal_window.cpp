#include <wx/app.h>
#include <wx/dcclient.h>
#include <wx/frame.h>
#include <wx/panel.h>

namespace {

/// The smallest possible wxWidgets program: a window of one colour. Every such program costs at least as
/// much.
class MinimalWindow : public wxFrame {
public:
    MinimalWindow() : wxFrame(nullptr, wxID_ANY, "minimal") {
        auto* panel = new wxPanel(this);
        panel->Bind(wxEVT_PAINT, [panel](wxPaintEvent&) {
            wxPaintDC dc(panel);
            dc.SetBackground(wxBrush(wxColour(10, 200, 30)));
            dc.Clear();
        });
        SetClientSize(wxSize(1000, 690));
    }
};

class MinimalProgram : public wxApp {
public:
    bool OnInit() override { return (new MinimalWindow)->Show(); }
};

}  // namespace

int main(int count, char** arguments) {
    wxApp::SetInstance(new MinimalProgram);
    return wxEntry(count, arguments);
}
