import { assert, it } from "vitest"
import { likePatterns } from "./like-patterns.ts"

it("every word is searched anywhere, and wildcards are taken literally", () => {
  assert.deepStrictEqual(likePatterns("  Erika   o'muster "), ["%erika%", "%o'muster%"])
  assert.deepStrictEqual(likePatterns("Müller STRAUSS mueller"), ["%muller%", "%strauss%", "%muller%"])
  assert.deepStrictEqual(likePatterns("Ihre Bestellung HM\u201326\u2013100001 ist da"), ["%hm-26-100001%"])
  assert.deepStrictEqual(likePatterns(String.raw`50% a_b c\d`), [
    String.raw`%50\%%`,
    String.raw`%a\_b%`,
    String.raw`%c\\d%`
  ])
  assert.deepStrictEqual(likePatterns(undefined), [])
  assert.lengthOf(likePatterns("a ".repeat(50)), 6)
})
