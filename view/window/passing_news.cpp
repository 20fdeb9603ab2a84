#include "view/window/passing_news.h"

namespace roque {

void PassingNews::tell(const wxString& words) {
    words_ = words;
    status_.tellNews(words);
    dispatcher_.postAfter(kTime, self_.bind([told = ++told_](PassingNews& self) { self.forget(told); }));
}

void PassingNews::forget(unsigned told) {
    if (told == told_) status_.forgetNews(words_);
}

}  // namespace roque
