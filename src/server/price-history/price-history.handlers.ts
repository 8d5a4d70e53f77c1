import { Clock, Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { ShopApi } from "../../contract/shop.api.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isZipOf } from "../../domain/place/zip.ts"
import { toDecimal } from "../../domain/price/money.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import type { SeriesArea } from "../../domain/price-history/chart-lines.ts"
import { codeOfPart } from "../../domain/price-history/price-area.ts"
import { priceFigures } from "../../domain/price-history/price-figures.ts"
import { usualGroup } from "../../domain/product/product-group.ts"
import { addHeaders } from "../http/cookies.ts"
import { asIsInside } from "../http/in-process.ts"
import { refusals } from "../http/refusals.ts"
import { orUnavailable } from "../http/unavailable.ts"
import { Memories } from "../ports/memories.ts"
import { Places } from "../ports/places.ts"
import { areasAround } from "./area-codes.ts"
import { historyLabels } from "./history-labels.ts"
import { areaWithHistory, historyOf, type SeriesKey, type Span } from "./history.ts"
import { instantOf } from "./instant-of.ts"
import { priceTable, wishedProducts } from "./price-table.ts"
import { keptForPages } from "../http/kept-for-pages.ts"
import { keptNewest } from "./newest.ts"
import { type HistoryQuery, pointsOf, wishedHistory } from "./wished-history.ts"

/** Lets browsers cache a response for two minutes; prices change only once a night. */
const keptByBrowsers = addHeaders({ "cache-control": "public, max-age=120" })

const faqOf = Effect.fnUntraced(function* (countryId: CountryId, productId: number = usualGroup.productId) {
  const rows = yield* historyOf({ countryId, areaCode: "", productId }, { from: undefined, to: undefined })
  const figures = priceFigures(rows)
  if (figures === undefined) return {}
  const { newest, highest, lowest, average, sinceYesterday, sinceWeek, sinceThreeMonths } = figures
  return {
    price: toDecimal(newest.price),
    dateTime: instantOf(newest.day),
    high3Y: toDecimal(highest.price),
    high3YDate: instantOf(highest.day),
    low3Y: toDecimal(lowest.price),
    low3YDate: instantOf(lowest.day),
    average3Y: toDecimal(average),
    ...(sinceYesterday === undefined ? {} : { difference1D: sinceYesterday }),
    ...(sinceWeek === undefined ? {} : { difference1W: sinceWeek }),
    ...(sinceThreeMonths === undefined ? {} : { difference3M: sinceThreeMonths })
  }
})

type Points = ReturnType<typeof pointsOf>

type AreaQuery = HistoryQuery & SeriesArea

/** The API endpoints for price histories and price comparisons (rules price.day and price.history). */
export const priceHistoryHandlers = HttpApiBuilder.group(
  ShopApi,
  "priceHistory",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient
    const places = yield* Places
    const answered = <A, E>(effect: Effect.Effect<A, E, SqlClient | Places>) =>
      effect.pipe(
        Effect.provideService(SqlClient, sql),
        Effect.provideService(Places, places),
        Effect.tap(() => keptByBrowsers),
        orUnavailable
      )

    // cached because the pages of all places show the history of one of a few dozen federal states
    const memories = yield* Memories
    const keptPoints = keptForPages<Points>(60, memories, historyLabels.points)
    const pointsIn = (key: SeriesKey, span: Span) =>
      keptPoints(
        [key.countryId, key.areaCode, key.productId, span.from, span.to].join(),
        Effect.map(historyOf(key, span), pointsOf)
      )
    const newestIn = keptNewest(memories)

    const wishOf = (countryId: CountryId, query: HistoryQuery) =>
      Effect.map(Clock.currentTimeMillis, (now) =>
        wishedHistory(query, localTime(countryId, new Date(now)).day)
      )

    const local = Effect.fnUntraced(function* (countryId: CountryId, zipCode: string, query: HistoryQuery) {
      const { productId, span } = yield* wishOf(countryId, query)
      const areas = yield* areasAround(countryId, zipCode)
      const codes = areas.map(({ code }) => code)
      const found = yield* areaWithHistory({ countryId, productId }, codes, span.from)
      return found === undefined ? [] : yield* pointsIn({ countryId, areaCode: found, productId }, span)
    })

    /** Reads the history of the country, or of exactly the given area; an unknown area has no history. */
    const global = Effect.fnUntraced(function* (countryId: CountryId, query: AreaQuery) {
      const { productId, span } = yield* wishOf(countryId, query)
      const area = codeOfPart(countryId, query)
      return area === undefined ? [] : yield* pointsIn({ countryId, areaCode: area, productId }, span)
    })

    return handlers.handleAll({
      history: ({ params: { countryId }, query }) =>
        Effect.flatMap(answered(global(countryId, query)), asIsInside),
      historyLocal: ({ params: { countryId, zipCode }, query }) =>
        isZipOf(countryId, zipCode)
          ? answered(local(countryId, zipCode, query))
          : Effect.fail(refusals.notFound),
      rangeLocal: ({ params: { countryId }, query }) =>
        Effect.flatMap(
          answered(priceTable(countryId, wishedProducts(query.productIds), query, newestIn)),
          asIsInside
        ),
      faq: ({ params: { countryId }, query }) => answered(faqOf(countryId, query.productId))
    })
  })
)
