import { Clock, Context, Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { CountryId } from "../../domain/place/country.ts"
import { isoOfDay } from "../../domain/price/local-day.ts"
import { momentOf } from "./day-terms.ts"
import type { Listing } from "./offer-list.ts"

interface PlaceSum {
  readonly countryId: CountryId
  readonly zipCode: string
  readonly productGroupId: number
  calls: number
}

interface DealerSum {
  readonly countryId: CountryId
  readonly dealerId: number
  calls: number
}

/** Days are those of the writing: a count may come some seconds into the next one. */
const addCounts = Effect.fnUntraced(function* (
  places: ReadonlyArray<Readonly<PlaceSum>>,
  dealers: ReadonlyArray<Readonly<DealerSum>>
) {
  const sql = yield* SqlClient
  const at = new Date(yield* Clock.currentTimeMillis)
  const dayIn = (countryId: CountryId) => isoOfDay(momentOf(countryId, at).today)
  const asked = places.map(({ countryId, zipCode, productGroupId, calls }) => ({
    country_id: countryId,
    zip_code: zipCode,
    day: dayIn(countryId),
    product_group_id: productGroupId,
    calls
  }))
  const shown = dealers.map(({ countryId, dealerId, calls }) => ({
    dealer_id: dealerId,
    day: dayIn(countryId),
    calls
  }))
  yield* sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`
        insert into offer_call
        select * from json_populate_recordset(null::offer_call, ${JSON.stringify(asked)}::json)
        order by country_id, zip_code, day, product_group_id
        on conflict (country_id, zip_code, day, product_group_id)
        do update set calls = offer_call.calls + excluded.calls`
      yield* sql`
        insert into dealer_call
        select n.* from json_populate_recordset(null::dealer_call, ${JSON.stringify(shown)}::json) n
        join dealer d on d.id = n.dealer_id order by n.dealer_id, n.day
        on conflict (dealer_id, day) do update set calls = dealer_call.calls + excluded.calls`
    })
  )
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient
  let places = new Map<string, PlaceSum>()
  let dealers = new Map<number, DealerSum>()

  const putPlace = (one: Readonly<PlaceSum>) => {
    const key = `${one.countryId} ${one.productGroupId} ${one.zipCode}`
    const known = places.get(key)
    if (known === undefined) places.set(key, { ...one })
    else known.calls += one.calls
  }
  const putDealer = (one: Readonly<DealerSum>) => {
    const known = dealers.get(one.dealerId)
    if (known === undefined) dealers.set(one.dealerId, { ...one })
    else known.calls += one.calls
  }

  const add = ({ ranked }: Pick<Listing, "ranked">) => {
    if (ranked === undefined || ranked.offers.length === 0) return
    const { countryId, zipCode, productGroupId } = ranked.calculation
    putPlace({ countryId, zipCode, productGroupId, calls: 1 })
    for (const { dealerId } of ranked.offers) putDealer({ countryId, dealerId, calls: 1 })
  }

  const flush = Effect.suspend(() => {
    const written = { places: [...places.values()], dealers: [...dealers.values()] }
    places = new Map()
    dealers = new Map()
    if (written.places.length === 0) return Effect.void
    // what could not be written waits for the next time
    return addCounts(written.places, written.dealers).pipe(
      Effect.provideService(SqlClient, sql),
      Effect.catch(() =>
        Effect.sync(() => {
          written.places.forEach(putPlace)
          written.dealers.forEach(putDealer)
        })
      )
    )
  })
  yield* Effect.forkScoped(Effect.repeat(flush, Schedule.spaced("30 seconds")))
  yield* Effect.addFinalizer(() => flush)

  return { add, flush }
})

/**
 * How often offers were shown, by postal code and by dealer, and nothing of who asked (rule dealer.calls): counts of this
 * copy, written down every half minute and when it ends.
 */
export class CallCounts extends Context.Service<
  CallCounts,
  { readonly add: (listing: Pick<Listing, "ranked">) => void; readonly flush: Effect.Effect<void> }
>()("server/offers/CallCounts") {
  static readonly layer: Layer.Layer<CallCounts, never, SqlClient> = Layer.effect(CallCounts, make)
}
