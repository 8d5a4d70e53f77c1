import { expect, it } from "vitest"
import { funnelOf, isRegionOfWish, leastOfZip, shownZips } from "./shop-figures.ts"
import { noSteps } from "./shop-steps.ts"

const zip = (zipCode: string, empty: number, countryId: 1 | 2 = 1) => ({ countryId, zipCode, empty })

it("postal codes are listed from five searches on, the most frequent first; the others are counted together (rule figures.small)", () => {
  expect(leastOfZip).toBe(5)
  expect(
    shownZips([zip("26465", 4), zip("25849", 5), zip("6991", 7, 2), zip("18565", 1), zip("26474", 7)])
  ).toEqual({
    rows: [zip("26474", 7), zip("6991", 7, 2), zip("25849", 5)],
    hiddenZips: 2,
    hiddenLists: 5
  })
  expect(shownZips([])).toEqual({ rows: [], hiddenZips: 0, hiddenLists: 0 })
})

it.each([
  [{}, true],
  [{ countryId: 1 }, true],
  [{ countryId: 1, region: "BY" }, true],
  [{ countryId: 2, region: "BY" }, false],
  [{ countryId: 3, region: "BE" }, true],
  [{ region: "BY" }, false]
] as const)("a state is accepted only with its country: %o is %s (rule figures.page)", (wish, isIt) => {
  expect(isRegionOfWish(wish)).toBe(isIt)
})

it("each step is compared with the last step before it that every order takes (rule figures.steps)", () => {
  const counts = {
    ...noSteps,
    searched: 110,
    empty: 10,
    begun: 20,
    address: 10,
    stations: 2,
    payment: 8,
    placed: 6
  }
  expect(funnelOf(counts).map(({ key, count, before }) => [key, count, before])).toEqual([
    ["seen", 100, null],
    ["begun", 20, 100],
    ["address", 10, 20],
    ["stations", 2, 10],
    ["payment", 8, 10],
    ["placed", 6, 8]
  ])
})
