import { expect, it } from "vitest"
import { mutantsByMachine } from "./by-machine.ts"
import { readResults } from "./results.ts"
import { errorShareOf, leastScore, mostErrors } from "./score.ts"
import { targets } from "./targets.ts"

const results = readResults()

it("is kept of every target", () => {
  expect(results.map(({ target }) => target)).toEqual(Object.keys(targets).toSorted())
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
