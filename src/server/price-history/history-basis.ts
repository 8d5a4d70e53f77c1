import { Clock, Effect } from "effect"
import type { CountryId } from "../../domain/place/country.ts"
import type { LocalPage } from "../../domain/place/local-page.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { areaCode, codesAround, type PriceArea } from "../../domain/price-history/price-area.ts"
import { firstDayOf, usualRange } from "../../domain/price-history/range.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { areaWithHistory } from "./history.ts"

/** The kinds of areas in the wire format. */
const names = { codes: "Codes", county: "County", state: "State", country: "Country" } as const

const areasOf = (page: LocalPage): ReadonlyArray<PriceArea> => {
  if (page.kind === "overview") return [{ kind: "country" }]
  const wider: ReadonlyArray<PriceArea> = [{ kind: "state", code: page.region.code }, { kind: "country" }]
  if (page.kind === "state") return wider
  if (page.kind === "county") return [{ kind: "county", ...page.county }, ...wider]
  const { zipCode, countyCode } = page.town
  const county: ReadonlyArray<PriceArea> =
    countyCode === null ? [] : [{ kind: "county", code: countyCode, name: "" }]
  return [codesAround(zipCode), ...county, ...wider]
}

export type HistoryBasis = (typeof names)[keyof typeof names]

/** Returns the codes of the areas around a place, the smallest first. */
export const areaCodesOf = (page: LocalPage): ReadonlyArray<string> => areasOf(page).map(areaCode)

/**
 * Returns the area whose prices are shown in the chart of a place: the smallest area around the place whose prices go
 * back a year (rule price.history).
 */
export const historyBasis = Effect.fnUntraced(function* (countryId: CountryId, page: LocalPage) {
  const areas = areasOf(page)
  const now = new Date(yield* Clock.currentTimeMillis)
  const found = yield* areaWithHistory(
    { countryId, productId: usualGroup.productId },
    areas.map(areaCode),
    firstDayOf(usualRange, localTime(countryId, now).day)
  )
  const area = areas.find((each) => areaCode(each) === found)
  return names[area?.kind ?? "country"]
})
