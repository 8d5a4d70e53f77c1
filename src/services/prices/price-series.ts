import type { CountryId } from "../../domain/place/country.ts"
import { dayOfIso } from "../../domain/price/local-day.ts"
import { fromDecimal } from "../../domain/price/money.ts"
import type { SeriesOf } from "../../domain/price-history/chart-lines.ts"
import type { DayValue } from "../../domain/price-history/chart-series.ts"
import { comparablePrice } from "../../domain/price-history/comparable-price.ts"
import { wholeRange } from "../../domain/price-history/range.ts"
import { type ProductGroup, productGroups } from "../../domain/product/product-group.ts"
import { rememberedFor } from "../../domain/remembered.ts"
import type { Client } from "../client/client.ts"
import { heardValue } from "../client/no-answer.ts"
import { marketFactors, priceHistoryHistory } from "../client/price-routes.gen.ts"

const dayIn = (dateTime: string): number => dayOfIso(dateTime.slice(0, 10)) ?? 0

type Points = ReadonlyArray<{ readonly dateTime: string; readonly price: number }>

/**
 * Returns the values of a group in a price history; on the server, pages that show the same history share these values.
 */
const valuesOf = rememberedFor((points: Points) =>
  rememberedFor((group: ProductGroup) =>
    points.map(({ dateTime, price }): DayValue => ({
      day: dayIn(dateTime),
      value: comparablePrice(group, fromDecimal(price))
    }))
  )
)

const pricesOf = async (
  client: Client,
  countryId: CountryId,
  { kind: _, productId, ...area }: SeriesOf & { readonly kind: "product" },
  signal: AbortSignal | undefined
): Promise<ReadonlyArray<DayValue>> => {
  const group = productGroups.find((each) => each.productId === productId)
  if (group === undefined) return []
  const query = { productId, rangeType: wholeRange, ...area }
  const points = heardValue(
    await client.call(priceHistoryHistory, { params: { countryId }, query }, signal ? { signal } : {})
  )
  return valuesOf(points)(group)
}

const quotationsOf = async (
  client: Client,
  countryId: CountryId,
  factorId: number,
  signal: AbortSignal | undefined
): Promise<ReadonlyArray<DayValue>> => {
  const { prices } = heardValue(
    await client.call(marketFactors, { query: { countryId } }, signal ? { signal } : {})
  )
  return prices.flatMap(({ timeStamp, factors }) => {
    const value = factors[String(factorId)]
    return value === undefined ? [] : [{ day: dayIn(timeStamp), value }]
  })
}

/**
 * Loads all known values of a series, the oldest first: cents per tonne or 100 litres, or in the unit of the market
 * quotation.
 * @throws NoAnswer if the server does not respond
 */
export const loadSeries = (
  client: Client,
  countryId: CountryId,
  series: SeriesOf,
  signal?: AbortSignal
): Promise<ReadonlyArray<DayValue>> =>
  series.kind === "product"
    ? pricesOf(client, countryId, series, signal)
    : quotationsOf(client, countryId, series.factorId, signal)
