#include "model/base/fnv1a.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

// Values of the authors' own test program.
TEST(Fnv1a, GivesThePublishedValues) {
    EXPECT_EQ(Fnv1a<std::uint32_t>::of(""), 0x811c9dc5U);
    EXPECT_EQ(Fnv1a<std::uint32_t>::of("a"), 0xe40c292cU);
    EXPECT_EQ(Fnv1a<std::uint32_t>::of("foobar"), 0xbf9cf968U);
    EXPECT_EQ(Fnv1a<std::uint64_t>::of(""), 0xcbf29ce484222325U);
    EXPECT_EQ(Fnv1a<std::uint64_t>::of("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(Fnv1a<std::uint64_t>::of("foobar"), 0x85944171f73967e8U);
}

TEST(Fnv1a, AddsTextsOneAfterTheOther) {
    Fnv1a<std::uint64_t> hash;
    hash.add("foo");
    hash.add("bar");
    EXPECT_EQ(hash.value(), Fnv1a<std::uint64_t>::of("foobar"));
}

}  // namespace
}  // namespace roque
