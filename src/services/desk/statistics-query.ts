import type { CountryId } from "../../domain/place/country.ts"
import { type OrderStatus, orderStatuses } from "../../domain/order/draft.ts"
import { productGroupById, type ProductGroupId } from "../../domain/product/product-group.ts"
import type { OrdersWish, SalesWish } from "../../domain/statistics/export.ts"
import type { Granularity } from "../../domain/statistics/period.ts"
import type { Grouping, StatisticWish } from "../../domain/statistics/period-statistic.ts"
import { landOf } from "./land.ts"
import { textIn } from "./list-query.ts"
import { numberIn, type Search, spanOf, type SpanQuery, spanQueryOf } from "./span-query.ts"

const rasters = ["tag", "woche", "monat"] as const
const granularities = { tag: "Day", woche: "Week", monat: "Month" } as const satisfies Readonly<
  Record<(typeof rasters)[number], Granularity>
>
const partings = ["produkt", "gebiet", "raten"] as const
const groupings = { produkt: "Product", gebiet: "ZipArea", raten: "RatePay" } as const satisfies Readonly<
  Record<(typeof partings)[number], Grouping>
>
const yesOrNo = ["ja", "nein"] as const

/** Search parameters of the statistic (rule statistics.periods); all are optional. */
export interface StatisticQuery extends SpanQuery {
  readonly raster?: (typeof rasters)[number]
  readonly produkt?: number
  readonly plz?: string
  readonly raten?: (typeof yesOrNo)[number]
  readonly nach?: (typeof partings)[number]
  /** What the chart shows; the number of orders if undefined. */
  readonly bild?: "umsatz"
}

/** Number of days up to today that are shown by default: thirteen weeks. */
const usualDays = 91
const exportedDays = 30

const greatestProduct = 9999
const greatestId = 2_147_483_647

/** Returns the selected country as a parameter of API calls; left out for all countries. */
const countryIn = ({ land }: SpanQuery): { readonly countryId?: CountryId } => {
  const countryId = landOf(land)
  return countryId === null ? {} : { countryId }
}

/** Reads search parameters; invalid values are left out, so that the same statistic always has the same URL. */
export const statisticQueryOf = (search: Search): StatisticQuery => {
  const raster = rasters.find((each) => each === search["raster"])
  const produkt = numberIn(search["produkt"], greatestProduct)
  const plz = textIn(search["plz"])
  const raten = yesOrNo.find((each) => each === search["raten"])
  const nach = partings.find((each) => each === search["nach"])
  return {
    ...spanQueryOf(search),
    ...(raster !== undefined && { raster }),
    ...(produkt !== undefined && { produkt }),
    ...(/^[0-9]{1,5}$/u.test(plz) && { plz }),
    ...(raten !== undefined && { raten }),
    ...(nach !== undefined && { nach }),
    ...(search["bild"] === "umsatz" && { bild: "umsatz" as const })
  }
}

/** Returns the request for the statistic that the URL selects, on a given day. */
export const statisticWishOf = (query: StatisticQuery, today: string): StatisticWish => ({
  ...countryIn(query),
  ...spanOf(query, today, usualDays),
  granularity: granularities[query.raster ?? "woche"],
  groupBy: query.nach === undefined ? "None" : groupings[query.nach],
  ...(query.produkt !== undefined && { productId: query.produkt }),
  ...(query.plz !== undefined && { zipCode: query.plz }),
  ...(query.raten !== undefined && { ratePay: query.raten === "ja" })
})

/** Search parameters of the export; the parameter for the order status may be repeated. */
export interface OrdersQuery extends SpanQuery {
  readonly stand?: ReadonlyArray<OrderStatus>
  readonly haendler?: number
  readonly gruppe?: ProductGroupId
  readonly suche?: string
}

export const ordersQueryOf = (search: Search): OrdersQuery => {
  const wanted: ReadonlyArray<unknown> = [search["stand"]].flat()
  const stand = orderStatuses.filter((state) => wanted.includes(state))
  const haendler = numberIn(search["haendler"], greatestId)
  const gruppe = productGroupById(numberIn(search["gruppe"], 10) ?? 0)?.id
  const suche = textIn(search["suche"])
  return {
    ...spanQueryOf(search),
    ...(stand.length > 0 && { stand }),
    ...(haendler !== undefined && { haendler }),
    ...(gruppe !== undefined && { gruppe }),
    ...(suche !== "" && { suche })
  }
}

/** Returns the request for the orders that the URL selects, on a given day. */
export const ordersWishOf = (query: OrdersQuery, today: string): OrdersWish => ({
  ...countryIn(query),
  ...spanOf(query, today, exportedDays),
  ...(query.stand !== undefined && { states: query.stand }),
  ...(query.haendler !== undefined && { dealerId: query.haendler }),
  ...(query.gruppe !== undefined && { productGroupId: query.gruppe }),
  ...(query.suche !== undefined && { search: query.suche })
})

export const salesWishOf = (query: SpanQuery, today: string): SalesWish => ({
  ...countryIn(query),
  ...spanOf(query, today, usualDays)
})
