import { expect, it } from "vitest"
import type { CountryId } from "../place/country.ts"
import { regionsOf } from "../place/region.ts"
import { dayOf, dayOfIso } from "./local-day.ts"
import { isStateHoliday } from "./state-holidays.ts"

const keepers = (countryId: CountryId, iso: string): string =>
  regionsOf(countryId)
    .filter(({ code }) => isStateHoliday({ countryId, regionCode: code }, dayOfIso(iso) ?? Number.NaN))
    .map(({ code }) => code)
    .toSorted()
    .join(" ")

// holidays copied from printed calendars of these years
it.each([
  [1, "2027-01-06", "BW BY ST"],
  [1, "2026-03-08", "BE MV"],
  [1, "2026-06-04", "BW BY HE NW RP SL"],
  [1, "2027-05-27", "BW BY HE NW RP SL"],
  [1, "2026-08-15", "BY SL"],
  [1, "2026-09-20", "TH"],
  [1, "2026-10-31", "BB HB HH MV NI SH SN ST TH"],
  [1, "2026-11-01", "BW BY NW RP SL"],
  [1, "2026-11-18", "SN"],
  [1, "2025-11-19", "SN"],
  [1, "2026-11-19", ""],
  [2, "2027-03-19", ""],
  [3, "2026-09-10", "GE"],
  [3, "2026-06-04", "AI FR JU LI LU NW OW SZ TI UR VS ZG"],
  [3, "2026-09-08", "LI"]
] as const)(
  "a holiday in country %s on %s is observed by %s (rule delivery.state-holidays)",
  (countryId, iso, states) => {
    expect(keepers(countryId, iso)).toBe(states)
  }
)

it("a holiday of a state is never observed if the state is unknown", () => {
  const days = Array.from({ length: 365 }, (_, index) => dayOf(2026, 1, 1) + index)
  expect(days.filter((day) => isStateHoliday({ countryId: 1, regionCode: null }, day))).toEqual([])
  expect(days.filter((day) => isStateHoliday({ countryId: 1, regionCode: "BY" }, day))).toHaveLength(4)
})
