#include "controller/plugins/guest_decisions.h"

#include <chrono>
#include <utility>

namespace roque {
namespace {

constexpr std::chrono::milliseconds kPatienceWithScans{200};

SerialWorker& made(std::unique_ptr<SerialWorker>& worker, std::chrono::milliseconds patience) {
    if (!worker) worker = std::make_unique<SerialWorker>(patience);
    return *worker;
}

}  // namespace

GuestDecisions::GuestDecisions(std::shared_ptr<PluginRegistry> registry, UiDispatcher& dispatcher)
    : registry_(std::move(registry)), link_(std::make_shared<UiLink>(dispatcher)) {}

GuestDecisions::~GuestDecisions() {
    link_->cut();
}

void GuestDecisions::change(std::vector<GuestConsent> kept, std::vector<std::string> forgotten) {
    if (kept.empty() && forgotten.empty()) return;
    made(disk_, std::chrono::seconds(5))
        .post([registry = registry_, link = link_, done = self_.bind(&GuestDecisions::onKept),
               kept = std::move(kept), forgotten = std::move(forgotten)] {
            std::vector<FileError> lost;
            const auto note = [&](const Result<void, FileError>& result) {
                if (!result) lost.push_back(result.error());
            };
            for (const std::string& sum : forgotten) note(registry->consents().forget(sum));
            for (const GuestConsent& consent : kept) note(registry->consents().keep(consent));
            link->post([done, lost = std::move(lost)] { done(lost); });
        });
}

void GuestDecisions::onKept(const std::vector<FileError>& lost) {
    if (!lost.empty() && onLost) onLost(lost.front());
    scan();
}

void GuestDecisions::scan() {
    const auto done = self_.bind([](GuestDecisions& decisions) {
        if (decisions.onHeeded) decisions.onHeeded();
    });
    made(scans_, kPatienceWithScans).post([registry = registry_, link = link_, done] {
        registry->rescan();
        link->post(done);
    });
}

void GuestDecisions::list(std::function<void(std::vector<GuestConsent>)> receiver) {
    made(disk_, std::chrono::seconds(5))
        .post([registry = registry_, link = link_, receiver = std::move(receiver)] {
            link->post([receiver, all = registry->consents().list()] { receiver(all); });
        });
}

}  // namespace roque
