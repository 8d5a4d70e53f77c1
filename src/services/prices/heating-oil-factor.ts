import type { CountryId } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { chartOf } from "../../domain/price-history/charts.ts"
import { type DayValue, thinned } from "../../domain/price-history/chart-series.ts"
import { unitInFull } from "../../domain/price-history/chart-unit.ts"

/** Maximum number of points; more would be too dense for a small chart. */
export const sparkPoints = 60

/**
 * Returns heating oil as one of the factors that influence the price of pellets: the values of the heating oil chart in
 * the country's currency, since the market's values are always in euros. In cents per 100 litres; an empty list if
 * there are no values.
 */
export const heatingOilFactor = (countryId: CountryId, values: ReadonlyArray<DayValue>) => {
  const last = values.at(-1)
  if (last === undefined) return []
  const { fuel, unit } = chartOf("heizoel", countryId)
  const year = values.filter(({ day }) => day >= last.day - 365)
  return [
    {
      id: 5,
      name: fuel,
      unit: unitInFull(unit),
      decimals: 2,
      values: thinned(year, sparkPoints).map(({ day, value }) => ({ day, value: toDecimal(value) })),
      path: "/charts/heizoel" as const
    }
  ]
}
