#include "view/window/main_frame.h"

#include <variant>

#include <wx/intl.h>
#include <wx/sizer.h>

#include "view/text/message_text.h"
#include "view/toolkit/file_drop_target.h"
#include "view/toolkit/font_scaling.h"
#include "view/toolkit/language.h"
#include "view/toolkit/local_date.h"
#include "view/toolkit/window_place.h"
#include "view/window/analysis_presenter.h"
#include "view/window/annotation_presenter.h"
#include "view/window/pages.h"

namespace roque {

MainFrame::MainFrame(const Services& services, const std::optional<StartPosition>& start)
    : wxFrame(nullptr, wxID_ANY, "Roque", wxDefaultPosition, wxDefaultSize, wxDEFAULT_FRAME_STYLE, "main"),
      services_(services),
      theme_(services.resources, services.folders.data, services.settings.settings().appearance),
      engines_{EngineStore(services.dispatcher, services.folders.data,
                           [this](const FileError& error) { tellTrouble(messageText(error.describe())); })},
      calibration_(services.dispatcher, engines_),
      controller_(services.dispatcher, *services.plugins, services.deadlines),
      guests_(services.plugins, services.dispatcher),
      openings_(services.dispatcher, services.resources / "openings", spokenLanguage(),
                [this](const std::optional<Message>& problem) { onOpeningsKnown(problem); }),
      session_(controller_,
               {localDate, [this](const GameNode& root, GameTags& tags) { openings_.addTags(root, tags); }}),
      hints_(services.dispatcher, controller_, *services.plugins, services.deadlines),
      icons_(services.resources / "icons"),
      actionBar_(*this, actions_),
      fullScreen_(
          *this, [this] { return moveEntry_->cancel(); }, [this] { actions_.perform(Action::FullScreen); }) {
    SetIcon(icons_.programIcon());
    controller_.useSupervisor(engines_.supervisor);
    buildPages();
    buildCommands();
    buildPresenters();
    listen();
    guestQuestions_ = std::make_unique<GuestQuestions>(
        GuestQuestions::Parts{*this, pages_->board(), services_.dispatcher, *services_.plugins, guests_,
                              pages_->notices().notice()},
        [this] { session_.notifyChange(); });
    startup_ = std::make_unique<StartupTasks>(
        StartupTasks::Parts{services_, controller_, session_, openings_, *persistence_, *studies_,
                            pages_->notices().notice(), *guestQuestions_, theme_.pieces(),
                            commands_->annotation, engines_.store},
        start.value_or(StartPosition{}));
    afterFirstPaint_.emplace(pages_->board(), [this] { startup_->begin(); });
    if (const auto& data = services_.folders.data)
        players_.emplace(*data / "plugins", services_.dispatcher, [this] { guests_.scan(); });
    if (const auto& problem = engines_.store.problem())
        pages_->notices().notice().showNotice(messageText(*problem), NoticeBar::About::Program);
    pages_->focusBoard();
}

void MainFrame::buildPages() {
    analysis_ = std::make_unique<AnalysisPresenter>(services_.dispatcher, controller_, session_, actions_,
                                                    *services_.plugins, engines_, services_.settings);
    annotation_ =
        std::make_unique<AnnotationPresenter>(*this, services_.dispatcher, controller_, session_, actions_,
                                              *services_.plugins, engines_, services_.settings);
    endings_ = std::make_unique<EndingPresenter>(services_.dispatcher, session_, services_.folders.data,
                                                 [this] { return analysis_->isPossible(); });
    pages_ = new PageFrame(this, theme_.pieces(), icons_);
    gameParts_ = std::make_unique<GameParts>(
        pages_->column(), pages_->aside(),
        GameParts::Context{controller_, session_, premoves_, actions_, openings_, icons_});
    gameParts_->onReturned = [this] { pages_->focusBoard(); };
    playPage_ =
        &addPages(*pages_, {controller_,
                            session_,
                            actions_,
                            *services_.plugins,
                            theme_.pieces(),
                            icons_,
                            *pages_,
                            pages_->column(),
                            *gameParts_,
                            pages_->board(),
                            pages_->reader(),
                            services_.dispatcher,
                            services_.settings,
                            engines_,
                            *analysis_,
                            *annotation_,
                            *endings_,
                            calibration_,
                            [this](const PlayerSpec& opponent) { commands_->game.playAgainst(opponent); },
                            [this] { measuring_->look(); },
                            [this](bool isChecking) { measuring_->setChecking(isChecking); }});
    auto* const whole = new wxBoxSizer(wxVERTICAL);  // other children of the frame are not for the eye
    whole->Add(pages_, wxSizerFlags(1).Expand());
    SetSizer(whole);
    theme_.applyTo(pages_->board());
    wxSize least = roomFor(*this, wxSize(600, 360));
    least.DecTo(withinScreen(*this, least));
    SetMinClientSize(least);
    SetClientSize(withinScreen(*this, roomFor(*this, wxSize(1152, 740))));  // no strip below the board
}

CommandContext MainFrame::context() {
    return {*this,
            services_,
            theme_,
            controller_,
            session_,
            actions_,
            pages_->notices().notice(),
            gameParts_->status(),
            engines_};
}

void MainFrame::buildCommands() {
    voices_ = std::make_unique<WindowVoices>(
        controller_, narrator_,
        WindowVoices::Parts{*this, services_.dispatcher, pages_->reader(), services_.resources / "sounds",
                            services_.playSound});
    persistence_ = std::make_unique<GamePersistence>(
        services_.dispatcher, controller_, services_.folders, services_.settings.settings().scores,
        GamePersistence::Bars{pages_->notices().notice(), pages_->notices().offer(),
                              pages_->notices().password()},
        services_.passwordStore);
    studies_ = std::make_unique<StudyPersistence>(
        services_.dispatcher, controller_, session_, services_.folders.state,
        StudyPersistence::Bars{pages_->notices().notice(), pages_->notices().offer()});
    commands_ = std::make_unique<CommandGroups>(
        context(), CommandGroups::Parts{actionBar_, *persistence_, guests_, orientation_, pages_->board(),
                                        pages_->reader(), narrator_, fullScreen_, bounds_,
                                        [this](const Settings& chosen) { settings_->show(chosen); },
                                        [this] { voices_->playSample(); },
                                        [this](const PlaySettings& play) { settings_->use(play); }, hints_});
    pageSwitch_ = std::make_unique<PageSwitch>(*pages_, controller_, session_, actions_, services_.settings);
    moveEntry_ = std::make_unique<MoveEntry>(context(), premoves_, confirmation_, pages_->board(),
                                             gameParts_->moveField(), gameParts_->moves());
    headToHead_.emplace(gameParts_->record(), controller_, persistence_->scores());
    questions_ = std::make_unique<GameQuestions>(
        controller_, pages_->notices().question(), [this] { return session_.games().isGameShown(); },
        [this](Color color) { commands_->game.replacePlayer(color); });
}

void MainFrame::buildPresenters() {
    settings_ = std::make_unique<SettingsPresenter>(SettingsPresenter::Parts{
        *this, fullScreen_, bounds_, theme_, *pages_, *gameParts_, orientation_, *voices_,
        commands_->boardInWords, controller_, session_, premoves_, confirmation_});
    settings_->show(services_.settings.settings());
    presenter_ = std::make_unique<GamePresenter>(GamePresenter::Parts{
        *this, controller_, session_, premoves_, confirmation_, actions_, actionBar_, *pages_, *gameParts_,
        orientation_, *questions_, commands_->studies, hints_, *analysis_});
    measuring_.emplace(CalibrationPresenter::Parts{*this, controller_, hints_, *analysis_, *annotation_,
                                                   commands_->annotation, commands_->position, *endings_,
                                                   services_.settings, calibration_, desk_});
}

/// Connects parts that do not know each other.
void MainFrame::listen() {
    actions_.onPerforming = [this] { gameParts_->status().forgetNews(); };
    annotation_->onNews = [this](const wxString& news) { gameParts_->status().tellNews(news); };
    annotation_->onTrouble = [this](const wxString& what) { pages_->notices().notice().showNotice(what); };
    playPage_->gameCards().cancel = [this] { return moveEntry_->cancel(); };
    playPage_->players().onClocks = [this] { voices_->watchClocks(); };
    gameParts_->moves().onMenu = [this](wxPoint at) { commands_->studies.popUp(gameParts_->moves(), at); };
    gameParts_->moveField().onShortcut = [this](const wxKeyEvent& key) {
        return actionBar_.performShortcut(key);
    };
    pages_->reader().onAsked = [this](BoardQuestion question, Square square) {
        return narrator_.answer(question, square);
    };
    pages_->reader().onEscape = [this] { return moveEntry_->cancel(); };
    pages_->reader().onTyping = [this] { moveEntry_->begin(pages_->reader()); };
    closed_ = controller_.subscribe([this](const ControllerEvent& event) {
        if (!std::holds_alternative<Closed>(event)) return;
        haveThePlayersLeft_ = true;
        destroyIfDone();
    });
    hints_.onLeft = [this] { destroyIfDone(); };
    calibration_.onLeft = [this] { destroyIfDone(); };
    presenter_->onShown = [this] { measuring_->look(); };
    endings_->onMaking = [this] { measuring_->look(); };
    SetDropTarget(new FileDropTarget([this](const auto& path) { commands_->files.open(path); }));
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive() && !IsBeingDeleted()) commands_->files.onActivated();
    });
    Bind(wxEVT_ICONIZE, [this](wxIconizeEvent& event) {
        event.Skip();
        measuring_->look();
    });
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
}

