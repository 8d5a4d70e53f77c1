import { expect, it } from "vitest"
import { addSteps, listsSeen, noSteps, shareOf, stepsOfSearch } from "./shop-steps.ts"

const munich = { countryId: 1, productGroupId: 9, zipCode: "80331" } as const

it("a search is counted, and once more if it found nothing (rule figures.steps)", () => {
  expect(stepsOfSearch({ ...munich, dealerIds: [100_001] })).toEqual([{ ...munich, step: "searched" }])
  expect(stepsOfSearch({ ...munich, dealerIds: [] })).toEqual([
    { ...munich, step: "searched" },
    { ...munich, step: "empty" }
  ])
})

it("counts are added step by step", () => {
  const one = { ...noSteps, searched: 3, empty: 1, begun: 1 }
  expect(addSteps(one, { ...noSteps, searched: 2, placed: 1 })).toEqual({
    searched: 5,
    empty: 1,
    begun: 1,
    address: 0,
    stations: 0,
    payment: 0,
    placed: 1
  })
  expect(listsSeen(one)).toBe(2)
  // a placed order alone does not count as a list that was seen
  expect(listsSeen({ ...noSteps, placed: 1 })).toBe(0)
})

it("there is no share of zero", () => {
  expect(shareOf(1, 8)).toBe(12.5)
  expect(shareOf(0, 0)).toBeNull()
})
