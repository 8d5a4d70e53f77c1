import { PgClient } from "@effect/sql-pg/PgClient"
import { Context, Deferred, Effect, FiberSet, Layer, Queue, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { type DayNumber, isoOfDay } from "../../domain/price/local-day.ts"
import { productsOf } from "../../domain/options/products.ts"
import type { ProductGroupId } from "../../domain/product/product-group.ts"
import type { Site } from "../../domain/site/site.ts"
import { Memories } from "../ports/memories.ts"
import { type DatabaseUnreachable, orUnreachable } from "../ports/database-unreachable.ts"
import { Places } from "../ports/places.ts"
import { ShopSite } from "../ports/shop-site.ts"
import { buildSnapshot } from "./build-snapshot.ts"
import { loadPriceListRows, versionOf } from "./price-list-rows.ts"
import { PriceListSlot } from "./price-list-slot.ts"
import { priceListMemory } from "./price-list-memory.ts"
import type { Snapshot } from "./snapshot.ts"

type At = (
  countryId: CountryId,
  productGroupId: ProductGroupId,
  day: DayNumber
) => Effect.Effect<Snapshot, DatabaseUnreachable>

/** Channel on which the trigger of migration 0003 reports that a price list has a new version. */
const channel = "price_list"

const reconnecting = Schedule.min([Schedule.exponential("200 millis"), Schedule.spaced("5 seconds")])

const load = (
  site: Site,
  places: Places["Service"],
  countryId: CountryId,
  productGroupId: ProductGroupId,
  day: DayNumber,
  isPast = false
) => {
  const productIds = productsOf(productGroupId).map(({ id }) => id)
  const key = { countryId, productGroupId, productIds, day: isoOfDay(day), isPast }
  return Effect.gen(function* () {
    const rows = yield* orUnreachable(loadPriceListRows(key))
    // places are loaded only if there are branches whose coordinates are needed
    if (rows.branches.length === 0) return buildSnapshot(key, rows, site)
    const gazetteer = yield* places.gazetteer(countryId)
    return buildSnapshot(key, rows, site, (zipCode) => gazetteer.townOf(zipCode)?.point)
  })
}

const make = (onLoad: (snapshot: Snapshot) => void, onNotice: () => void) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const site = yield* ShopSite
    const places = yield* Places
    const client = yield* PgClient
    const run = yield* FiberSet.makeRuntime<never>()
    const slots = new Map<string, PriceListSlot>()
    const memories = yield* Memories
    memories.add(priceListMemory(slots))

    const slotOf = (countryId: CountryId, productGroupId: ProductGroupId): PriceListSlot => {
      const key = `${countryId}:${productGroupId}`
      const known = slots.get(key)
      if (known !== undefined) return known
      const loadSlot = (day: DayNumber) =>
        load(site, places, countryId, productGroupId, day).pipe(
          Effect.tap((snapshot) => Effect.sync(() => onLoad(snapshot))),
          Effect.provideService(SqlClient, sql)
        )
      const slot = new PriceListSlot(loadSlot, run)
      slots.set(key, slot)
      return slot
    }

    const listening = yield* Deferred.make<void>()
    const listen = Effect.gen(function* () {
      const notices = yield* client.listen(channel)
      yield* Effect.sync(() => {
        // notifications may have been sent while no connection was listening
        for (const slot of slots.values()) slot.expire()
      })
      yield* Deferred.succeed(listening, undefined)
      return yield* Effect.forever(
        Effect.map(Queue.take(notices), ({ payload }) => {
          slots.get(payload)?.expire()
          onNotice()
        })
      )
    }).pipe(
      Effect.scoped,
      Effect.tapError(() => Deferred.succeed(listening, undefined)),
      Effect.retry(reconnecting)
    )
    yield* Effect.forkScoped(listen)
    yield* Deferred.await(listening)

    const here = (countryId: CountryId, productGroupId: ProductGroupId, day: DayNumber) =>
      slotOf(countryId, productGroupId).here(day)

    const at: At = (countryId, productGroupId, day) => slotOf(countryId, productGroupId).at(day)

    const atLeast = (countryId: CountryId, productGroupId: ProductGroupId, day: DayNumber, version: number) =>
      slotOf(countryId, productGroupId).atLeast(version, day)

    const newestAt: At = (countryId, productGroupId, day) =>
      versionOf(countryId, productGroupId).pipe(
        Effect.provideService(SqlClient, sql),
        orUnreachable,
        Effect.flatMap((version) => atLeast(countryId, productGroupId, day, version))
      )

    const readAnewAt: At = (countryId, productGroupId, day) => {
      const slot = slotOf(countryId, productGroupId)
      return Effect.andThen(slot.renewed(), slot.at(day))
    }

    const apart: At = (countryId, productGroupId, day) =>
      Effect.provideService(load(site, places, countryId, productGroupId, day, true), SqlClient, sql)

    return { here, at, atLeast, newestAt, readAnewAt, apart }
  })

/** The price lists in memory: at most one snapshot per country and product group, 30 in total. */
export class Snapshots extends Context.Service<
  Snapshots,
  {
    /** Returns the snapshot for a local day if one is in memory; otherwise undefined. */
    readonly here: (...of: Parameters<At>) => Snapshot | undefined
    /** Returns the snapshot of a local day, and loads it if necessary. */
    readonly at: At
    /** Returns the snapshot of a local day, not older than a version that the caller has read from the database. */
    readonly atLeast: (
      ...to: readonly [...Parameters<At>, version: number]
    ) => Effect.Effect<Snapshot, DatabaseUnreachable>
    /** Returns the snapshot for a local day, at least as new as the version that is now stored in the database. */
    readonly newestAt: At
    /**
     * Returns the snapshot for a local day, read from the database after this call. A delivery area can change without a
     * new version of the price list, and the notification of the change may not have arrived yet.
     */
    readonly readAnewAt: At
    /** Loads the snapshot of a past day only for the caller, so that visitors keep using today's snapshot. */
    readonly apart: At
  }
>()("server/offers/Snapshots") {
  /**
   * `onLoad` is called for every loaded snapshot. `onNotice` is called earlier, for every notification: a page may
   * depend on the change without requesting the list, and the list may not be requested, and thus loaded, for some
   * time.
   */
  static readonly layerWith = (onLoad: (snapshot: Snapshot) => void, onNotice: () => void = () => {}) =>
    Layer.effect(Snapshots, make(onLoad, onNotice))

  static readonly layer = Snapshots.layerWith(() => {})
}
