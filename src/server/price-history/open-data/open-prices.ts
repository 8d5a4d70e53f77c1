import { Clock, Effect } from "effect"
import type { openHistory, openLatest } from "../../../contract/open-data.api.ts"
import { openCsv } from "../../../domain/open-data/open-csv.ts"
import { historyColumns, latestColumns } from "../../../domain/open-data/open-fields.ts"
import { openLicence } from "../../../domain/open-data/open-licence.ts"
import { openUnits } from "../../../domain/open-data/open-names.ts"
import { countries } from "../../../domain/place/country.ts"
import { localeOfCountry } from "../../../domain/locale/locale.ts"
import { isoOfDay } from "../../../domain/price/local-day.ts"
import { toDecimal } from "../../../domain/price/money.ts"
import { localTime } from "../../../domain/price/work-calendar.ts"
import { changeOf, changePercentOf } from "../../../domain/price-history/change.ts"
import { comparablePrice, comparableUnit } from "../../../domain/price-history/comparable-price.ts"
import { areaCode, type PriceArea } from "../../../domain/price-history/price-area.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { areaWithHistory, historyOf } from "../history.ts"
import { newestPrices } from "../newest.ts"
import { openAnswer } from "./open-answer.ts"
import { openDays } from "./open-days.ts"
import { basisOf, notThere, type OpenSubject } from "./open-series.ts"

type Format = "json" | "csv" | undefined

/** The request: the candidate areas, the smallest first, and how one of them is chosen for a history. */
export interface OpenWish {
  readonly subject: OpenSubject
  /** Further parts of the address: a federal state, a postal code. */
  readonly place: ReadonlyArray<string>
  readonly areas: ReadonlyArray<PriceArea>
  /**
   * "newest" chooses the first area that has a newest price, "longest" the first area whose prices go back as far as
   * requested.
   */
  readonly take: "newest" | "longest"
}

const sharedOf = Effect.fnUntraced(function* ({ countryCode, countryId, product, group }: OpenSubject) {
  const { locales, isSample } = yield* ShopSite
  const { origin } = locales[localeOfCountry(countryId).code]
  return {
    series: {
      country: countryCode,
      product,
      currency: countries[countryId].currencyCode,
      unit: openUnits[comparableUnit(group)]
    },
    house: { isSample, license: openLicence.id, attribution: `${openLicence.attribution}, ${origin}` }
  }
})

const newestOf = Effect.fnUntraced(function* (
  { countryId, group }: OpenSubject,
  areas: ReadonlyArray<PriceArea>
) {
  const codes = areas.map(areaCode)
  const found = yield* newestPrices(countryId, [group.productId], codes)
  return codes.flatMap((code) => found.find(({ areaCode: each }) => each === code) ?? []).at(0)
})

const fileOf = ({ subject, place }: OpenWish, format: Format = "json", end: ReadonlyArray<string> = []) => ({
  type: format === "csv" ? ("text/csv" as const) : ("application/json" as const),
  fileName: `${["heizmarkt", subject.countryCode, subject.product, ...place, ...end].join("-")}.${format}`
})

/** Sends the newest price of the smallest of these areas that has one. */
export const answerLatest = Effect.fnUntraced(function* (wish: OpenWish, format: Format) {
  const { subject, areas } = wish
  const { group } = subject
  const newest = yield* newestOf(subject, areas)
  if (newest === undefined) return yield* Effect.fail(notThere("product", "see /api/open/prices"))
  const { series, house } = yield* sharedOf(subject)
  const price = comparablePrice(group, newest.price)
  const former = newest.former === null ? undefined : comparablePrice(group, newest.former)
  const { country, product, currency, unit } = series
  const answer: typeof openLatest.Type = {
    country,
    product,
    day: isoOfDay(newest.day),
    price: toDecimal(price),
    change: former === undefined ? null : toDecimal(changeOf(price, former)),
    changePercent: former === undefined ? null : changePercentOf(price, former),
    currency,
    unit,
    ...basisOf(subject, areas, newest.areaCode),
    ...house
  }
  const body = format === "csv" ? openCsv(latestColumns, [answer]) : JSON.stringify(answer)
  return yield* openAnswer({ body, lastDay: newest.day, ...fileOf(wish, format, ["latest"]) })
})

/**
 * Returns the note in a history whose newest price would come from another area: a history that combined both areas
 * would compare two places.
 */
const noteOf = ({ basis, basisName }: ReturnType<typeof basisOf>): string =>
  `The newest price (/latest) is that of a smaller area: ${basis} ${basisName}. Its prices do not reach back as far as asked for.`

/** Sends the prices of one of these areas by day; never a mixture of several areas (rule price.history). */
export const answerHistory = Effect.fnUntraced(function* (
  wish: OpenWish,
  query: { readonly format?: Format; readonly from?: string; readonly to?: string }
) {
  const { subject, areas, take } = wish
  const { countryId, group } = subject
  const { productId } = group
  const now = yield* Clock.currentTimeMillis
  const span = yield* openDays(query, localTime(countryId, new Date(now)).day)
  const newest = (yield* newestOf(subject, areas))?.areaCode
  const chosen =
    take === "newest"
      ? newest
      : yield* areaWithHistory({ countryId, productId }, areas.map(areaCode), span.from)
  const rows = yield* historyOf({ countryId, areaCode: chosen ?? "", productId }, span)
  const { series, house } = yield* sharedOf(subject)
  const prices = rows.map(({ day, price }) => ({
    day: isoOfDay(day),
    price: toDecimal(comparablePrice(group, price))
  }))
  const answer: typeof openHistory.Type = {
    ...series,
    ...basisOf(subject, areas, chosen ?? ""),
    note: newest === undefined || newest === (chosen ?? "") ? null : noteOf(basisOf(subject, areas, newest)),
    ...house,
    prices
  }
  const body =
    query.format === "csv"
      ? openCsv(
          historyColumns,
          prices.map((row) => ({ ...answer, ...row }))
        )
      : JSON.stringify(answer)
  return yield* openAnswer({ body, lastDay: rows.at(-1)?.day, ...fileOf(wish, query.format) })
})
