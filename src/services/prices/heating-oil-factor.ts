import type { CountryId } from "../../domain/place/country.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { chartOf } from "../../domain/price-history/charts.ts"
import { type DayValue, thinned } from "../../domain/price-history/chart-series.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import { unitInFull } from "../../domain/price-history/chart-unit.ts"

/** Maximum number of points; more would be too dense for a small chart. */
export const sparkPoints = 60

/** Returns the last year of the price for a small chart; all pages of a country show the same one. */
const lastYearOf = rememberedFor((values: ReadonlyArray<DayValue>) => {
  const begin = (values.at(-1)?.day ?? 0) - 365
  return thinned(
    values.filter(({ day }) => day >= begin),
    sparkPoints
  ).map(({ day, value }) => ({ day, value: toDecimal(value) }))
})

/**
 * Returns heating oil as one of the factors that influence the price of pellets: the values of the heating oil chart in
 * the country's currency, since the market's values are always in euros. In cents per 100 litres; an empty list if
 * there are no values.
 */
export const heatingOilFactor = (countryId: CountryId, values: ReadonlyArray<DayValue>) => {
  if (values.length === 0) return []
  const { fuel, unit } = chartOf("heizoel", countryId)
  return [
    {
      id: 5,
      name: fuel,
      unit: unitInFull(unit),
      decimals: 2,
      values: lastYearOf(values),
      path: "/charts/heizoel" as const
    }
  ]
}
