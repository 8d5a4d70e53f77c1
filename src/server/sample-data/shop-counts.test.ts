import { expect, it } from "vitest"
import { dayOf } from "../../domain/price/local-day.ts"
import { sampleShopCounts } from "./shop-counts.ts"

const places = [
  { countryId: 1, zipCode: "26465", name: "Langeoog", regionCode: "NI" },
  { countryId: 1, zipCode: "80331", name: "München", regionCode: "BY" }
] as const
const today = dayOf(2026, 1, 15)
const { counts, zips } = sampleShopCounts(1, places, today, 1)

it("sample counts cover half a year up to yesterday, the same again by the same seed", () => {
  const days = [...new Set(counts.map(({ day }) => day))].toSorted()
  expect([days[0], days.at(-1), days.length]).toEqual(["2025-07-17", "2026-01-14", 182])
  expect(sampleShopCounts(1, places, today, 1)).toEqual({ counts, zips })
})

it("no step is counted above the one before, and empty lists only where no dealer delivers", () => {
  for (const row of counts.filter(({ channel }) => channel === "")) {
    expect(row.begun).toBeLessThanOrEqual(row.searched - row.empty)
    expect(row.address).toBeLessThanOrEqual(row.begun)
    expect(Math.max(row.stations, row.payment)).toBeLessThanOrEqual(row.address)
    expect(row.placed).toBeLessThanOrEqual(row.payment)
  }
  expect([...new Set(zips.map(({ zip_code: code }) => code))]).toEqual(["26465"])
})
