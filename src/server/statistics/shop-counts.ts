import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { addSteps, type CountedStep, noSteps, type StepCounts } from "../../domain/figures/shop-steps.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { Places } from "../ports/places.ts"
import { ShopCounts } from "../ports/shop-counts.ts"
import { addShopCounts, type CountRow, type EmptyZipRow } from "./add-shop-counts.ts"

/** Steps of a day and a place, as long as they wait in memory. */
interface Waiting extends Omit<CountedStep, "step" | "channel"> {
  /** By the clocks of the country, yyyy-MM-dd. */
  readonly day: string
  readonly channel: string
  readonly steps: StepCounts
}

type Waitings = Map<string, Waiting>

const put = (waiting: Waitings, one: Waiting): void => {
  const key = `${one.day} ${one.countryId} ${one.productGroupId} ${one.zipCode} ${one.channel}`
  const former = waiting.get(key)
  waiting.set(key, former === undefined ? one : { ...one, steps: addSteps(former.steps, one.steps) })
}

/** The rows of what waits: postal codes have become states, and stay only where there was nothing to order. */
const rowsOf = Effect.fnUntraced(function* (places: Places["Service"], waiting: Waitings) {
  const counts = new Map<string, CountRow>()
  const zips = new Map<string, EmptyZipRow>()
  for (const { day, countryId, productGroupId, zipCode, channel, steps } of waiting.values()) {
    const [region = ""] = yield* places.regionsOf(countryId, zipCode)
    const at = { day, country_id: countryId, product_group_id: productGroupId, region_code: region }
    const key = `${day} ${countryId} ${productGroupId} ${region} ${channel}`
    counts.set(key, { ...at, channel, ...addSteps(counts.get(key) ?? noSteps, steps) })
    // a code that no place has is a slip of the finger
    if (steps.empty === 0 || region === "") continue
    const zipKey = `${day} ${countryId} ${productGroupId} ${zipCode}`
    const empty = steps.empty + (zips.get(zipKey)?.empty ?? 0)
    zips.set(zipKey, { ...at, zip_code: zipCode, empty })
  }
  return { counts: [...counts.values()], zips: [...zips.values()] }
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient
  const places = yield* Places
  let waiting: Waitings = new Map()

  const flush = Effect.suspend(() => {
    const batch = waiting
    waiting = new Map()
    if (batch.size === 0) return Effect.void
    return Effect.flatMap(rowsOf(places, batch), ({ counts, zips }) => addShopCounts(counts, zips)).pipe(
      Effect.provideService(SqlClient, sql),
      // what could not be written waits for the next time
      Effect.catch(() => Effect.sync(() => batch.forEach((one) => put(waiting, one))))
    )
  })
  yield* Effect.forkScoped(Effect.repeat(flush, Schedule.spaced("5 seconds")))
  yield* Effect.addFinalizer(() => flush)

  return {
    add: ({ step, channel, ...place }: CountedStep, at: number) =>
      put(waiting, {
        ...place,
        channel: channel ?? "",
        day: isoOfDay(localTime(place.countryId, new Date(at)).day),
        steps: { ...noSteps, [step]: 1 }
      }),
    flush
  }
})

/** Counts of this copy, written down every five seconds and when it ends (rule figures.nobody). */
export const shopCountsLayer: Layer.Layer<ShopCounts, never, Places | SqlClient> = Layer.effect(
  ShopCounts,
  make
)
