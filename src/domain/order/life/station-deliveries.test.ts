import fc from "fast-check"
import { expect, it } from "vitest"
import { billOf } from "./billing.ts"
import type { Agreed, LifeFacts } from "./order-life.ts"
import { pellets, threeHouses } from "./order-life.test-support.ts"
import { afterDelivery, billedDay } from "./station-deliveries.ts"

type Part = readonly [station: number, amount: number, day: string, isMixed?: boolean]

const afterAll = (agreed: Agreed, parts: ReadonlyArray<Part>): Pick<LifeFacts, "stations" | "delivery"> => {
  let facts: Pick<LifeFacts, "stations" | "delivery"> = { stations: [], delivery: null }
  for (const [station, amount, day, isMixed = false] of parts)
    facts = afterDelivery(agreed, facts, { station, amount, day, isMixed })
  return facts
}

it("the bill is for the sum of all deliveries, once the last station has its part", () => {
  const parts: ReadonlyArray<Part> = [
    [2, 1950, "2026-12-03"],
    [1, 3000, "2026-12-05"],
    [3, 850, "2026-12-04", true]
  ]
  expect(afterAll(threeHouses, parts.slice(0, 2)).delivery).toBeNull()
  const { delivery, stations } = afterAll(threeHouses, parts)
  expect(stations.map(({ station, amount }) => [station, amount])).toEqual([
    [2, 1950],
    [1, 3000],
    [3, 850]
  ])
  // calculated by hand: 5.8 t at 300.00 plus 30.00 of fees, as for one place
  expect(delivery).toEqual({
    day: "2026-12-05",
    amount: 5800,
    isMixed: true,
    bill: {
      goodsCents: 174_000,
      feesCents: 3000,
      totalCents: 177_000,
      vatTenths: 70,
      vatCents: 11_579,
      netCents: 165_421
    }
  })
})

it("with one place the delivery is complete at once and belongs to no station", () => {
  const reported = { day: "2026-12-05", amount: 5800, isMixed: true }
  expect(afterDelivery(pellets, { stations: [] }, reported)).toEqual({
    stations: [],
    delivery: { ...reported, bill: billOf(pellets, 5800) }
  })
})

it("a station where no one was met is not a delivery: its day and amount do not count", () => {
  const { delivery } = afterAll(threeHouses, [
    [1, 3000, "2020-12-30"],
    [2, 2000, "2020-12-29"],
    [3, 0, "2021-01-04", true]
  ])
  expect(delivery).toMatchObject({ day: "2020-12-30", isMixed: false, amount: 5000 })
})

it("dividing the delivery does not change the price by rounding", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 5 }),
      fc.integer({ min: 1, max: 100_000 }),
      (amounts, goodsCents) => {
        const amount = amounts.reduce((sum, each) => sum + each, 0)
        const agreed = { ...pellets, goodsCents, amount, stationAmounts: amounts }
        const parts = amounts.map((each, place): Part => [place + 1, each, "2026-12-05"])
        expect(afterAll(agreed, parts).delivery?.bill).toEqual(billOf(agreed, amount))
      }
    )
  )
})

it("the rate is that of the last day with a delivery, reported with the last station", () => {
  const before = afterDelivery(
    threeHouses,
    { stations: [] },
    { station: 1, amount: 3000, day: "2026-12-05", isMixed: false }
  )
  const empty = { station: 2, amount: 0, day: "2026-12-09", isMixed: false }
  expect(billedDay(before, { station: 2, amount: 2000, day: "2026-12-07" })).toBe("2026-12-07")
  expect(billedDay(before, { station: 2, amount: 2000, day: "2026-12-01" })).toBe("2026-12-05")
  expect(billedDay(before, empty)).toBe("2026-12-05")
  expect(billedDay({ stations: [] }, { amount: 6000, day: "2026-12-03" })).toBe("2026-12-03")
  expect(billedDay({ stations: [] }, { amount: 0, day: "2026-12-03" }), "of one place").toBe("2026-12-03")
  const { delivery } = afterDelivery(threeHouses, afterDelivery(threeHouses, before, empty), {
    station: 3,
    amount: 1000,
    day: "2026-12-04",
    isMixed: false,
    vatTenths: 50
  })
  expect(delivery).toMatchObject({
    day: "2026-12-05",
    amount: 4000,
    bill: { vatTenths: 50, totalCents: 123_000 }
  })
})
