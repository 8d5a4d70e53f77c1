import { assert, it } from "vitest"
import { nearestWord, wordDistance } from "./near-word.ts"
import { keptSearch, readSearch, searchedWords, wordsOf } from "./search-words.ts"

it("words are found in any spelling of umlauts and accents, without operators of the database's query language", () => {
  assert.deepStrictEqual(wordsOf("Heizöl-Preise: 1.500 l (Café)"), [
    "heizol",
    "preise",
    "1",
    "500",
    "l",
    "cafe"
  ])
  assert.deepStrictEqual(searchedWords("HEIZOEL heizöl & | ! :* <-> 'x'"), ["heizol", "x"])
  assert.deepStrictEqual(searchedWords("für über"), [])
  assert.lengthOf(searchedWords("a b c d e f g h i j"), 8)
})

it("a query that is too long is cut, and invisible characters are removed", () => {
  assert.lengthOf(readSearch("x".repeat(10_000)), 100)
  assert.strictEqual(readSearch("\u202eden\u0007Ofen \ud800"), "den Ofen \ufffd")
})

it("the words of a search without results are stored, except words that may name a person", () => {
  assert.strictEqual(keptSearch("Pellet-Ofen 80331"), "pellet ofen 80331")
  for (const written of ["erika@example.com", "0170 1234567", "Frau Erika Muster aus Köln", " & "])
    assert.isUndefined(keptSearch(written), written)
})

it("the nearest word is suggested: one character away for short words, two for longer ones", () => {
  assert.deepStrictEqual(
    [
      wordDistance("lagren", "lagern"),
      wordDistance("ofen", "ofen"),
      wordDistance("", "ab"),
      wordDistance("ab", "ba")
    ],
    [1, 0, 2, 1]
  )
  const known = [{ word: "langeren" }, { word: "lagern" }, { word: "lager" }, { word: "pellets" }]
  assert.strictEqual(nearestWord("lagren", known)?.word, "lagern")
  assert.strictEqual(nearestWord("pelets", known)?.word, "pellets")
  for (const written of ["rum", "2025", "lagexyzrn"]) assert.isUndefined(nearestWord(written, known), written)
})
