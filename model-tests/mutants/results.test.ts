import { expect, it } from "vitest"
import { mutantsByMachine } from "./by-machine.ts"
import { isChanged } from "./next-first.ts"
import { readResults } from "./results.ts"
import { errorShareOf, leastScore, mostErrors } from "./score.ts"
import { targets } from "./targets.ts"

const results = readResults()

it("is kept of every target", () => {
  expect(results.map(({ target }) => target)).toEqual(Object.keys(targets).toSorted())
})

/** Targets that may have been measured on other code than today's: whoever changes more measures them again. */
const mostOutdated = 10

it("is of today's code, for nearly all targets", () => {
  const outdated = results.filter(({ files }) => files.some(isChanged)).map(({ target }) => target)
  if (outdated.length > 0)
    console.log(`Measured on other code; again: npm run mutants -- ${outdated.join(" ")}`)
  expect(outdated.length).toBeLessThanOrEqual(mostOutdated)
})

it.each(results)("says of $target that enough was noticed, and hardly anything broke", (each) => {
  expect(each.score).toBeGreaterThanOrEqual(leastScore)
  expect(errorShareOf(each)).toBeLessThanOrEqual(mostErrors)
})

it.each(Object.values(mutantsByMachine(results)))(
  "says of the machine $machine that enough was noticed",
  (each) => {
    expect(each.score).toBeGreaterThanOrEqual(leastScore)
  }
)
