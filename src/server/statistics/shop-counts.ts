import { Effect, Layer } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import {
  addSteps,
  type CountedSearch,
  type CountedStep,
  listsSeen,
  noSteps,
  type StepCounts,
  stepsOfSearch
} from "../../domain/figures/shop-steps.ts"
import type { CountryId } from "../../domain/place/country.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { localTime } from "../../domain/price/work-calendar.ts"
import { writtenInBatches } from "../db/written-in-batches.ts"
import { Places } from "../ports/places.ts"
import { ShopCounts } from "../ports/shop-counts.ts"
import { addDealerCalls, type DealerCallRow } from "./add-dealer-calls.ts"
import { addShopCounts, type CallRow, type CountRow, type EmptyZipRow } from "./add-shop-counts.ts"

/** Counted steps of a day and a place that are in memory and not stored yet. */
interface Waiting extends Omit<CountedStep, "step" | "channel"> {
  /** Local date of the country, yyyy-MM-dd. */
  readonly day: string
  readonly channel: string
  readonly steps: StepCounts
}

const summed = <Row extends object>(
  rows: Map<string, Row>,
  key: string,
  row: (former?: Row) => Row
): void => {
  rows.set(key, row(rows.get(key)))
}

/**
 * Converts the counts in memory to rows: postal codes are replaced by federal states, and are stored only for lists
 * without offers and for the numbers of shown offers by dealer.
 */
const rowsOf = Effect.fnUntraced(function* (places: Places["Service"], waiting: ReadonlyArray<Waiting>) {
  const counts = new Map<string, CountRow>()
  const zips = new Map<string, EmptyZipRow>()
  const calls = new Map<string, CallRow>()
  for (const { day, countryId, productGroupId, zipCode, channel, steps } of waiting) {
    const [region = ""] = yield* places.regionsOf(countryId, zipCode)
    const at = { day, country_id: countryId, product_group_id: productGroupId }
    const inState = { ...at, region_code: region }
    summed(counts, `${day} ${countryId} ${productGroupId} ${region} ${channel}`, (former) => ({
      ...inState,
      channel,
      ...addSteps(former ?? noSteps, steps)
    }))
    // a postal code without a place is a typo
    if (region === "") continue
    const zip = `${day} ${countryId} ${productGroupId} ${zipCode}`
    if (steps.empty > 0)
      summed(zips, zip, (former) => ({
        ...inState,
        zip_code: zipCode,
        empty: steps.empty + (former?.empty ?? 0)
      }))
    const seen = listsSeen(steps)
    if (seen > 0)
      summed(calls, zip, (former) => ({ ...at, zip_code: zipCode, calls: seen + (former?.calls ?? 0) }))
  }
  return { counts: [...counts.values()], zips: [...zips.values()], calls: [...calls.values()] }
})

const dayIn = (countryId: CountryId, at: number): string => isoOfDay(localTime(countryId, new Date(at)).day)

const make = Effect.gen(function* () {
  const places = yield* Places
  const steps = yield* writtenInBatches({
    keyOf: ({ day, countryId, productGroupId, zipCode, channel }: Waiting) =>
      `${day} ${countryId} ${productGroupId} ${zipCode} ${channel}`,
    together: (one, other) => ({ ...one, steps: addSteps(one.steps, other.steps) }),
    write: (waiting) => Effect.flatMap(rowsOf(places, waiting), addShopCounts)
  })
  const dealers = yield* writtenInBatches({
    keyOf: ({ day, dealer_id }: DealerCallRow) => `${day} ${dealer_id}`,
    together: (one, other) => ({ ...one, calls: one.calls + other.calls }),
    write: addDealerCalls
  })

  const put = ({ step, channel, ...place }: CountedStep, day: string) =>
    steps.put({ ...place, channel: channel ?? "", day, steps: { ...noSteps, [step]: 1 } })

  return {
    add: (counted: CountedStep, at: number) => put(counted, dayIn(counted.countryId, at)),
    addSearch: (search: CountedSearch, at: number) => {
      const day = dayIn(search.countryId, at)
      for (const step of stepsOfSearch(search)) put(step, day)
      for (const dealerId of search.dealerIds) dealers.put({ day, dealer_id: dealerId, calls: 1 })
    },
    flush: Effect.andThen(steps.flush, dealers.flush)
  }
})

/**
 * Counts the steps of this server process in memory, and stores them every five seconds and when the process ends
 * (rules figures.anonymous and dealer.calls).
 */
export const shopCountsLayer: Layer.Layer<ShopCounts, never, Places | SqlClient> = Layer.effect(
  ShopCounts,
  make
)
