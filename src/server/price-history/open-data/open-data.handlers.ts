import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { SqlClient } from "effect/sql/SqlClient"
import { Visitor } from "../../../contract/middleware.ts"
import { ShopApi } from "../../../contract/shop.api.ts"
import { InProcess } from "../../http/in-process.ts"
import { countCall } from "../../http/rate-limits.ts"
import { orUnavailable } from "../../http/unavailable.ts"
import { Places } from "../../ports/places.ts"
import { ShopSite } from "../../ports/shop-site.ts"
import { answerList } from "./open-list.ts"
import { answerHistory, answerLatest, type OpenWish } from "./open-prices.ts"
import { areasOfCode, areasOfState, openSubject } from "./open-series.ts"

/**
 * Counts a call towards the caller's limit. Pages that are rendered in this process are not limited, since their
 * content is cached for all visitors.
 */
const counted = Effect.gen(function* () {
  if ((yield* InProcess) !== undefined) return
  yield* countCall("openData", { address: (yield* Visitor).address })
})

interface Named {
  readonly countryCode: string
  readonly product: string
}

type Format = { readonly format?: "json" | "csv" }
type Days = Format & { readonly from?: string; readonly to?: string }

const ofCountry = (names: Named) =>
  Effect.map(openSubject(names), (subject): OpenWish => ({
    subject,
    place: [],
    areas: [{ kind: "country" }],
    take: "newest"
  }))

const ofState = Effect.fnUntraced(function* (names: Named & { readonly state: string }) {
  const subject = yield* openSubject(names)
  const areas = yield* areasOfState(subject.countryId, names.state)
  const wish: OpenWish = { subject, place: [names.state], areas, take: "newest" }
  return wish
})

const ofZip = Effect.fnUntraced(function* (names: Named & { readonly zipCode: string }) {
  const subject = yield* openSubject(names)
  const areas = yield* areasOfCode(subject.countryId, names.zipCode)
  const wish: OpenWish = { subject, place: [names.zipCode], areas, take: "longest" }
  return wish
})

/**
 * The API endpoints for open data (rule price.open-data): the prices of every product, by day and area, without a
 * sign-in.
 */
export const openDataHandlers = HttpApiBuilder.group(
  ShopApi,
  "openData",
  Effect.fnUntraced(function* (handlers) {
    const sql = yield* SqlClient
    const places = yield* Places
    const site = yield* ShopSite
    const answered = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
      Effect.andThen(counted, effect).pipe(
        Effect.provideService(SqlClient, sql),
        Effect.provideService(Places, places),
        Effect.provideService(ShopSite, site),
        orUnavailable
      )
    const byDay = <E, R>(wish: Effect.Effect<OpenWish, E, R>, query: Days) =>
      answered(Effect.flatMap(wish, (found) => answerHistory(found, query)))
    const newest = <E, R>(wish: Effect.Effect<OpenWish, E, R>, { format }: Format) =>
      answered(Effect.flatMap(wish, (found) => answerLatest(found, format)))

    return handlers.handleAll({
      list: () => answered(answerList),
      country: ({ params, query }) => byDay(ofCountry(params), query),
      countryLatest: ({ params, query }) => newest(ofCountry(params), query),
      state: ({ params, query }) => byDay(ofState(params), query),
      stateLatest: ({ params, query }) => newest(ofState(params), query),
      zip: ({ params, query }) => byDay(ofZip(params), query),
      zipLatest: ({ params, query }) => newest(ofZip(params), query)
    })
  })
)
