import { expect, it } from "vitest"
import { burst, heldCauseOf, wordsOf } from "./held-cause.ts"

it("equal wording is recognised in any spelling (rule review.held)", () => {
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

it("short words do not count as names", () => {
  expect(wordsOf("Alles bestens, gerne wieder!")).toBeNull()
  expect(wordsOf("")).toBeNull()
  expect(wordsOf("👍".repeat(400))).toBeNull()
})

it("reviews with the same words, or during a burst, are held for staff", () => {
  expect(heldCauseOf({ hasSameWords: false, recent: burst.reviews - 1 })).toBeNull()
  expect(heldCauseOf({ hasSameWords: false, recent: burst.reviews })).toBe("burst")
  expect(heldCauseOf({ hasSameWords: true, recent: 0 })).toBe("sameWords")
})
