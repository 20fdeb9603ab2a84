#include "model/pgn/text_encoding.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::string_view_literals;

std::string utf8Of(std::string_view text) {
    std::string result;
    appendAsUtf8(text, result);
    return result;
}

std::string decoded(TextEncoding order, std::string_view bytes, bool& isBroken) {
    Utf16Decoder decoder(order);
    std::string result;
    for (const char byte : bytes) decoder.decode({&byte, 1}, result);
    decoder.finish(result);
    isBroken = decoder.isBroken();
    return result;
}

TEST(TextEncoding, LeavesUtf8AsItIs) {
    EXPECT_EQ(utf8Of("Ján Ďurič 棋 ♘ 😀"), "Ján Ďurič 棋 ♘ 😀");
    EXPECT_TRUE(isUtf8("Ján Ďurič 棋 ♘ 😀"));
}

TEST(TextEncoding, TakesOtherBytesForLettersOfWindows1252) {
    EXPECT_EQ(utf8Of("M\xFCller \x80 \x96 \x9F"), "Müller € – Ÿ");
    EXPECT_FALSE(isUtf8("M\xFCller"));
}

TEST(TextEncoding, CopesWithBothInOneText) {
    EXPECT_EQ(utf8Of("M\xFCller Müller \xE9\xE9t"), "Müller Müller éét");
}

TEST(TextEncoding, RefusesHalfALetterAtTheEndOfAText) {
    EXPECT_FALSE(isUtf8("abcdefgh\xC3"));
    EXPECT_EQ(utf8Of("abcdefgh\xC3"), "abcdefghÃ");
}

TEST(TextEncoding, DecodesUtf16OfBothOrders) {
    bool isBroken = false;
    EXPECT_EQ(decoded(TextEncoding::Utf16Le,
                      "\xFF\xFE"
                      "e\0\xE9\0\x58\x26\x3D\xD8\x00\xDE"sv,
                      isBroken),
              "eé♘😀");
    EXPECT_FALSE(isBroken);
    EXPECT_EQ(decoded(TextEncoding::Utf16Be, "\xFE\xFF\0e\x26\x58"sv, isBroken), "e♘");
    EXPECT_FALSE(isBroken);
}

TEST(TextEncoding, MarksHalvesOfLetters) {
    for (const std::string_view bytes : {"e\0\x3D\xD8"sv, "e\0\x3D"sv}) {
        bool isBroken = false;
        EXPECT_EQ(decoded(TextEncoding::Utf16Le, bytes, isBroken), "e\uFFFD");
        EXPECT_TRUE(isBroken);
    }
    bool isBroken = false;
    EXPECT_EQ(decoded(TextEncoding::Utf16Le,
                      "\x00\xDE"
                      "e\0"sv,
                      isBroken),
              "\uFFFD"
              "e");
    EXPECT_TRUE(isBroken);
}

TEST(TextEncoding, IsToldByTheFirstBytes) {
    EXPECT_EQ(detectEncoding(""), TextEncoding::Bytes);
    EXPECT_EQ(detectEncoding("[Event \"M\xFCnchen\"]"), TextEncoding::Bytes);
    EXPECT_EQ(detectEncoding("\xEF\xBB\xBF[Event"), TextEncoding::Bytes);
    EXPECT_EQ(detectEncoding("1. e4 {a\0b} e5 \0 2. Nf3 *"sv), TextEncoding::Bytes);
    EXPECT_EQ(detectEncoding("\xFF\xFE[\0"sv), TextEncoding::Utf16Le);
    EXPECT_EQ(detectEncoding("\xFE\xFF\0["sv), TextEncoding::Utf16Be);
    EXPECT_EQ(detectEncoding("[\0E\0v\0e\0n\0"sv), TextEncoding::Utf16Le);
    EXPECT_EQ(detectEncoding("\0[\0E\0v\0e\0n"sv), TextEncoding::Utf16Be);
}

TEST(TextEncoding, KnowsWhatIsNoText) {
    EXPECT_EQ(detectEncoding("\x7F"
                             "ELF\x02\x01\x01"sv),
              TextEncoding::NotText);
    EXPECT_EQ(detectEncoding("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x10"sv), TextEncoding::NotText);
}

TEST(LetterBytes, AreOfOneEncodingOrOfTwo) {
    EXPECT_EQ(letterBytesOf("plain"), LetterBytes());
    EXPECT_EQ(letterBytesOf("Zo\xc3\xab"), (LetterBytes{true, false}));
    EXPECT_EQ(letterBytesOf("Zo\xeb"), (LetterBytes{false, true}));
    EXPECT_TRUE(letterBytesOf("Zo\xeb Zo\xc3\xab").isMixed());
}

TEST(Windows1252, IsWrittenAsItIsRead) {
    std::string bytes;
    for (int byte = 0x80; byte < 0x100; ++byte) bytes += std::string(1, static_cast<char>(byte)) + 'x';
    std::string text;
    appendAsUtf8(bytes, text);
    EXPECT_EQ(toWindows1252(text), bytes);
    EXPECT_EQ(toWindows1252("Čapek"), std::nullopt);
    EXPECT_EQ(toWindows1252("CAFÉ»"), std::nullopt) << "C9 BB would be read as one letter of UTF-8";
}

TEST(TextEncoding, ForgivesGarbageInWhatBeginsAsAGame) {
    const std::string garbage(10, '\x01');
    EXPECT_EQ(detectEncoding("[Event \"x\"]\n\n1. e4 {" + garbage + "} *\n"), TextEncoding::Bytes);
    EXPECT_EQ(detectEncoding("noise" + garbage + "and no game at all"), TextEncoding::NotText);
    EXPECT_EQ(detectEncoding("[Event \"x\"]\n" + std::string(100, '\x01')), TextEncoding::NotText);
}

}  // namespace
}  // namespace roque