/// The session is locked or open again, or the computer runs on its battery or no longer.
void MainFrame::onDesk() {
    analysis_->setDesk(desk_.isLocked(), desk_.isOnBattery());
    measuring_->look();
}

void MainFrame::onOpeningsKnown(const std::optional<Message>& problem) {
    if (problem)
        pages_->notices().notice().showNotice(messageText(*problem) + ".", NoticeBar::About::Program);
    gameParts_->showHeading();
}

void MainFrame::tellTrouble(const wxString& what) {
    pages_->notices().notice().showNotice(wxString::Format(_("Something went wrong: %s"), what));
}

// Closing.

void MainFrame::onClose(wxCloseEvent& event) {
    if (!event.CanVeto()) {  // the desktop does not wait for an answer
        Destroy();           // game and study are kept
        return;
    }
    event.Veto();  // in any case: the window is destroyed when the players have stopped
    if (std::holds_alternative<Closing>(controller_.state())) return;
    session_.whenStudyMayGo([this] { leave(); });
}

/// A thread that still searches would be detached by the end of the window.
void MainFrame::destroyIfDone() {
    if (haveThePlayersLeft_ && hints_.hasLeft() && calibration_.hasLeft()) Destroy();
}

void MainFrame::leave() {
    if (!annotation_->mayEnd()) return;
    // The game is adjourned, and offered at the next start.
    if (!persistence_->keepsGames()
        && !commands_->guard.mayEnd(_("The game is not over. Quit anyway?"), _("Quit")))
        return;
    studies_->giveUp();  // or they were saved
    services_.settings.edit([this](Settings& settings) { settings.window = bounds_.bounds(); });
    Hide();
    controller_.close();
}

}  // namespace roque
