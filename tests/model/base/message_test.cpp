#include "model/base/message.h"

#include <filesystem>
#include <map>
#include <type_traits>

#include <gtest/gtest.h>

namespace roque {
namespace {

/// A language of which a few texts are known.
class SomeLanguage final : public Catalogue {
public:
    explicit SomeLanguage(std::map<std::string, std::string> texts) : texts_(std::move(texts)) {}

    [[nodiscard]] std::string translate(const char* text) const override {
        const auto found = texts_.find(text);
        return found == texts_.end() ? text : found->second;
    }
    /// One and two are alike, as they are in no language, to see that the catalogue chooses.
    [[nodiscard]] std::string translatePlural(const char* one, const char* many,
                                              std::int64_t count) const override {
        return translate(count < 3 ? one : many);
    }

private:
    std::map<std::string, std::string> texts_;
};

using Texts = std::map<std::string, std::string>;

/// A message in a language that has these texts.
std::string inLanguage(const Texts& texts, const Message& message) {
    return render(message, SomeLanguage(texts));
}

Message cannotRead(const std::filesystem::path& file) {
    return ROQUE_MESSAGE("Cannot read {0}: {1}", file, ROQUE_MESSAGE("it is empty"));
}

static_assert(placesIn("") == 0);
static_assert(placesIn("{1} before {0}, and {0} again") == 2);
static_assert(placesIn("{}, {x} and } are no places") == 0);
static_assert(placesIn("one game", "{0} games") == 1);
static_assert(placesIn("rank {1} has {0} square", "rank {1} has {0} squares") == 2);
static_assert(std::is_constructible_v<Message, MessagePattern<1>, int>);
static_assert(!std::is_constructible_v<Message, MessagePattern<1>>, "an argument is missing");
static_assert(!std::is_constructible_v<Message, MessagePattern<1>, int, int>, "an argument has no place");

TEST(Messages, FillTheirPlacesInEnglish) {
    EXPECT_EQ(english(cannotRead("/a b")), "Cannot read /a b: it is empty");
    EXPECT_EQ(english(ROQUE_MESSAGE("{0}, {1}, {2} and {0}", 'x', -7, std::string("'{1}'"))),
              "x, -7, '{1}' and x");
    EXPECT_EQ(english(ROQUE_MESSAGE("a comment is not closed by }")), "a comment is not closed by }");
    EXPECT_EQ(english(Message()), "");
}

TEST(Messages, AreTranslatedWithTheReasonsInThem) {
    const Texts french{{"Cannot read {0}: {1}", "{1} : {0} ne peut pas être lu"}, {"it is empty", "vide"}};
    EXPECT_EQ(inLanguage(french, cannotRead("/a")), "vide : /a ne peut pas être lu");
}

TEST(Messages, DoNotTranslateForeignTexts) {
    const Texts french{{"Club", "Cercle"}, {"{0} plays", "{0} joue"}};
    EXPECT_EQ(inLanguage(french, ROQUE_MESSAGE("{0} plays", "Club")), "Club joue");
    EXPECT_EQ(inLanguage(french, ROQUE_MESSAGE("{0} plays", ROQUE_MESSAGE("Club"))), "Cercle joue");
    EXPECT_EQ(inLanguage(french, Message::verbatim("Club")), "Club");
}

TEST(Messages, LeaveToTheLanguageWhichPluralItWants) {
    const auto games = [](int count) { return ROQUE_MESSAGES("one game", "{0} games", count); };
    EXPECT_EQ(english(games(1)), "one game");
    EXPECT_EQ(english(games(0)), "0 games");
    EXPECT_EQ(english(games(2)), "2 games");
    EXPECT_EQ(inLanguage(Texts{{"one game", "{0} jeu"}}, games(2)), "2 jeu");
}

TEST(Messages, ToldTogetherStandOnLinesOfTheirOwn) {
    const Message both = Message::lines({ROQUE_MESSAGE("first"), ROQUE_MESSAGE("second")});
    EXPECT_EQ(english(both), "first\nsecond");
    EXPECT_EQ(english(ROQUE_MESSAGE("It is wrong: {0}", both)), "It is wrong: first\nsecond");
    EXPECT_EQ(english(Message::lines({})), "");
}

TEST(Messages, ShowAPlaceThatATranslationInvents) {
    EXPECT_EQ(inLanguage(Texts{{"first", "premier {0}"}}, ROQUE_MESSAGE("first")), "premier {0}");
}

TEST(Messages, AreEqualIfTheySayTheSame) {
    EXPECT_EQ(cannotRead("/a"), cannotRead("/a"));
    EXPECT_NE(cannotRead("/a"), cannotRead("/b"));
    EXPECT_NE(ROQUE_MESSAGE("first"), ROQUE_MESSAGE("second"));
    EXPECT_NE(ROQUE_MESSAGE("first"), Message());
}

}  // namespace
}  // namespace roque
