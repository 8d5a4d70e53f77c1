import { expect, it } from "vitest"
import { burst, heldCauseOf, wordsOf } from "./held-cause.ts"

it("the same wording is the same however it is written (rule review.held)", () => {
  const text = "Der Fahrer war freundlich, die Pellets sauber und trocken!"
  for (const same of [
    "der fahrer war freundlich die pellets sauber und trocken",
    "  DER FAHRER war freundlich –\n die Pellets: sauber & und trocken … ",
    "Der Fahrer war\u00a0freundlich, die Pellets sauber und trocken"
  ])
    expect(wordsOf(same)).toBe(wordsOf(text))
  const sharp = "Der Fahrer kam pünktlich in unsere schmale Straße."
  expect(wordsOf(sharp.toUpperCase())).toBe(wordsOf(sharp))
  expect(wordsOf(`${text} Gern wieder.`)).not.toBe(wordsOf(text))
})

it("short words are not taken for names", () => {
  expect(wordsOf("Alles bestens, gerne wieder!")).toBeNull()
  expect(wordsOf("")).toBeNull()
  expect(wordsOf("👍".repeat(400))).toBeNull()
})

it("the same words and the one behind a burst wait for a person", () => {
  expect(heldCauseOf({ hasSameWords: false, recent: burst.reviews - 1 })).toBeNull()
  expect(heldCauseOf({ hasSameWords: false, recent: burst.reviews })).toBe("burst")
  expect(heldCauseOf({ hasSameWords: true, recent: 0 })).toBe("sameWords")
})
