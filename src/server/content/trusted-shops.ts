import { Cache, Context, Effect, Exit, Layer, Schema } from "effect"
import { trustedQuality } from "../../contract/site.api.ts"
import { localeCodes } from "../../domain/locale/locale.ts"
import { noMarkInWords } from "../../domain/site/trust-rating.ts"
import { Memories } from "../ports/memories.ts"
import { ShopSite } from "../ports/shop-site.ts"

export type TrustedQuality = typeof trustedQuality.Type

/**
 * Values of the trust-rating service, cached for 3600 s (rule page.trust-figures); if the service fails, the failure is
 * logged and no values are returned.
 */
export class TrustedShops extends Context.Service<
  TrustedShops,
  { readonly quality: (id: string) => Effect.Effect<TrustedQuality | undefined> }
>()("server/content/TrustedShops") {}

/** Time in ms for which the values of the service are cached. */
const lifetime = 3_600_000

const answer = Schema.Struct({
  OverallMark: Schema.Finite,
  OverallMarkDescriptionGUILang: Schema.optionalKey(Schema.String),
  ActiveReviewCount: Schema.Int,
  ActivePeriodInDays: Schema.Int,
  TotalReviewCount: Schema.Int
})
const decode = Schema.decodeUnknownEffect(answer)

/**
 * Follows no redirects, so that the service cannot direct the call to a host other than the one set by the operator
 * (rule safety.outgoing-calls).
 */
const fetchQuality = (address: string) =>
  Effect.tryPromise(async (signal) => {
    const response = await fetch(address, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(3_000)])
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return (await response.json()) as unknown
  }).pipe(
    Effect.flatMap(decode),
    Effect.map((figures): TrustedQuality => ({
      overallMark: figures.OverallMark,
      overallMarkDescriptionGUILang: figures.OverallMarkDescriptionGUILang ?? noMarkInWords,
      activeReviewCount: figures.ActiveReviewCount,
      activePeriodInDays: figures.ActivePeriodInDays,
      totalReviewCount: figures.TotalReviewCount
    }))
  )

/** Calls `base/{id}`, only for the ids of the configured locales; without a base address no call is sent. */
export const trustedShopsLayer = (base: string | undefined, log: (line: string) => void) =>
  Layer.effect(TrustedShops)(
    Effect.gen(function* () {
      const site = yield* ShopSite
      const known = new Set(localeCodes.map((code) => site.locales[code].trustedShopsId))
      /** Time of the last fetch in ms, by key; `uses` counts reads and fetches. */
      const fetchedAt = new Map<string, number>()
      const uses = { asked: 0, fetched: 0 }
      const cache = yield* Cache.makeWith(
        (id: string) => {
          fetchedAt.set(id, Date.now())
          uses.fetched += 1
          return fetchQuality(`${base ?? ""}/${encodeURIComponent(id)}`).pipe(
            Effect.catch((error) => {
              log(`The trust-rating service does not tell the figures of ${id}: ${String(error)}`)
              return Effect.succeed(undefined)
            })
          )
        },
        {
          capacity: 10,
          timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value !== undefined ? lifetime : "5 seconds")
        }
      )
      const memories = yield* Memories
      memories.add({
        kind: "trustFigures",
        entries: () =>
          [...fetchedAt].flatMap(([key, at]) =>
            Date.now() - at < lifetime ? [{ key, at, bytes: undefined, label: key }] : []
          ),
        uses: () => ({ hits: uses.asked - uses.fetched, misses: uses.fetched }),
        drop: Effect.fnUntraced(function* (isMeant) {
          const meant = [...fetchedAt.keys()].filter((key) => isMeant({ key }))
          for (const key of meant) {
            fetchedAt.delete(key)
            yield* Cache.invalidate(cache, key)
          }
          return meant.length
        })
      })
      return {
        quality: (id) =>
          Effect.suspend(() => {
            if (base === undefined || !known.has(id)) return Effect.succeed(undefined)
            uses.asked += 1
            return Cache.get(cache, id)
          })
      }
    })
  )
