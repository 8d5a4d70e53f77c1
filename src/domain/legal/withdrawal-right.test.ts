import { expect, it } from "vitest"
import { productGroups } from "../product/product-group.ts"
import { lastWithdrawalDay, withdrawalRight } from "./withdrawal-right.ts"

it("the right of withdrawal lasts fourteen days in Germany and Austria, and does not exist in Switzerland (rule law.withdrawal)", () => {
  for (const { id } of productGroups) {
    expect(withdrawalRight(1, id)?.days).toBe(14)
    expect(withdrawalRight(2, id)?.days).toBe(14)
    expect(withdrawalRight(3, id)).toBeUndefined()
  }
})

it("the right ends by mixing for loose goods, not for packed ones (BGH VIII ZR 249/14)", () => {
  const ends = productGroups.filter(({ id }) => withdrawalRight(1, id)?.endsByMixing).map(({ id }) => id)
  expect(ends).toEqual([1, 2, 3, 5, 9, 10])
})

// Art. 3 (4) of Regulation 1182/71, § 193 BGB; holidays as in printed calendars of 2026
it.each([
  ["2026-12-01", "2026-12-15", "on a Tuesday"],
  ["2026-11-28", "2026-12-14", "on a Saturday"],
  ["2026-11-29", "2026-12-14", "on a Sunday"],
  ["2026-12-11", "2026-12-28", "at Christmas, before a weekend"],
  ["2026-04-17", "2026-05-04", "on the first of May, before a weekend"]
])("the right ends for goods delivered on %s on %s: fourteen days later is %s", (came, last) => {
  for (const countryId of [1, 2] as const)
    expect(lastWithdrawalDay({ countryId, regionCode: null }, { days: 14, endsByMixing: false }, came)).toBe(
      last
    )
})

// § 193 BGB: Epiphany is a holiday in Munich and Stuttgart, not in Berlin
it.each([
  ["BY", "2027-01-07"],
  ["BW", "2027-01-07"],
  ["ST", "2027-01-07"],
  ["BE", "2027-01-06"]
])("the right ends after a holiday of the federal state of the delivery: %s, %s", (regionCode, last) => {
  expect(
    lastWithdrawalDay({ countryId: 1, regionCode }, { days: 14, endsByMixing: false }, "2026-12-23")
  ).toBe(last)
})

it("the right has no last day if the calendar does not cover the delivery", () => {
  expect(
    lastWithdrawalDay({ countryId: 1, regionCode: null }, { days: 14, endsByMixing: false }, "2026-02-30")
  ).toBeUndefined()
})
